/** The three figures, on a paper of 100 by 100: they differ in outline first, then in colour. */

import { disc, form, ink, inks, leaf } from "../../../art/brush";
import { painted, type Drawing } from "../../../art/drawing";

export type FigureKind = "helmet" | "Buddha" | "rice";

/** The same line from left to right, for what is alike on both sides. */
function mirrored(text: string, size: 2 | 3 = 2): string {
  const words = text.trim().split(/\s+/);
  return words.map((word, n) => (n % size === 0 ? `${100 - parseFloat(word)}` : word)).join(" ");
}

function both(paint: Parameters<typeof painted>[0], text: string, width?: number): Drawing {
  return [...painted(paint, text, width), ...painted(paint, mirrored(text), width)];
}

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

const helmet: Drawing = [
  ["ink", form(INSIDE)],
  ["plum", form("37 62!  50 58  63 62!  61 69  50 73  39 69")],
  ...CORDS,
  ...both("shu", LAMES[2], 2.6),
  ...both("shu", LAMES[1], 2.4),
  ...both("shu", LAMES[0], 2.4),
  [
    "gold",
    inks(
      "14 79 0.8  22 80 2  30 81.5 1;86 79 0.8  78 80 2  70 81.5 1;18 67 0.8  25 68 2  31 69 1;82 67 0.8  75 68 2  69 69 1",
    ),
  ],
  ...painted("ai", BOWL, 2.6),
  ["ink", inks("50 23 1.2  50 48 2;38 26 0.8  34 50 1.6;62 26 0.8  66 50 1.6")],
  ...painted("ink", "21 52!  50 46  79 52!  81 58!  50 53  19 58!", 1),
  ...both("gold", HORN, 2.6),
  ["ink", disc(50, 48, 9)],
  ["gold", disc(50, 48, 7)],
  ["shu", disc(50, 48, 4)],
];

const smallHelmet: Drawing = [
  ["ink", form("28 54!  72 54!  66 84  50 90  34 84")],
  ...both("shu", "33 52!  20 55!  1 90!  31 90!", 4.5),
  ["ink", inks("9 72 3  32 76 3.5;91 72 3  68 76 3.5")],
  ...painted("ai", BOWL, 4.5),
  ...both("gold", "48 40!  33 40  22 28  15 0!  4 20  10 46  27 56  47 58!", 4.5),
  ["shu", disc(50, 48, 7)],
];

/** A great Buddha in bronze: halo, knot of hair, long ears, hands in the lap, crossed legs, lotus. */
const BODY =
  "50 40!  64 42  74 50  78 63  88 69  96 77  92 86  50 88  8 86  4 77  12 69  22 63  26 50  36 42";
const HEAD = "50 14  60 17  64 25  63 36  57 44  50 46  43 44  37 36  36 25  40 17";
const HAIR = "35 29!  35 18  43 11  50 10  57 11  65 18  65 29!  58 21  50 20  42 21";
const PETALS = [13, 31.5, 50, 68.5, 87];

const Buddha: Drawing = [
  ["ink", disc(50, 33, 33)],
  ["shu", disc(50, 33, 31)],
  ["paper", disc(50, 33, 25)],
  ...PETALS.flatMap((x) =>
    painted("plum", `${x - 11} 82!  ${x - 9} 92  ${x} 99!  ${x + 9} 92  ${x + 11} 82!`, 2),
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

const smallBuddha: Drawing = [
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

/** A sheaf of ripe rice: heavy ears bow to both sides, a red cord binds the stalks. */
const LAYERS = 3;

/** An ear along a bowed stalk: its grains lie over one another like scales. */
function ear(path: Ear, size: number): Drawing {
  const grains = path.slice(1).flatMap(([x, y], n) => {
    const [px, py] = path[n];
    const angle = (Math.atan2(y - py, x - px) * 180) / Math.PI;
    return [angle - 34, angle + 34, angle - 4].map((turn, third) => {
      const share = third / 3;
      return { x: px + (x - px) * share, y: py + (y - py) * share, turn };
    });
  });
  const layer = (m: number, more: number): string =>
    grains
      .filter((_, n) => n % LAYERS === m)
      .map((grain) => {
        const turn = (grain.turn * Math.PI) / 180;
        const [x, y] = [grain.x - Math.cos(turn) * more, grain.y - Math.sin(turn) * more];
        return leaf(x, y, grain.turn, size + 2 * more, size * 0.5 + more);
      })
      .join("");
  return Array.from({ length: LAYERS }, (_, m): Drawing => [
    ["ink", layer(m, 1.5)],
    ["gold", layer(m, 0)],
  ]).flat();
}

type Ear = [number, number][];
const OUTER: Ear = [
  [39, 34],
  [33, 22],
  [24, 14],
  [14, 14],
  [7, 23],
  [4, 36],
];
const INNER: Ear = [
  [42, 46],
  [34, 36],
  [25, 33],
  [17, 40],
  [14, 51],
];
const MIDDLE: Ear = [
  [49, 27],
  [46, 14],
  [52, 5],
  [62, 5],
  [68, 14],
];
const flipped = (path: Ear): Ear => path.map(([x, y]) => [100 - x, y]);
const EARS = [OUTER, flipped(OUTER), MIDDLE, INNER, flipped(INNER)];

/** The stalks with so much added to their width. */
function stalks(more: number): string {
  const half = `40 97 ${3 + more}  47 66 ${2.6 + more}  42 40 ${2.4 + more}  32 20 ${1.6 + more}  12 14 ${1 + more};29 96 ${3 + more}  45 66 ${2.6 + more}  40 44 ${2 + more}  26 33 ${1.4 + more}`;
  const other = half.split(";").map((stalk) => mirrored(stalk, 3));
  return inks(
    [
      half,
      ...other,
      `50 98 ${3 + more}  50 66 ${2.6 + more}  49 26 ${2 + more}  54 6 ${1 + more}`,
    ].join(";"),
  );
}

const BLADE = "44 66!  36 54  22 52  5 63!  22 59  34 66";

const rice: Drawing = [
  ...both("pine", BLADE, 2),
  ["ink", form("26 96!  46 64!  54 64!  74 96!  50 100")],
  ["pine", form("29 95!  46.5 66!  53.5 66!  71 95!  50 98")],
  ["ink", stalks(2.2)],
  ["pine", stalks(0)],
  ["ink", form("41 60!  50 62  59 60!  60 70!  50 72  40 70!")],
  ["shu", form("43 62!  50 64  57 62!  58 68!  50 70  42 68!")],
  ["ink", inks("59 66 1  66 72 3.4  67 82 1;60 65 1  70 68 3  75 75 1")],
  ...EARS.flatMap((path) => ear(path, 11)),
];

const SMALL_EARS =
  "44 46 6  34 26 15  18 21 17  7 33 14  5 48 4;56 46 6  66 26 15  82 21 17  93 33 14  95 48 4;50 40 6  47 20 15  55 9 16  67 12 13  72 24 4";
const SMALL_GRAINS =
  "44 46 2  34 26 8  18 21 10  7 33 8  5 46 1;56 46 2  66 26 8  82 21 10  93 33 8  95 46 1;50 40 2  47 20 8  55 9 9.5  67 12 7  72 23 1";

const smallRice: Drawing = [
  ["ink", form("17 98!  42 64  40 44!  50 30  60 44!  58 64  83 98!  50 102")],
  ["pine", form("25 94!  47 66  46 46!  50 38  54 46!  53 66  75 94!  50 97")],
  ["ink", inks("50 70 3  50 96 3.5;46 72 2  37 94 3;54 72 2  63 94 3")],
  ["shu", form("37 60!  63 60!  64 71!  36 71!")],
  ["ink", inks(SMALL_EARS)],
  ["gold", inks(SMALL_GRAINS)],
  [
    "ink",
    inks(
      "30 20 1  33 28 3;14 20 1  19 26 3;3 35 1  11 37 3;70 20 1  67 28 3;86 20 1  81 26 3;97 35 1  89 37 3;46 12 1  52 17 3;64 5 1  62 14 3",
    ),
  ],
];

export const FIGURES: Record<FigureKind, Drawing> = { helmet, Buddha, rice };
export const SMALL_FIGURES: Record<FigureKind, Drawing> = {
  helmet: smallHelmet,
  Buddha: smallBuddha,
  rice: smallRice,
};
