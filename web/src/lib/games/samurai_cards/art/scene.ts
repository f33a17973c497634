/** A village on a card around 0, 62 by 80: sun, hills, roofs, and the torii of a scored one. */

import { disc, form, ink, inks } from "../../../art/brush";
import { painted, together, type Drawing } from "../../../art/drawing";

function house(x: number, y: number, size: number): Drawing {
  const p = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  return [
    ...painted("paper", `${p(-7, 0)}! ${p(7, 0)}! ${p(7, 8)}! ${p(-7, 8)}!`, 1),
    ["wood", form(`${p(-2, 2)}! ${p(2.5, 2)}! ${p(2.5, 8)}! ${p(-2, 8)}!`)],
    ...painted(
      "wash",
      `${p(-12, 1)}! ${p(-5, -3)} ${p(0, -10)}! ${p(5, -3)} ${p(12, 1)}! ${p(0, 0)}`,
      1.2,
    ),
  ];
}

export const HILLS: Drawing = [
  ["mist", form("-31 14!  -20 2  -10 8  2 -4  14 6  22 0  31 10!  31 44!  -31 44!")],
  ["tint", form("-31 22!  -14 14  6 20  20 14  31 20!  31 44!  -31 44!")],
];

export const HOUSES: Drawing = [
  ...together([house(-17, 25, 0.9), house(16, 24, 1), house(-1, 30, 0.95)]),
  ["pine", inks("-29 38 1  -15 35.5 4  0 38 3  16 35 4  29 38 1")],
];

export const TORII: Drawing = [
  ["accent", disc(0, -6, 17)],
  [
    "ink",
    ink("-26 -14 2  -12 -11.5 5  0 -11 5.5  12 -11.5 5  26 -14 2") +
      inks(
        "-20 -2 3  0 -1.5 4  20 -2 3;-14 -11 4.5  -15 26 5.5;14 -11 4.5  15 26 5.5;0 -10 3  0 -2 3",
      ),
  ],
  ["wash", inks("-26 28 1  -10 26 3  6 28 3  26 26 1")],
];
