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

/** What a piece of land is, which gives it its tint, and what grows there. */
export type Country = "meadow" | "wood" | "hill" | "paddy";

export const LANDS: { country: Country; growth: string }[] = [
  { country: "meadow", growth: tuft(-10, -6) + tuft(9, 9) + tuft(5, -13) },
  { country: "wood", growth: pine(-9, 1) + pine(8, 15) + tuft(11, -7) },
  { country: "hill", growth: hill(0, 5, 1.1) + hill(-7, 17, 0.6) },
  { country: "paddy", growth: paddies() },
  { country: "meadow", growth: tuft(8, -8) + tuft(-6, 14) + tuft(-13, 0) },
  { country: "wood", growth: pine(7, -1) + pine(-8, 13) + pine(12, 18) },
  { country: "hill", growth: hill(-4, -4, 0.8) + hill(6, 13, 0.7) },
];

/** Flooded fields, one below the other, with young rice in them. */
function paddies(): string {
  const dykes =
    "-19 -8 0.5  -6 -11 1.3  8 -9 1.1  19 -11 0.5;-20 3 0.5  -4 0 1.4  9 2 1.2  20 0 0.5;-18 14 0.5  -3 11 1.4  8 13 1.2  18 11 0.5";
  const plants = [
    [-11, -3],
    [-3, -4],
    [6, -2],
    [13, -4],
    [-13, 8],
    [-5, 7],
    [4, 8],
    [12, 7],
  ].map(
    ([x, y]) => `${x} ${y} 1.1  ${x - 1.2} ${y - 3.2} 0.2;${x} ${y} 1.1  ${x + 1.4} ${y - 3} 0.2`,
  );
  return inks([dykes, ...plants].join(";"));
}

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
