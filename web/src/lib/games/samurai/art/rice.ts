import { form, inks, leaf } from "../../../art/brush";
import { both, mirrored, together, type Drawing } from "../../../art/drawing";

/** A sheaf of ripe rice: heavy ears bow to both sides, a red cord binds the stalks. */
type Ear = [number, number][];

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
  const other = half.split(";").map((stalk) => mirrored(stalk, 50, 3));
  return inks(
    [
      half,
      ...other,
      `50 98 ${3 + more}  50 66 ${2.6 + more}  49 26 ${2 + more}  54 6 ${1 + more}`,
    ].join(";"),
  );
}

const BLADE = "44 66!  36 54  22 52  5 63!  22 59  34 66";

export const RICE: Drawing = [
  ...both("pine", BLADE, 50, 2),
  ["ink", form("26 96!  46 64!  54 64!  74 96!  50 100")],
  ["pine", form("29 95!  46.5 66!  53.5 66!  71 95!  50 98")],
  ["ink", stalks(2.2)],
  ["pine", stalks(0)],
  ["ink", form("41 60!  50 62  59 60!  60 70!  50 72  40 70!")],
  ["shu", form("43 62!  50 64  57 62!  58 68!  50 70  42 68!")],
  ["ink", inks("59 66 1  66 72 3.4  67 82 1;60 65 1  70 68 3  75 75 1")],
  ...together(EARS.map((path) => ear(path, 11))),
];

const SMALL_EARS =
  "44 46 6  34 26 15  18 21 17  7 33 14  5 48 4;56 46 6  66 26 15  82 21 17  93 33 14  95 48 4;50 40 6  47 20 15  55 9 16  67 12 13  72 24 4";
const SMALL_GRAINS =
  "44 46 2  34 26 8  18 21 10  7 33 8  5 46 1;56 46 2  66 26 8  82 21 10  93 33 8  95 46 1;50 40 2  47 20 8  55 9 9.5  67 12 7  72 23 1";

export const SMALL_RICE: Drawing = [
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
