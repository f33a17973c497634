/** Under a roof: the inn and the distillery. */

import { disc, form } from "../../../../art/brush";
import { brush, strokes } from "../brush";
import { lantern } from "../motifs";
import { sakeSign } from "../writing";
import type { Place } from "./place";

const LANTERNS = [
  [30, 38, 7],
  [130, 38, 7],
  [52, 34, 5],
  [108, 34, 5],
] as const;

/** The door of the inn: a dark eave, lanterns, a blue curtain, and light behind it. */
export const inn: Place = {
  close: [35, 90],
  far: [
    ["wash", brush("0 12 8, 60 6 14, 160 14 8", 4)],
    ["wood", form("14 26!, 146 26!, 146 92!, 14 92!")],
    [
      "soft",
      strokes(
        "24 30 1, 24 90 1.6",
        "40 30 1, 40 90 1.6",
        "120 30 1, 120 90 1.6",
        "136 30 1, 136 90 1.6",
      ),
    ],
    ["light", form("48 30!, 112 30!, 112 92!, 48 92!")],
    ["ochre", form("56 60!, 104 60!, 104 92!, 56 92!")],
  ],
  near: [
    ["ink", form("72 92!, 74 74, 72 68, 76 62, 80 60, 84 62, 88 68, 86 74, 89 92!")],
    ["ink", form("-4 24!, 10 16, 80 8, 150 16, 164 24!, 164 30!, 80 22, -4 30!")],
    ["ink", brush("46 26 4, 46 60 4.5, 45 92 5") + brush("114 26 4, 114 60 4.5, 115 92 5")],
    ["ink", brush("44 33 2.6, 80 32 3, 116 33 2.6")],
    [
      "ai",
      form("48 34!, 62 34!, 62.5 60, 61 64!, 48 63!") +
        form("64 34!, 79 34!, 79 62, 78 65!, 64 64!") +
        form("81 34!, 96 34!, 96 62, 95 64!, 82 65!") +
        form("98 34!, 112 34!, 112 62!, 99 64!"),
    ],
    ...LANTERNS.flatMap(([x, y, size]) => lantern(x, y, size)),
  ],
  detail: [
    [
      "light",
      disc(71.5, 47, 4.5) + disc(71.5, 47, 2.2) + disc(88.5, 47, 4.5) + disc(88.5, 47, 2.2),
    ],
    ["light", strokes("52 38 .4, 54 50 1, 53 62 .4", "108 38 .4, 106 50 1, 107 62 .4")],
    ["ink", strokes("0 22 .6, 80 13.5 1.4, 160 22 .6")],
    ["paper", strokes("20 19.5 .4, 80 12 .9, 140 19.5 .4")],
    ["soft", brush("10 88 3, 40 90 4, 62 88 1.5") + brush("98 88 1.5, 124 90 4, 152 88 3")],
    ["ink", brush("76 66 .8, 70 70 1.5, 68 76 1") + brush("84 68 .8, 94 62 1.6, 102 52 .6")],
  ],
};

const cask = (x: number, y: number) =>
  form(
    `${x - 13} ${y - 13}!, ${x} ${y - 15}, ${x + 13} ${y - 13}!, ${x + 15} ${y}, ${x + 12} ${y + 13}!, ${x} ${y + 15}, ${x - 12} ${y + 13}!, ${x - 15} ${y}`,
  );
const caskFace = (x: number, y: number) =>
  form(
    `${x - 11} ${y - 10}!, ${x} ${y - 11.5}, ${x + 11} ${y - 10}!, ${x + 12.5} ${y}, ${x + 10} ${y + 10.5}!, ${x} ${y + 12}, ${x - 10} ${y + 10.5}!, ${x - 12.5} ${y}`,
  );
const CASKS = [
  [30, 74],
  [62, 76],
  [94, 74],
  [46, 47],
  [78, 48],
  [62, 20],
] as const;

/** The distillery: casks stacked high, a steaming vat, the cedar ball under the beam. */
export const distillery: Place = {
  close: [20, 90],
  far: [
    ["wash", form("-2 -2!, 162 -2!, 162 92!, -2 92!")],
    ["wood", form("-2 4!, 162 0!, 162 10!, -2 14!")],
    ["ink", brush("-2 13 2, 80 11 3, 162 9 2")],
    [
      "paper",
      brush("126 54 3, 119 44 6, 128 34 7, 121 24 6, 128 12 2", 3) +
        brush("141 54 3, 147 45 5, 140 36 6, 147 26 5, 142 14 2", 3),
    ],
  ],
  near: [
    ["ink", CASKS.map(([x, y]) => cask(x, y)).join("")],
    ["light", CASKS.map(([x, y]) => caskFace(x, y)).join("")],
    ["shu", CASKS.map(([x, y]) => disc(x, y, 5.5)).join("")],
    ["ink", form("110 54!, 158 54!, 155 92!, 113 92!")],
    ["wood", form("113.5 60!, 154.5 60!, 152 92!, 116 92!")],
    ["ink", strokes("112 70 2.4, 134 73 3.2, 156 70 2.4", "113 84 2.4, 134 87 3.2, 155 84 2.4")],
    ["pine", disc(96, 26, 11)],
  ],
  detail: [
    [
      "ink",
      CASKS.map(([x, y]) =>
        strokes(
          `${x - 12} ${y - 6.5} .6, ${x} ${y - 8} 1.4, ${x + 12} ${y - 6.5} .6`,
          `${x - 12} ${y + 7} .6, ${x} ${y + 8.5} 1.4, ${x + 12} ${y + 7} .6`,
        ),
      ).join(""),
    ],
    ...CASKS.flatMap(([x, y]) => sakeSign(x - 3.6, y - 3.6, 7.2, "light")),
    ["soft", strokes("124 60 .6, 125 90 1.1", "134 60 .6, 134 90 1.1", "144 60 .6, 143 90 1.1")],
    [
      "ink",
      brush("96 10 .8, 96 16 .8") +
        strokes(
          "90 20 .4, 93 26 1, 91 32 .4",
          "97 17 .4, 98 26 1, 96 36 .4",
          "103 21 .4, 101 27 1, 103 31 .4",
        ),
    ],
  ],
};
