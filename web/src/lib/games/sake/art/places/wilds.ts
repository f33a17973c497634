/** Where nobody lives: the grove and the bridge. */

import { form } from "../../../../art/brush";
import { brush, drop, strokes } from "../brush";
import { sun } from "../sun";
import type { Place } from "./place";

const leaves = (x: number, y: number, size: number) =>
  [20, 55, 95, 140, 165]
    .map((angle, n) => drop(x, y, angle, size * (0.8 + (n % 3) * 0.2), size * 0.16))
    .join("");

/** A stem of bamboo with its knots. */
const stem = (x: number, width: number, lean: number) =>
  [0, 1, 2, 3, 4]
    .map((n) => {
      const top = -6 + n * 20;
      const at = (y: number) => x + (lean * (90 - y)) / 90;
      return brush(
        `${at(top)} ${top} ${width * 1.12}, ${at(top + 4)} ${top + 4} ${width}, ${at(top + 15)} ${top + 15} ${width}, ${at(top + 18.5)} ${top + 18.5} ${width * 1.15}`,
      );
    })
    .join("");

/** Bamboo, so thick that no arrow gets through. */
export const grove: Place = {
  close: [36, 90],
  far: [
    [
      "mist",
      stem(14, 5, 2) +
        stem(38, 4, -2) +
        stem(62, 4, 3) +
        stem(98, 4, -1) +
        stem(122, 5, 2) +
        stem(148, 4, 1),
    ],
    ["wash", stem(26, 6, 4) + stem(76, 5, -3) + stem(110, 6, 2) + stem(156, 5, -4)],
    ["light", form("46 92!, 62 80, 70 70, 74 60!, 79 60!, 84 70, 92 80, 108 92!")],
    ["mist", brush("-4 66 8, 50 60 18, 110 66 16, 164 60 8", 4)],
  ],
  near: [
    ["pine", stem(50, 8, 6) + stem(98, 9, -5)],
    ["ink", stem(12, 11, 5) + stem(136, 12, -6)],
    ["pine", leaves(40, 14, 22) + leaves(118, 20, 24) + leaves(66, 4, 18)],
    ["ink", leaves(24, 32, 22) + leaves(132, 6, 24) + leaves(150, 46, 18)],
  ],
  detail: [
    [
      "light",
      strokes(
        "13 4 .5, 12 10 1.4",
        "13 24 .5, 12 32 1.4",
        "12 64 .5, 12 70 1.4",
        "133 8 .5, 132 14 1.4",
        "134 48 .5, 134 54 1.4",
        "135 68 .5, 135 76 1.4",
      ),
    ],
    ["soft", brush("4 90 4, 30 87 6, 54 91 2") + brush("92 91 2, 130 87 6, 160 90 4")],
    [
      "soft",
      strokes(
        "66 86 .4, 76 84 1.4, 88 86 .4",
        "71 75 .3, 76 74 1, 82 75 .3",
        "74 67 .2, 77 66.5 .7, 80 67 .2",
      ),
    ],
  ],
};

const PLANKS = Array.from({ length: 15 }, (_, n) => {
  const t = (n + 0.5) / 15;
  return { x: 40 + 80 * t, y: 44 + 20 * 4 * t * (1 - t) };
});

/** A bridge of ropes over a gorge, with no room to step aside. */
export const bridge: Place = {
  close: [35, 90],
  far: [
    ...sun(112, 22, 15, "shu"),
    [
      "wash",
      form(
        "-2 92!, -2 50!, 20 34, 34 48, 52 30, 68 52, 84 62, 100 50, 116 34, 130 50, 146 36, 162 46!, 162 92!",
      ),
    ],
    ["mist", brush("-4 70 10, 50 74 20, 110 70 20, 164 76 10", 4)],
  ],
  near: [
    ["ink", form("-2 40!, 14 40, 36 42!, 40 50, 36 62, 40 74, 34 92!, -2 92!")],
    ["ink", form("162 38!, 146 40, 124 42!, 120 50, 125 60, 120 74, 127 92!, 162 92!")],
    [
      "wood",
      PLANKS.map(({ x, y }) =>
        form(
          `${x - 2.4} ${y - 2}!, ${x + 1.8} ${y - 2}!, ${x + 2.6} ${y + 4}!, ${x - 2} ${y + 4}!`,
        ),
      ).join(""),
    ],
    [
      "ink",
      brush("30 30 2, 50 44 1.6, 80 51 1.6, 110 44 1.6, 130 30 2") +
        brush("36 47 1.6, 58 62 2, 80 68.5 2.2, 102 62 2, 124 47 1.6"),
    ],
    ["ink", brush("32 46 4, 31 26 4.5") + brush("128 46 4, 129 26 4.5")],
    [
      "ink",
      form("74 62!, 76 50, 74 44, 78 39, 83 40, 85 46, 84 52, 88 62!, 84 62!, 80 55, 78 62!"),
    ],
    ["shu", brush("75.5 52 1.6, 80 53 2.2, 84.5 52 1.6")],
    ["ink", form("71 39!, 78 35, 81 31!, 84 35, 91 39!, 81 41.5")],
  ],
  detail: [
    [
      "ink",
      PLANKS.filter((_, n) => n % 2 === 0)
        .map(({ x, y }) => brush(`${x} ${y - 13} .5, ${x + 0.5} ${y - 6} .8, ${x} ${y} .5`))
        .join(""),
    ],
    [
      "paper",
      strokes(
        "6 50 .6, 18 52 1.6, 30 50 .6",
        "4 64 .6, 16 68 1.6, 28 66 .6",
        "134 52 .6, 146 54 1.6, 156 51 .6",
        "132 68 .6, 144 71 1.6, 156 68 .6",
      ),
    ],
    [
      "pine",
      drop(8, 40, 250, 14, 5) +
        drop(14, 41, 290, 12, 5) +
        drop(150, 40, 260, 14, 5) +
        drop(156, 40, 300, 11, 5),
    ],
    ["ink", brush("84 48 1, 94 44 1.3, 104 36 .4")],
    [
      "soft",
      strokes(
        "60 22 .4, 63 20 1, 66 22.5 .4, 69 20 1, 72 21.5 .4",
        "46 14 .3, 48.5 12.5 .8, 51 14.5 .3, 53.5 12.5 .8, 56 14 .3",
      ),
    ],
  ],
};
