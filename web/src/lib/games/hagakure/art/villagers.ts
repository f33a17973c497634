/** The people of the village, on a paper of 100 by 150: a head, a garment and a tool for each number. */

import { disc, form, ink, inks } from "../../../art/brush";
import { painted, type Drawing } from "../../../art/drawing";

const FACE = "52 60  64 64  70 76  68 92  60 104  52 107  44 104  36 92  34 76  40 64";
const EYES = "39 80 0.8  44 79 2.6  48 81 0.8;57 81 0.8  61 79 2.6  66 80 0.8";
const SMILE = "45 95 0.8  52 98 2.6  60 95 0.8";
const NOSE = "53 80 0.7  50 88 1.6  54 89 0.7";

const man: Drawing = [
  ...painted("skin", FACE, 2.2),
  ["ink", inks(`${EYES};${SMILE};${NOSE};38 74 1  44 72 3  49 75 1;56 75 1  61 72 3  67 74 1`)],
];
const woman: Drawing = [
  ...painted("skin", FACE, 2),
  ["ink", inks(`${EYES};${NOSE};39 72 0.5  44 70 1.6  48 72 0.5;57 72 0.5  61 70 1.6  66 72 0.5`)],
  ["shu", form("47 96!  50 94  52 95  54 94  57 96!  52 99")],
  ["blush", disc(39, 89, 4) + disc(65, 89, 4)],
];
const elder: Drawing = [
  ...painted("skin", FACE, 2.2),
  [
    "ink",
    inks(
      `39 82 0.8  44 80 2.4  48 82 0.8;57 82 0.8  61 80 2.4  66 82 0.8;${NOSE};40 70 0.5  52 68 1.4  64 70 0.5;42 66 0.4  52 64 1.2  62 66 0.4`,
    ),
  ],
  ...painted("paper", "38 90!  52 94  66 90!  64 106  56 122  52 130!  47 122  40 106", 1.8),
  ["ink", inks("47 104 0.6  50 120 1.4;56 104 0.6  54 118 1.4;45 98 0.8  52 96 2  59 98 0.8")],
];

/** What they wear on their heads, each over a face. */
const HEADS: Drawing[] = [
  [
    ...man,
    ...painted("gold", "10 72!  30 56  52 34!  74 56  94 72!  74 77  52 79  30 77", 2.6),
    [
      "ink",
      inks(
        "52 36 0.8  40 58 1.2  28 75 0.8;52 36 0.8  64 58 1.2  76 75 0.8;52 36 0.8  52 78 1.2;36 50 0.8  52 53 1.4  68 50 0.8;24 63 0.8  52 67 1.4  80 63 0.8",
      ),
    ],
    ["ink", inks("36 78 1.2  40 98 1.6  52 109 1;68 78 1.2  64 98 1.6  52 109 1")],
  ],
  [
    ...woman,
    [
      "ink",
      form(
        "33 84!  30 70  34 54  30 46  38 38  46 42  52 34  58 42  66 38  74 46  70 54  74 70  71 84!  67 70  52 64  37 70",
      ),
    ],
    ["shu", inks("26 50 2  40 46 3.5;78 44 2  66 48 3.5") + disc(79, 43, 4)],
    ["gold", ink("42 44 2  52 41 3.5  62 44 2")],
  ],
  [
    ...man,
    [
      "ink",
      form("33 78!  32 64  42 55  52 53  62 55  72 64  71 78!  66 68  52 64  38 68") +
        ink("52 54 9  50 44 9  60 41 5"),
    ],
    ...painted("paper", "33 66!  52 61  71 66!  72 73!  52 68  32 73!", 1.8),
    ["paper", inks("73 68 4  84 62 6  88 66 2;73 70 4  85 73 5  88 79 2")],
    ["ink", inks("73 67 1  84 59 1.6;73 72 1  86 76 1.6")],
  ],
  [
    ...woman,
    ...painted(
      "accent",
      "52 46  64 49  74 60  76 80!  70 74  62 66  52 64  42 66  34 74  28 80!  30 60  40 49",
      2.4,
    ),
    [
      "paper",
      disc(42, 56, 2.4) +
        disc(52, 53, 2.4) +
        disc(62, 56, 2.4) +
        disc(34, 66, 2.2) +
        disc(70, 66, 2.2),
    ],
    ...painted("accent", "52 107!  44 112  40 122!  50 118  56 124!  62 114", 2),
    ["ink", inks("29 80 1  38 100 2  52 109 1.5;75 80 1  66 100 2  52 109 1.5")],
  ],
  [
    ...elder,
    ["ink", inks("34 76 5  33 84 6  36 92 2;70 76 5  71 84 6  68 92 2")],
    ...painted("plum", "36 64!  38 52  52 46  66 52  68 64!  52 60", 2),
  ],
];

const KIMONO = "52 108!  66 107  84 114  95 132  99 152!  5 152!  9 132  20 114  38 107";

/** What they are dressed in. */
const GARMENTS: Drawing[] = [
  [],
  [
    [
      "paper",
      [20, 32, 74, 86, 14, 26, 80, 92].map((x, n) => disc(x, n < 4 ? 124 : 138, 2.6)).join(""),
    ],
  ],
  [
    [
      "paper",
      inks("18 118 1.4  14 150 2;28 114 1.4  26 150 2;78 114 1.4  80 150 2;88 120 1.4  90 150 2"),
    ],
  ],
  [
    [
      "paper",
      inks(
        "10 134 0.8  18 130 2.4  26 134 2  34 130 2.4  40 134 0.8;64 134 0.8  72 130 2.4  80 134 2  88 130 2.4  96 134 0.8",
      ),
    ],
  ],
];

/** What they carry: behind them hoe, pole, broom and rod, in their hands hammer and lantern. */
const TOOLS: Drawing[] = [
  [
    ["ink", ink("84 40 6  80 150 6")],
    ["wood", ink("84 40 3.5  80 150 3.5")],
    ...painted("steel", "84 37!  66 32  54 40!  66 43  83 47!", 2),
  ],
  [
    ["ink", ink("-4 98 5  50 88 5.5  98 98 5")],
    ["gold", ink("-4 98 2.6  50 88 3  98 98 2.6")],
    ...painted("wood", "-4 114!  14 114!  12 138  -2 138", 2),
    ["ink", inks("5 97 1  -3 114 1.5;5 97 1  13 114 1.5;-3 123 1  13 123 1.8")],
  ],
  [
    ["ink", ink("82 66 5  78 150 5")],
    ["wood", ink("82 66 2.8  78 150 2.8")],
    ...painted("gold", "78 70!  85 70!  95 44  88 36!  82 39!  76 35!  70 44", 2),
    ["ink", inks("78 64 0.8  76 44 1.4;82 64 0.8  83 44 1.4;85 66 0.8  89 46 1.4")],
  ],
  [
    ["ink", ink("14 152 7  10 98 7")],
    ["wood", ink("14 152 4  10 98 4")],
    ...painted("steel", "-4 90!  22 86!  23 101!  -3 104!", 2.2),
  ],
  [
    ...painted("paper", "2 96!  18 96!  22 112  18 128!  2 128!  -2 112", 2),
    ["shu", inks("-1 106 1  10 108 2.4  21 106 1;-1 118 1  10 120 2.4  21 118 1")],
    ["ink", inks("4 94 3  16 94 3;4 130 3  16 130 3;10 78 1.5  10 94 2")],
  ],
  [
    ["ink", ink("4 66 1.5  12 110 3  20 150 5")],
    ["ink", inks("4 66 0.6  -5 80 0.8  -4 94 0.8")],
    ...painted("ai", "-4 92  2 101  1 112  -3 119!  2 126!  -8 126!  -5 119!  -9 110  -9 100", 1.6),
  ],
];

/** Those of them that are held in front. */
const HELD = [3, 4];

/** Everyone has a face of their own: the number decides who it is. */
export function villager(number: number): Drawing {
  const n = Math.max(1, number) - 1;
  const isHeld = HELD.includes(n % TOOLS.length);
  const garment: Drawing = [
    ...painted(n % 3 === 2 ? "tint" : "accent", KIMONO, 2.6),
    ...(n % 3 === 2 ? [] : GARMENTS[n % GARMENTS.length]),
    ["skin", form("44 100!  60 100!  60 112  52 124!  44 112")],
    ["paper", inks("42 106 4  48 118 6  60 140 5;62 106 4  56 118 6  50 128 4")],
    ["ink", inks("40 105 1  47 120 2  58 142 1.4;64 105 1  57 120 2  50 132 1")],
  ];
  const tool = TOOLS[n % TOOLS.length];
  return [...(isHeld ? [] : tool), ...garment, ...(isHeld ? tool : []), ...HEADS[n % HEADS.length]];
}

/** The simple sign of a villager: a straw hat over a face. */
export const VILLAGER_SIGN: Drawing = [
  ...painted("accent", "50 62!  74 66  90 80  96 100!  4 100!  10 80  26 66", 4),
  ...painted("skin", "30 36!  50 40!  70 36!  68 54  60 66  50 69  40 66  32 54", 4),
  ...painted("gold", "0 38!  24 24  50 0!  76 24  100 38!  76 44  50 46  24 44", 5),
];
