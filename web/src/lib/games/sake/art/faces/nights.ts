/** Events of the night: the cherry tree, and lanterns that go out. */

import { disc, form } from "../../../../art/brush";
import { blossom, brush, drop, strokes } from "../brush";
import { sakeSign } from "../writing";
import type { Face } from "./face";

/** A branch of the cherry tree before the spring moon. */
export const sakuragi: Face = {
  close: [14, -4, 86],
  scene: [
    ["light", disc(62, 38, 29)],
    ["mist", brush("0 80 7, 50 82 12, 100 78 7", 3)],
    [
      "sakura",
      drop(20, 62, 30, 5, 2.2) +
        drop(84, 74, 150, 5, 2.2) +
        drop(48, 76, 20, 4.5, 2) +
        drop(10, 44, 60, 4, 2),
    ],
  ],
  subject: [
    ["ink", brush("-2 74 9, 14 64 7.5, 24 52 6.5, 42 46 5, 58 34 4, 76 32 2.6, 92 22 1.2", 3)],
    [
      "ink",
      brush("26 53 4.5, 30 38 3.6, 40 24 2.6, 42 10 1.2") + brush("50 41 3, 64 48 2.4, 74 60 1.2"),
    ],
    [
      "sakura",
      blossom(43, 16, 10, 8) +
        blossom(60, 31, 11, 30) +
        blossom(80, 28, 10, 0) +
        blossom(72, 54, 10, 50) +
        blossom(32, 36, 8, 20),
    ],
    [
      "shu",
      disc(43, 16, 1.8) +
        disc(60, 31, 2) +
        disc(80, 28, 1.8) +
        disc(72, 54, 1.8) +
        disc(32, 36, 1.5),
    ],
  ],
  detail: [
    ["sakura", disc(91, 21, 2.4) + disc(52, 44, 2.2) + disc(48, 4, 2) + disc(64, 64, 2)],
    [
      "shu",
      strokes(
        "60 31 .4, 63 25 .8",
        "60 31 .4, 55 27 .8",
        "80 28 .4, 84 24 .8",
        "72 54 .4, 77 57 .8",
        "43 16 .4, 39 11 .8",
      ),
    ],
  ],
};

/** The lantern is out; only the moon looks in. */
export const lanterns: Face = {
  close: [12, -3, 86],
  scene: [
    ["ink", form("-2 -2!, 102 -2!, 102 6!, 70 9, 30 8, -2 12!")],
    ["wash", form("-2 12!, 30 8, 70 9, 102 6!, 102 86!, -2 86!")],
    ["light", form("86 22!, 94 28, 95 40, 87 46!, 90 38, 90 30")],
    ["wash", brush("70 60 5, 84 56 10, 102 60 6", 3) + brush("-2 70 6, 14 66 10, 30 70 4", 3)],
  ],
  subject: [
    ["soft", brush("51 12 1.6, 58 6 3, 51 0 3.4, 57 -8 2")],
    [
      "ink",
      form(
        "42 14!, 62 14!, 61 20!, 70 26, 78 38, 79 50, 73 63, 61 70!, 62 77!, 42 77!, 43 70!, 31 63, 25 50, 26 38, 34 26, 43 20!",
      ),
    ],
    [
      "soft",
      form(
        "45 23, 59 23, 69 29.5, 75 40, 75.5 50, 70 60.5, 58 67, 46 67, 34 60.5, 28.5 50, 29 40, 35 29.5",
      ),
    ],
    [
      "ink",
      strokes(
        "31 33 1, 52 36.5 2, 73 33 1",
        "28 44 1.2, 52 48 2.2, 76 44 1.2",
        "31 56 1, 52 60 2, 73 56 1",
      ),
    ],
    ["shu", form("46 77!, 58 77!, 60 86, 52 90, 44 86")],
  ],
  detail: [
    ["ink", brush("52 6 1.2, 52 14 1.2")],
    ["mist", form("60 23, 69 29.5, 75 40, 75.5 50, 70 60.5, 60 66, 66 50, 66 38")],
    ["ochre", disc(52, 71.5, 1)],
    ["ink", strokes("48 79 .5, 47.5 86 .9", "52 79 .5, 52 88 .9", "56 79 .5, 56.5 86 .9")],
    ...sakeSign(40, 34, 24, "ink"),
  ],
};
