/** What stands on a hex, around 0: waves, grass, hills and trees, the roofs of a settlement. */

import { disc, form, ink, inks } from "../../../art/brush";

function wave(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number, w: number): string =>
    `${x + dx * size} ${y + dy * size} ${w * size}`;
  return ink(
    [at(-10, 1, 0.2), at(-5, -2, 1.4), at(0, 1, 1.2), at(5, -2, 1.4), at(10, 1, 0.2)].join("  "),
  );
}

export const WAVES = [
  wave(-6, -8, 1) + wave(7, 6, 0.9) + wave(-8, 15, 0.6),
  wave(5, -10, 0.8) + wave(-5, 4, 1.1) + wave(9, 15, 0.6),
  wave(-8, -2, 0.7) + wave(8, -13, 0.7) + wave(5, 11, 1),
  wave(0, 0, 1.2),
];

function tuft(x: number, y: number): string {
  return inks(
    `${x} ${y} 1.2  ${x - 2.5} ${y - 5} 0.2;${x} ${y} 1.4  ${x + 0.5} ${y - 7} 0.2;${x} ${y} 1.2  ${x + 3.5} ${y - 4} 0.2`,
  );
}

function pine(x: number, y: number): string {
  const cloud = (dx: number, dy: number, r: number): string => disc(x + dx, y + dy, r, r * 0.5);
  return (
    ink(`${x - 1} ${y} 2  ${x + 1} ${y - 6} 1.4  ${x - 1} ${y - 12} 0.8`) +
    cloud(-3, -6, 4.5) +
    cloud(4, -8, 4.5) +
    cloud(-1, -12.5, 4)
  );
}

function hill(x: number, y: number, size: number): string {
  return (
    ink(
      `${x - 12 * size} ${y} 0.4  ${x - 4 * size} ${y - 9 * size} 1.8  ${x} ${y - 11 * size} 1  ${x + 5 * size} ${y - 7 * size} 2  ${x + 13 * size} ${y} 0.3`,
    ) +
    inks(
      `${x - 1} ${y - 8 * size} 0.3  ${x - 3 * size} ${y - 3 * size} 1.2;${x + 2 * size} ${y - 8 * size} 0.3  ${x + 5 * size} ${y - 3 * size} 1`,
    )
  );
}

export const LANDS = [
  tuft(-10, -6) + tuft(9, 9),
  pine(-8, 2) + tuft(11, 13),
  hill(0, 5, 1.1),
  tuft(8, -8) + tuft(-6, 14) + tuft(-13, 0),
  pine(7, 0) + pine(-7, 15),
  hill(-4, -4, 0.8) + tuft(9, 15),
  inks(
    "-16 -2 0.4  -5 -4 1.2  8 -2 0.4;-10 5 0.4  2 3 1.2  15 5 0.4;-13 12 0.4  -2 10 1.2  10 12 0.4",
  ),
];

function house(x: number, y: number, size: number): string {
  const p = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  return (
    form(`${p(-7, 0)}! ${p(-3, -2)} ${p(0, -6)}! ${p(3, -2)} ${p(7, 0)}! ${p(0, -1)}`) +
    form(
      `${p(-4.5, 0)}! ${p(4.5, 0)}! ${p(4.5, 4)}! ${p(1.5, 4)}! ${p(1.5, 1)}! ${p(-1.5, 1)}! ${p(-1.5, 4)}! ${p(-4.5, 4)}!`,
    )
  );
}

export const HOUSES = {
  village: house(-17, -9, 0.8) + house(17, -9, 0.8) + house(0, -21, 0.75),
  city: house(-14, -14, 0.7) + house(0, -20, 0.8) + house(14, -14, 0.7),
  Edo: house(-14, -14, 0.6) + house(14, -14, 0.6) + house(0, -18, 0.8) + house(0, -21.5, 0.5),
};

/** The joints of a city's wall. */
export const STONES = [0, 60, 120, 180, 240, 300]
  .flatMap((side) =>
    [-18, -6, 6, 18].map((step) => {
      const angle = (side * Math.PI) / 180;
      const at = (r: number, along: number): string =>
        `${(r * Math.cos(angle) - along * 0.66 * Math.sin(angle)).toFixed(1)} ${(r * Math.sin(angle) + along * 0.66 * Math.cos(angle)).toFixed(1)}`;
      return `M${at(21.5, step)}L${at(25.2, step)}`;
    }),
  )
  .join("");
