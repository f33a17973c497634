import { disc, form, ink, inks } from "../../../art/brush";
import { painted, together, type Drawing } from "../../../art/drawing";

/** A great Buddha in bronze: halo, knot of hair, long ears, hands in the lap, crossed legs, lotus. */
const BODY =
  "50 40!  64 42  74 50  78 63  88 69  96 77  92 86  50 88  8 86  4 77  12 69  22 63  26 50  36 42";
const HEAD = "50 14  60 17  64 25  63 36  57 44  50 46  43 44  37 36  36 25  40 17";
const HAIR = "35 29!  35 18  43 11  50 10  57 11  65 18  65 29!  58 21  50 20  42 21";
const PETALS = [13, 31.5, 50, 68.5, 87];

export const BUDDHA: Drawing = [
  ["ink", disc(50, 33, 33)],
  ["shu", disc(50, 33, 31)],
  ["paper", disc(50, 33, 25)],
  ...together(
    PETALS.map((x) =>
      painted("plum", `${x - 11} 82!  ${x - 9} 92  ${x} 99!  ${x + 9} 92  ${x + 11} 82!`, 2),
    ),
  ),
  ...painted("gold", BODY, 2.8),
  ["deep", form("46 47!  54 47!  61 62  50 74!  39 62")],
  ["ink", inks("46 46 1  39 60 2.2  49 71 1.4;54 46 1  61 60 2.2  51 71 1.4")],
  ["ink", inks("31 50 0.8  34 62 2.4  29 70 1;69 50 0.8  66 62 2.4  71 70 1")],
  ["ink", ink("14 77 0.8  34 83 2.6  50 80 1.6  66 83 2.6  86 77 0.8")],
  ...painted("gold", "37 72!  50 68  63 72!  61 79  50 81  39 79", 1.8),
  ["ink", disc(50, 11, 8.5)],
  ...painted("gold", "36 27!  31 28  31 40  35.5 42!", 1.6),
  ...painted("gold", "64 27!  69 28  69 40  64.5 42!", 1.6),
  ...painted("gold", HEAD, 2.2),
  ["ink", form(HAIR)],
  [
    "ink",
    inks(
      "40 31 0.7  44 32.5 1.9  48 31 0.8;52 31 0.8  56 32.5 1.9  60 31 0.7;45.5 39.5 0.6  50 41 1.8  54.5 39.5 0.6;50 31 0.6  49 36 1.1  51 37 0.6",
    ),
  ],
  ["shu", disc(50, 25.5, 1.8)],
];

export const SMALL_BUDDHA: Drawing = [
  ["ink", disc(50, 33, 33)],
  ["shu", disc(50, 33, 29)],
  ["paper", disc(50, 33, 22)],
  ...painted("plum", "4 82!  14 98!  86 98!  96 82!", 4.5),
  ...painted("gold", BODY, 5),
  ["ink", ink("14 77 2  34 81 4  50 78 3  66 81 4  86 77 2")],
  ["ink", inks("42 50 2.5  39 60 3.5  50 70 3;58 50 2.5  61 60 3.5  50 70 3")],
  ["ink", disc(50, 10, 9)],
  ...painted("gold", HEAD, 4.5),
  ["ink", form(HAIR)],
];
