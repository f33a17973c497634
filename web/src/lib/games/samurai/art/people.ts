/** What the other tiles show, on a paper of 100 by 100; `accent` is the colour of the seat. */

import { disc, form, ink, inks } from "../../../art/brush";
import { painted, type Drawing } from "../../../art/drawing";

/** A samurai in the winged vest of his rank, the long sword behind his shoulder. */
export const SAMURAI: Drawing = [
  ["ink", inks("10 56 4  50 34 8  96 4 2;4 60 9  16 53 9")],
  ["steel", ink("18 51 2.5  50 33.5 4  92 7 1")],
  ["gold", inks("15 44 5  22 56 5")],
  ...painted("accent", "50 54!  68 50  99 56!  88 72  80 98!  20 98!  12 72  1 56!  32 50", 3),
  ["paper", form("38 50!  50 72!  62 50!  55 96!  45 96!")],
  ["ink", inks("37 48 2  44 64 3.2  56 84 3;63 48 2  57 64 3.2  48 80 2")],
  ["ink", inks("26 62 1.5  30 80 3  28 96 2;74 62 1.5  70 80 3  72 96 2")],
  ["paper", disc(22, 72, 4.5) + disc(78, 72, 4.5)],
  ...painted("skin", "50 14  62 18  67 30  64 44  56 54  50 56  44 54  36 44  33 30  38 18", 2.8),
  [
    "ink",
    form("31 36!  30 22  40 11  50 9  60 11  70 22  69 36!  64 28  64 22  50 18  36 22  36 28"),
  ],
  ["ink", inks("50 14 8  47 4 10  56 1 7  62 5 2")],
  [
    "ink",
    inks(
      "36 30 1.5  42 28 4  47 32 2;64 30 1.5  58 28 4  53 32 2;40 36 1  46 36 2.6;60 36 1  54 36 2.6;50 35 1  48 42 1.8  52 43 1;44 49 1  50 47.5 2.6  56 49 1",
    ),
  ],
];

export const SMALL_SAMURAI: Drawing = [
  ["ink", inks("4 62 10  50 36 10  97 4 5")],
  ["steel", ink("20 53 3  92 8 3")],
  ...painted("accent", "50 54!  68 50  99 56!  86 76  82 98!  18 98!  14 76  1 56!  32 50", 5),
  ["paper", form("36 50!  50 76!  64 50!  56 96!  44 96!")],
  ["ink", inks("37 50 4  56 84 5;63 50 4  50 72 4")],
  ...painted("skin", "50 14  64 20  66 36  58 52  50 55  42 52  34 36  36 20", 5),
  ["ink", form("30 38!  28 20  40 9  60 9  72 20  70 38!  62 26  38 26")],
  ["ink", inks("50 12 11  48 2 12  62 4 5")],
];

/** A ship before the wind: a full sail with the red sun, high stern, waves under the bow. */
export const SHIP: Drawing = [
  ["ink", inks("48 2 3  49 74 5;14 15 3  48 11 4  84 15 3")],
  ...painted("paper", "16 16!  48 12  82 16!  90 34  84 58!  48 52  14 58!  8 36", 3),
  ["ink", inks("32 15 1  28 35 2  31 54 1;66 15 1  71 35 2  68 54 1")],
  ["accent", disc(49, 34, 13)],
  ...painted("wood", "3 58!  14 70  50 74  80 68  98 52!  94 74  80 88  50 90  20 88  10 78", 3),
  ["gold", inks("14 75 1.5  50 79.5 3  86 73 1.5")],
  ["ink", inks("24 84 1  50 86 2  76 83 1")],
  ["ink", inks("1 92 3  14 84 7  28 93 6  44 86 7  60 93 6  76 85 7  99 92 3")],
  [
    "ai",
    inks(
      "2 92 1  14 86 4  28 94 3.5  44 88 4  60 94 3.5  76 87 4  97 92 1;14 99 1  30 97 3  46 99 3  64 97 3  84 99 1",
    ),
  ],
];

export const SMALL_SHIP: Drawing = [
  ["ink", ink("49 2 6  49 70 7")],
  ...painted("paper", "14 12!  49 8  84 12!  92 32  86 58!  49 52  12 58!  6 32", 5.5),
  ["accent", disc(49, 33, 15)],
  ...painted("wood", "1 58!  20 70  50 72  80 68  99 52!  92 78  78 90  22 90  8 78", 5.5),
  ["ai", ink("2 97 4  18 92 8  34 98 8  50 92 8  66 98 8  82 92 8  98 97 4")],
];

/** A rider at full gallop, banner on the back. */
const HORSE =
  "96 28  99 34  93 38  86 37  80 40  77 48  76 56  70 62  54 63  40 62  28 64  18 60  16 50  24 44  38 44  54 46  62 40  70 28  80 18  83 12!  86 18  92 21";
const LEGS =
  "72 56 9  86 64 7  96 60 4  99 66 5;66 58 9  76 74 6  72 86 4  78 90 5;26 54 13  18 72 7  6 78 4  1 87 5;34 58 11  38 76 6  26 88 4  24 96 5";

export const RIDER: Drawing = [
  ["ink", inks("30 4 2  35 30 3  38 44 3")],
  ...painted("accent", "31 4!  10 4  4 10!  8 22  4 34!  20 32  35 34!", 2.6),
  ["paper", disc(18, 19, 6)],
  ["ink", inks("18 50 6  8 46 9  2 56 6  0 70 1")],
  ["ink", inks(LEGS)],
  ...painted("wood", HORSE, 3),
  ["ink", inks("80 18 7  70 28 10  62 42 7;76 24 3  66 22 5  60 26 1;70 32 3  60 31 5  54 36 1")],
  ["ink", disc(87, 26, 1.8)],
  ["ink", inks("94 34 1  80 33 2  62 46 2  54 42 1")],
  ...painted("accent", "44 24!  56 22  60 36  64 48  58 58!  52 60!  48 50  38 46  38 32", 2.6),
  ["ink", inks("54 30 5  66 38 5  68 42 3;52 50 6  56 62 6  62 68 4")],
  ...painted("skin", "48 14!  58 14!  58 22  52 25  47 22", 2),
  ...painted("ink", "36 17!  52 3  68 15!  52 18", 1.5),
  ["gold", ink("40 15.5 1  52 9 3  63 14 1")],
];

export const SMALL_RIDER: Drawing = [
  ["ink", ink("32 2 5  38 44 5")],
  ...painted("accent", "32 3!  2 4!  8 20  2 36!  36 34!", 5),
  ["ink", inks(LEGS.replaceAll(/ ([4-9])(?=;| {2}|$)/g, " 9"))],
  ...painted("wood", HORSE, 5),
  ["ink", inks("78 20 8  62 42 10;18 50 8  4 52 10  1 68 4")],
  ...painted("accent", "42 24!  58 22  66 48  56 62!  38 48", 5),
  ...painted("ink", "32 20!  52 0  72 18!  52 22", 1.5),
];

const ROUND_ABOVE = ink("5 46 2  14 22 7  40 6 9  68 11 8") + form("64 -4!  98 24!  62 28!  70 14");
const ROUND_BELOW =
  ink("95 54 2  86 78 7  60 94 9  32 89 8") + form("36 104!  2 76!  38 72!  30 86");

/** Two arrows, one over and one under what changes places. */
export const ROUND: Drawing = [
  ["ink", ROUND_ABOVE],
  ["shu", ROUND_BELOW],
];

function hex(x: number, y: number): string {
  return `${x} ${y - 21}!  ${x + 18} ${y - 10}!  ${x + 18} ${y + 10}!  ${x} ${y + 21}!  ${x - 18} ${y + 10}!  ${x - 18} ${y - 10}!`;
}

/** One tile is taken up and another lies in its place. */
export const EXCHANGE: Drawing = [
  ...painted("tint", hex(61, 61), 4),
  ...painted("accent", hex(39, 40), 4),
  ["paper", disc(39, 40, 7)],
  ["ink", ROUND_ABOVE],
  ["shu", ROUND_BELOW],
];
