/** The samurai, on a paper of 100 by 150: armour alike, but no two crests on a helmet are the same. */

import { disc, form, ink, inks, leaf } from "../../../art/brush";
import { both, painted, type Drawing } from "../../../art/drawing";

/** The middle of a face, where its mirror stands. */
const MIDDLE = 52;

const FACE = "52 62  66 66  70 78  68 92  62 102  52 107  42 102  36 92  34 78  38 66";
const BOWL = "28 68!  30 54  40 45  52 42  64 45  74 54  76 68!  52 62";
const BRIM = "24 68!  52 61  80 68!  84 75!  52 69  20 75!";

const HORN = "50 62!  40 60  30 50  26 30!  22 44  26 58  36 66  50 67!";

const rays = (length: number): string =>
  [-150, -120, -90, -60, -30].map((angle) => leaf(52, 52, angle, length, 3.4)).join("");

/** The crests on their helmets. */
const CRESTS: Drawing[] = [
  [
    ["ink", disc(52, 40, 15)],
    ["gold", disc(52, 40, 13)],
  ],
  both("gold", HORN, MIDDLE, 2),
  [
    ["ink", rays(32)],
    ["gold", rays(28)],
  ],
  painted("gold", "24 34!  32 52  52 58  72 52  80 34!  78 54  66 66  52 69  38 66  26 54", 2.2),
  [
    [
      "ink",
      inks(
        "48 60 5  38 44 5  30 22 3;40 46 4  28 42 2.5;36 34 4  44 24 2.5;56 60 5  66 44 5  74 22 3;64 46 4  76 42 2.5;68 34 4  60 24 2.5",
      ),
    ],
    [
      "gold",
      inks(
        "48 60 2.6  38 44 2.6  30 23 1;40 46 2  29 42 0.8;36 34 2  43 25 0.8;56 60 2.6  66 44 2.6  74 23 1;64 46 2  75 42 0.8;68 34 2  61 25 0.8",
      ),
    ],
  ],
  painted("gold", "52 66!  36 44!  40 30  52 25  64 30  68 44!", 2.2),
  painted("gold", "52 22!  58 40  56 66!  48 66!  46 40", 2.2),
  [
    ...painted(
      "shu",
      "52 62!  38 50  36 34  44 26!  46 40  52 44  58 40  60 26!  68 34  66 50",
      2.2,
    ),
  ],
  [
    [
      "ink",
      [0, 72, 144, 216, 288]
        .map((a) =>
          disc(52 + 9 * Math.sin((a * Math.PI) / 180), 42 - 9 * Math.cos((a * Math.PI) / 180), 7.5),
        )
        .join(""),
    ],
    [
      "gold",
      [0, 72, 144, 216, 288]
        .map((a) =>
          disc(52 + 9 * Math.sin((a * Math.PI) / 180), 42 - 9 * Math.cos((a * Math.PI) / 180), 6),
        )
        .join(""),
    ],
    ["shu", disc(52, 42, 4)],
  ],
  [
    ...painted("paper", "30 30!  52 24  74 30!  70 48  52 60!  34 48", 2.2),
    ["shu", disc(52, 39, 8)],
  ],
];

const SIDES = ["34 72!  22 76!  10 92!  32 90!", "32 86!  16 88!  5 106!  32 102!"];

const armour: Drawing = [
  ...painted(
    "accent",
    "52 106!  72 106  86 114  96 130  99 152!  5 152!  8 130  18 114  32 106",
    2.6,
  ),
  [
    "ink",
    inks(
      "28 122 1.4  52 126 3  76 122 1.4;26 134 1.4  52 138 3  78 134 1.4;24 146 1.4  52 150 3  80 146 1.4",
    ),
  ],
  ["gold", inks("36 118 1.6  36 152 2;68 118 1.6  68 152 2")],
  ...[
    "2 116!  22 110!  30 122!  -2 130!",
    "-2 127!  30 121!  31 136!  -4 144!",
    "-4 141!  31 135!  32 152!  -4 156!",
  ].flatMap((plate) => both("deep", plate, MIDDLE, 2)),
];

/** A stern face, shaved, with a moustache or with the half mask of war. */
function face(n: number): Drawing {
  const eyes =
    "38 81 1  44 80 3  49 83 1;55 83 1  60 80 3  66 81 1;36 76 1.2  44 76 4  50 80 1.4;54 80 1.4  60 76 4  68 76 1.2";
  if (n % 3 === 1) {
    return [
      ...painted("skin", FACE, 2.2),
      ["ink", form("35 86!  52 84  69 86!  66 98  60 106  52 110  44 106  38 98")],
      ["accent", inks("42 100 1  52 96 4.5  62 100 1")],
      ["gold", inks("44 91 1  50 92 2.6  52 88 1.6  54 92 2.6  60 91 1")],
      ["ink", inks(eyes)],
    ];
  }
  return [
    ...painted("skin", FACE, 2.2),
    ["ink", inks(`${eyes};53 82 0.8  50 90 2  55 91 0.8;46 99 1  52 97.5 2.4  58 99 1`)],
    [
      "ink",
      n % 3 === 0
        ? inks("51 94 2  44 95 3.6  38 101 0.8;53 94 2  60 95 3.6  66 101 0.8")
        : inks("46 104 1.6  52 108 4.5  58 104 1.6;52 106 4  51 114 1"),
    ],
  ];
}

export function samurai(number: number): Drawing {
  const n = Math.max(18, number) - 18;
  return [
    ["ink", inks("92 150 5  88 96 5;80 98 5  96 95 5")],
    ["gold", inks("80 98 2.6  96 95 2.6")],
    ...armour,
    ...SIDES.toReversed().flatMap((side) => both("accent", side, MIDDLE, 2.2)),
    ...face(n),
    ["shu", inks("36 92 1.4  42 106 2.4  52 114 1.4;68 92 1.4  62 106 2.4  52 114 1.4")],
    ...painted(n % 2 ? "ai" : "plum", BOWL, 2.4),
    ["ink", inks("52 43 0.8  52 62 1.8;41 46 0.6  37 64 1.5;63 46 0.6  67 64 1.5")],
    ...painted("ink", BRIM, 1),
    ...CRESTS[n % CRESTS.length],
  ];
}

/** The simple sign of a samurai: horns, helmet and the dark of the face. */
export const SAMURAI_SIGN: Drawing = [
  ["ink", form("26 54!  74 54!  68 86  50 96  32 86")],
  ...painted("accent", "32 54!  18 56!  0 92!  30 90!", 4.5),
  ...painted("accent", "68 54!  82 56!  100 92!  70 90!", 4.5),
  ...painted("deep", "20 56!  24 36  38 26  50 24  62 26  76 36  80 56!  50 50", 5),
  ...painted("gold", "48 44!  32 40  22 26  16 0!  4 20  12 46  28 56  48 58!", 4.5),
  ...painted("gold", "52 44!  68 40  78 26  84 0!  96 20  88 46  72 56  52 58!", 4.5),
  ["ink", ink("46 50 5  54 50 5")],
];
