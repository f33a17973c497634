import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { contour, form, ink } from "../src/lib/art/brush";
import Back from "../src/lib/art/Back.svelte";
import Ground from "../src/lib/art/Ground.svelte";
import Sign from "../src/lib/art/Sign.svelte";
import { SIGNS, type SignName } from "../src/lib/art/signs";
import Stroke from "../src/lib/art/Stroke.svelte";
import { STROKES } from "../src/lib/art/strokes";
import { PATTERNS } from "../src/lib/art/stock";
import { CRESTS } from "../src/lib/core/crests";
import Banner from "../src/lib/games/hagakure/art/Banner.svelte";
import Chip from "../src/lib/games/hagakure/art/Chip.svelte";
import { EMBLEMS } from "../src/lib/games/hagakure/art/emblems";
import HagakureCard from "../src/lib/games/hagakure/art/Card.svelte";
import HagakureHome from "../src/lib/games/hagakure/art/Home.svelte";
import NinjanCard from "../src/lib/games/ninjan/art/Card.svelte";
import NinjanHome from "../src/lib/games/ninjan/art/Home.svelte";
import Figure from "../src/lib/games/samurai/art/Figure.svelte";
import Hex from "../src/lib/games/samurai/art/Hex.svelte";
import SamuraiHome from "../src/lib/games/samurai/art/Home.svelte";
import Screen from "../src/lib/games/samurai/art/Screen.svelte";
import Tile from "../src/lib/games/samurai/art/Tile.svelte";
import CardsHome from "../src/lib/games/samurai_cards/art/Home.svelte";
import Influence from "../src/lib/games/samurai_cards/art/Influence.svelte";
import Stone from "../src/lib/games/samurai_cards/art/Stone.svelte";
import Village from "../src/lib/games/samurai_cards/art/Village.svelte";

/** The signed area of the first loop of a path, from the ends of its curves. */
function winding(path: string): number {
  const loop = path.slice(1).split("M")[0];
  const ends = loop
    .split(/[A-Za-z]/)
    .map((part) =>
      part
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    )
    .filter((numbers) => numbers.length >= 2)
    .map((numbers) => numbers.slice(-2));
  return Math.sign(
    ends.reduce((sum, [x, y], n) => {
      const [nextX, nextY] = ends[(n + 1) % ends.length];
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}

describe("the brush", () => {
  it("winds every form the same way, so that shapes laid over each other leave no holes", () => {
    const clockwise = "0 0!  10 0!  10 10!  0 10!";
    const other = "0 0!  0 10!  10 10!  10 0!";
    expect(winding(form(clockwise))).toBe(winding(form(other)));
    expect(winding(form(clockwise))).toBe(winding(ink("0 5 4  10 5 4")));
    expect(winding(contour(clockwise))).toBe(winding(contour(other)));
    expect(winding(contour(clockwise))).toBe(winding(form(clockwise)));
  });

  it("makes a stroke as wide as it is pressed", () => {
    const heights = [
      ...ink("0 50 2  50 50 20  100 50 2").matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z])/g),
    ];
    const near = heights
      .filter(([, x]) => Math.abs(Number(x) - 50) < 8)
      .map(([, , y]) => Number(y));
    const width = Math.max(...near) - Math.min(...near);
    expect(width).toBeGreaterThan(16);
    expect(width).toBeLessThan(24);
  });
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each drawing takes its own
type Anything = Component<any>;

/** Every drawing with every kind that it knows, large and small. */
const PIECES: [string, Anything, Record<string, unknown>][] = [];
function add(name: string, piece: Anything, props: Record<string, unknown>): void {
  for (const small of [false, true]) {
    PIECES.push([`${name} ${JSON.stringify({ ...props, small })}`, piece, { ...props, small }]);
  }
}

for (const kind of ["helmet", "Buddha", "rice"]) {
  add("figure", Figure, { kind, stands: true, x: 0, y: 0, size: 20 });
  add("stone", Stone, { kind });
}
for (const kind of ["helmet", "Buddha", "rice", "samurai", "ship", "rider", "exchange", "swap"]) {
  for (const seat of [0, 3])
    add("tile", Tile, { kind, value: 2, seat, character: kind === "ship" });
}
for (const kind of ["helmet", "Buddha", "rice", "samurai"]) {
  for (const turned of [false, true])
    add("influence", Influence, { kind, value: 3, seat: 1, turned });
}
for (const symbols of [["rice"], ["helmet", "Buddha"], ["helmet", "Buddha", "rice"]]) {
  for (const turned of [false, true]) add("village", Village, { symbols, turned });
}
for (const kind of ["sea", "land", "village", "city", "Edo"]) {
  for (const variant of [0, 1, 2, 3, 4, 5, 6, 173]) add("hex", Hex, { kind, variant });
}
for (let number = 1; number <= 27; number++) {
  const kind = number < 18 ? "villager" : "samurai";
  add("card of Hagakure", HagakureCard, { kind, number, bonus: number === 18 });
}
add("card of Hagakure", HagakureCard, { kind: "fool" });
add("back of Hagakure", HagakureCard, {});
for (const chip of Object.keys(EMBLEMS)) {
  for (const state of ["left", "flying", "used"]) add("banner", Banner, { chip, state });
  add("chip", Chip, { chip });
}
for (const suit of [0, 1, 2]) {
  for (const value of [-6, -1, 1, 10]) add("card of Ninjan", NinjanCard, { suit, value });
}
add("back of Ninjan", NinjanCard, {});
for (const pattern of Object.keys(PATTERNS)) {
  add("back", Back, { pattern, cloth: "red", crest: CRESTS[0].path });
}
for (const name of Object.keys(SIGNS)) add("sign", Sign, { name: name as SignName });
for (const name of Object.keys(STROKES)) add("stroke", Stroke, { name });
for (const seat of [0, 7]) add("screen", Screen, { seat });
add("ground", Ground, {});
for (const home of [SamuraiHome, CardsHome, HagakureHome, NinjanHome]) add("home", home, {});

describe("every drawing", () => {
  it.each(PIECES)("%s is drawn wholly", (_, piece, props) => {
    const { body } = render(piece, { props });
    expect(body).not.toMatch(/NaN|undefined|Infinity/);
    expect(body).toMatch(/<(path|polygon|div)/);
  });

  it.each(PIECES)("%s can be shown many times over, and asks for nothing", (_, piece, props) => {
    const { body } = render(piece, { props });
    expect(body).not.toMatch(/ id=|url\(|<filter|<image|href=/);
  });

  it("shows different faces for different cards, large and small", () => {
    const faces = Array.from({ length: 27 }, (_, n) =>
      render(HagakureCard, {
        props: { kind: n < 17 ? "villager" : "samurai", number: n + 1 },
      }).body.replace(/<text[^]*?<\/text>/g, ""),
    );
    expect(new Set(faces).size).toBe(27);
  });
});

/** The colours of art.css by day and by night. */
function pigments(): Record<"day" | "night", Map<string, string>> {
  const css = readFileSync(new URL("../src/lib/art/art.css", import.meta.url), "utf8");
  const [day, night] = css.split('[data-theme="dark"]').map((part) => {
    const found = part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g);
    return new Map([...found].map(([, name, colour]) => [name, colour]));
  });
  return { day, night };
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
}

/** How far two colours are apart, as WCAG counts it. */
function contrast(one: number[], other: number[]): number {
  const light = (colour: number[]): number => {
    const [r, g, b] = colour.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe.each(["day", "night"] as const)("by %s", (time) => {
  const colour = (name: string): number[] => channels(pigments()[time].get(name)!);

  it.each([0, 1, 2, 3, 4, 5, 6, 7])("numbers can be read on the lacquer of seat %i", (seat) => {
    expect(contrast(colour(`lacquer-${seat}`), colour("on-lacquer"))).toBeGreaterThan(4.5);
  });

  it.each(["ai", "shu", "pine"])("numbers in %s can be read on paper", (pigment) => {
    const [one, other] = [colour(`pigment-${pigment}`), colour("sumi")];
    const number = one.map((channel, n) => channel * 0.8 + other[n] * 0.2);
    expect(contrast(number, colour("washi"))).toBeGreaterThan(4.5);
  });
});
