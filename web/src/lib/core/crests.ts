/** The crests of the seats: figures of 24 by 24, filled with even-odd. */

import { form, inks } from "../art/brush";

/** A circle as a path, for crests made of round petals. */
function disc(x: number, y: number, radius: number): string {
  const r = radius;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Five petals around a centre. */
function blossom(): string {
  const petals = [0, 1, 2, 3, 4].map((petal) => {
    const angle = ((petal * 72 - 90) * Math.PI) / 180;
    return disc(round(12 + 4.9 * Math.cos(angle)), round(12 + 4.9 * Math.sin(angle)), 2.75);
  });
  return petals.join("") + disc(12, 12, 1.6);
}

/** A crane on one leg, its neck bent: shapes with a little air between them, as on cloth. */
function crane(): string {
  return (
    inks("9.5 11.9 2.3 7.6 9.5 2 7.9 6.5 1.6 10.2 4.9 2 11.9 5.4 1.4;12.6 5.4 1.3 16.4 6.8 0.2") +
    form(
      "9.1 13.3! 10.7 11 14.4 10.3 17.8 12.4 20.4 17.1! 17.5 16.2 15.6 16.9! 12.1 16.4 9.7 15.2",
    ) +
    inks("12.6 17.3 1.2 12.3 19.4 0.9 12.1 20.9 1.1")
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export const CRESTS: { name: string; path: string }[] = [
  {
    name: "wave",
    path: "M3.5 15c1.6-5.5 5-8.5 9-8.5 3.6 0 5.8 2.1 5.8 4.6 0 2-1.4 3.4-3.1 3.4-1.4 0-2.4-.9-2.4-2.1 0-1 .7-1.7 1.6-1.7-.4-.8-1.1-1.2-2.1-1.2-2 0-3.3 1.8-3.3 4 0 1.9.9 3.2 2.2 4h6.300c1.1 0 2-.3 2.8-.9-.9 1.7-2.3 2.9-4 2.900H7.500c-1.9 0-3.3-1.6-4-4.500z",
  },
  {
    name: "bamboo",
    path: "M11.2 3.500h1.600v4.600h-1.600zM11.2 9h1.600v5.200h-1.600zM11.2 15.100h1.600v5.400h-1.600zM13.3 9.600c1.3-2.5 3.2-3.7 6-3.9-.8 2.8-2.8 4.3-6 3.900zM10.7 12.800c-1.3-2.5-3.2-3.7-6-3.9.8 2.8 2.8 4.3 6 3.900zM13.3 15.900c1.3-2.5 3.2-3.7 6-3.9-.8 2.8-2.8 4.3-6 3.900z",
  },
  { name: "crane", path: crane() },
  {
    name: "mountain",
    path: "M2.8 17.5 9.7 6.300c.5-.8 1.4-.8 1.9 0l2.3 3.8 1.2-1.700c.5-.7 1.3-.7 1.8 0l5 9.100c-6 1.7-13 1.7-19.1 0zM8.3 11.200l1.3 1.2 1.1-1 1.2 1.1 1.1-1-2.3-3.600z",
  },
  { name: "plum", path: blossom() },
  {
    name: "fan",
    path: "M3.2 11.200C5.3 7.5 8.4 5.5 12 5.500s6.7 2 8.8 5.700L13.3 17c.2 1.1-.4 2-1.3 2s-1.5-.9-1.3-2zM7.3 9.900l3.5 4.7.6-.3-2.7-5.200zM11.6 8.300h.8l.3 5.700h-1.400zM16.7 9.900l-1.4-.8-2.7 5.2.6.3z",
  },
  {
    name: "moon",
    path: "M14.5 3.800a8.6 8.6 0 1 0 5.7 11.6 7 7 0 1 1-5.7-11.600z",
  },
  {
    name: "arrow",
    path: "M12 3.200l3.6 5.300h-2.700v6.100l3 2.600v3.400L12 17.900l-3.9 2.700v-3.400l3-2.600V8.500H8.400z",
  },
];
