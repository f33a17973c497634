import { disc, form, inks } from "../../../art/brush";
import { both, painted, type Drawing } from "../../../art/drawing";

/** A helmet (kabuto): tall gold horns, the bowl, the plates of the neck guard, and a knotted cord. */
const BOWL = "22 54!  23 38  34 26  50 22  66 26  77 38  78 54!  50 48";
const HORN = "48 42!  33 42  20 30  14 2!  7 20  11 43  27 53  47 55!";
/** The cords that hold it, knotted under the chin. */
const CORDS: Drawing = [
  [
    "ink",
    inks(
      "31 70 4  40 82 6  49 88 6;69 70 4  60 82 6  51 88 6;48 88 6  38 94 8  30 91 5;52 88 6  62 94 8  70 91 5;49 90 5  45 99 3.5;51 90 5  55 99 3.5",
    ),
  ],
  [
    "gold",
    inks(
      "31 70 1.6  40 82 3  49 88 3;69 70 1.6  60 82 3  51 88 3;48 88 3  38 94 4.5  30 91 2;52 88 3  62 94 4.5  70 91 2;49 90 2.4  45.5 97 1.2;51 90 2.4  54.5 97 1.2",
    ),
  ],
  ["ink", disc(50, 88, 5.5)],
  ["shu", disc(50, 88, 3.8)],
];
const LAMES = [
  "33 51!  22 54!  13 64!  33 66!",
  "33 63!  17 63!  7 76!  32 78!",
  "32 75!  11 74!  1 91!  20 93  31 88!",
];
const INSIDE = "28 54!  50 48  72 54!  70 68  62 78  50 81  38 78  30 68";

export const HELMET: Drawing = [
  ["ink", form(INSIDE)],
  ["plum", form("37 62!  50 58  63 62!  61 69  50 73  39 69")],
  ...CORDS,
  ...both("shu", LAMES[2], 50, 2.6),
  ...both("shu", LAMES[1], 50, 2.4),
  ...both("shu", LAMES[0], 50, 2.4),
  [
    "gold",
    inks(
      "14 79 0.8  22 80 2  30 81.5 1;86 79 0.8  78 80 2  70 81.5 1;18 67 0.8  25 68 2  31 69 1;82 67 0.8  75 68 2  69 69 1",
    ),
  ],
  ...painted("ai", BOWL, 2.6),
  ["ink", inks("50 23 1.2  50 48 2;38 26 0.8  34 50 1.6;62 26 0.8  66 50 1.6")],
  ...painted("ink", "21 52!  50 46  79 52!  81 58!  50 53  19 58!", 1),
  ...both("gold", HORN, 50, 2.6),
  ["ink", disc(50, 48, 9)],
  ["gold", disc(50, 48, 7)],
  ["shu", disc(50, 48, 4)],
];

export const SMALL_HELMET: Drawing = [
  ["ink", form("28 54!  72 54!  66 84  50 90  34 84")],
  ...both("shu", "33 52!  20 55!  1 90!  31 90!", 50, 4.5),
  ["ink", inks("9 72 3  32 76 3.5;91 72 3  68 76 3.5")],
  ...painted("ai", BOWL, 4.5),
  ...both("gold", "48 40!  33 40  22 28  15 0!  4 20  10 46  27 56  47 58!", 50, 4.5),
  ["shu", disc(50, 48, 7)],
];
