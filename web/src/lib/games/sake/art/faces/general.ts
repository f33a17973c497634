/** Pictures for cards that an owner of the box adds: one for each kind. */

import { disc, form } from "../../../../art/brush";
import { brush, strokes } from "../brush";
import { sun } from "../sun";
import { sakeSign } from "../writing";
import type { Face } from "./face";

/** Two blades crossed on their stand. */
export const weapon: Face = {
  close: [18, 0, 84],
  scene: [...sun(62, 40, 26, "haze"), ["mist", brush("2 79 8, 50 82 12, 98 78 8", 3)]],
  subject: [
    ["ink", brush("28 80 6.5, 40 68 5.5, 60 46 5, 80 24 4, 96 5 1.5")],
    ["ink", brush("96 80 6.5, 84 68 5.5, 64 46 5, 48 28 4, 33 9 1.5")],
    [
      "steel",
      brush("46 61 1, 60 46 2, 80 24 1.6, 92 10 .6") +
        brush("78 61 1, 64 46 2, 48 28 1.6, 37 14 .6"),
    ],
    ["ink", brush("36 62 3.5, 47 73 3.5") + brush("88 62 3.5, 77 73 3.5")],
    ["shu", strokes("31 77 2.4, 38 70 2.4", "93 77 2.4, 86 70 2.4")],
  ],
};

/** A bundle in a knotted cloth. */
export const item: Face = {
  close: [10, -2, 84],
  scene: [["mist", brush("2 79 8, 50 82 12, 98 78 8", 3)]],
  subject: [
    ["ink", form("20 62, 26 44, 42 34, 54 33, 68 36, 80 48, 84 64, 76 78, 52 81, 28 78")],
    ["pine", form("24 62, 29 47, 43 38, 54 37, 66 40, 77 50, 80 64, 74 74, 52 77, 30 74")],
    ["ink", form("52 36, 40 28, 28 30!, 34 18, 48 20, 53 30, 60 18, 74 14!, 72 28, 60 30")],
    [
      "pine",
      form("51 33, 42 25, 33 27!, 37 21, 46 23, 53 33") +
        form("56 31, 62 21, 71 18!, 69 26, 60 28"),
    ],
    [
      "light",
      disc(40, 54, 3) + disc(60, 50, 3) + disc(50, 66, 3) + disc(68, 64, 3) + disc(33, 67, 3),
    ],
  ],
  detail: [["ink", strokes("52 38 .8, 44 44 1.4, 38 48 .5", "55 38 .8, 62 43 1.4, 70 46 .5")]],
};

/** A circle in one breath of the brush. */
export const event: Face = {
  close: [10, -2, 84],
  scene: [["mist", brush("6 78 8, 50 81 12, 96 77 8", 3)]],
  subject: [
    [
      "ink",
      brush(
        "40 70 4, 26 58 9, 25 38 10, 38 20 9, 56 15 8, 74 24 7, 80 42 6, 74 60 5, 60 70 3.5, 50 72 1.5",
        4,
      ),
    ],
    ["shu", form("73 64!, 87 63!, 88 77!, 74 78!")],
  ],
  detail: sakeSign(75, 65, 11, "light"),
};

/** A hand that says stop. */
export const interrupt: Face = {
  close: [12, -2, 84],
  scene: [["mist", brush("6 78 8, 50 81 12, 96 77 8", 3)], ...sun(52, 38, 30, "haze")],
  subject: [
    [
      "ink",
      form(
        "36 48, 35 20, 38 15, 42 20, 44 38!, 45 10, 49 5, 53 10, 53 37!, 56 12, 60 8, 64 13, 62 40!, 66 22, 70 19, 73 24, 70 50, 66 62, 62 68!, 63 84!, 40 84!, 40 68!, 30 56, 22 44, 25 39, 31 42",
      ),
    ],
    [
      "skin",
      form(
        "38.5 52!, 37.5 21, 38.5 19, 40 22, 42.5 44!, 47 43!, 47.5 10, 49 8, 51 11, 51 42!, 55.5 42!, 58 13, 60 11, 61.7 14, 59.5 44!, 64 45!, 68 24, 69.5 22.5, 70.7 25, 68 50, 64 61, 59.5 67!, 60 84!, 43 84!, 43 67!, 33 55, 25.5 44, 27 42, 33 47",
      ),
    ],
    ["plum", form("36 74!, 66 74!, 68 86!, 34 86!")],
  ],
  detail: [["soft", strokes("45 58 .5, 52 54 1.2, 60 56 .5", "46 66 .5, 50 60 1.2, 60 62 .5")]],
};
