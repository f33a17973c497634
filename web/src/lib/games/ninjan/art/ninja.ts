/** The three ninja on a paper of 100 by 150, glad or in trouble; `accent` is the colour of the suit. */

import { disc, form, ink, inks } from "../../../art/brush";
import { painted, type Drawing } from "../../../art/drawing";

/** A hooded head: sharp eyes when all is well, crossed ones and a drop of sweat when it is not. */
function head(x: number, y: number, isBad: boolean): Drawing {
  const at = (text: string, size: 2 | 3): string =>
    text
      .split(/\s+/)
      .map((word, n) => {
        if (word === ";" || n % size === 2) return word;
        const value = parseFloat(word) + (n % size === 0 ? x : y);
        return `${value}${word.endsWith("!") ? "!" : ""}`;
      })
      .join(" ");
  const strokes = (...texts: string[]): string => inks(texts.map((text) => at(text, 3)).join(";"));
  return [
    ["ink", strokes("18 -6 4 30 -12 9 40 -6 2", "18 -2 4 30 4 8 36 14 2")],
    ["accent", strokes("18 -6 1.6 30 -12 5.5 38 -7 0.6", "18 -2 1.6 30 4 5 35 12 0.6")],
    ...painted(
      "deep",
      at("0 -24 14 -21 22 -8 22 6 14 20 0 25 -14 20 -22 6 -22 -8 -14 -21", 2),
      2.6,
    ),
    ...painted("accent", at("-22 -13! 0 -18 22 -13! 22 -7! 0 -12 -22 -7!", 2), 1.6),
    ...painted("steel", at("-7 -18.5! 7 -18.5! 8 -9.5! -8 -9.5!", 2), 1.4),
    ...painted("skin", at("-20 -4! 0 -8 20 -4! 19 6 0 9 -19 6", 2), 2),
    isBad
      ? [
          "ink",
          strokes("-14 -3 1 -5 4 2.6", "-5 -3 1 -14 4 2.6", "5 -3 1 14 4 2.6", "14 -3 1 5 4 2.6"),
        ]
      : [
          "ink",
          strokes("-17 -5 1.4 -10 -4 4 -3 0 1", "17 -5 1.4 10 -4 4 3 0 1") +
            disc(x - 8, y + 2.6, 2.8) +
            disc(x + 8, y + 2.6, 2.8),
        ],
    isBad
      ? ["ai", form(at("24 -24! 28 -15 24 -11 20 -15", 2))]
      : ["paper", disc(x - 7.2, y + 1.8, 0.9) + disc(x + 8.8, y + 1.8, 0.9)],
    ["ink", strokes("-16 12 0.6 0 16 1.6 16 12 0.6")],
  ];
}

function boulder(isBad: boolean): Drawing {
  const rock = "20 62!  24 46!  38 36!  56 33!  74 40!  82 54!  78 70!  62 78  40 79";
  return [
    ...painted("wash", rock, 3),
    ["mist", form("26 58!  30 48!  42 40!  56 38!  50 46  36 52")],
    [
      "ink",
      inks(
        "56 36 0.8  60 48 2.4  54 58 2  58 66 0.6;60 48 1.4  70 54 0.6;30 66 0.6  40 70 2  48 68 0.6",
      ),
    ],
    ...(isBad ? ([["ink", inks("46 34 1  42 46 3.5  50 56 3  40 66 3  46 78 1")]] as Drawing) : []),
  ];
}

function rock(isBad: boolean): Drawing {
  return [
    ["ink", inks("18 152 18  14 108 18  26 78 15;82 152 18  86 108 18  74 78 15")],
    ["deep", inks("18 152 13  14 108 13  26 80 10;82 152 13  86 108 13  74 80 10")],
    ["accent", inks("13 118 13  14 106 13;87 118 13  86 106 13")],
    ...boulder(isBad),
    ...painted("skin", "18 78  24 68  34 70  34 80  26 86", 2),
    ...painted("skin", "82 78  76 68  66 70  66 80  74 86", 2),
    ...painted("deep", "50 118!  72 120  86 134  88 156!  12 156!  14 134  28 120", 2.6),
    ["accent", inks("30 122 4  50 146 6  54 156 5;70 122 4  50 146 6")],
    ...head(50, 103, isBad),
  ];
}

function scissors(isBad: boolean): Drawing {
  const blade = isBad
    ? "10 78!  4 62  8 46!  16 52!  13 60!  20 64!  24 78"
    : "14 84!  2 56  -2 26!  12 46  24 78";
  const other = isBad
    ? "90 78!  98 54  98 32!  88 48  78 76"
    : "86 84!  98 56  102 26!  88 46  76 78";
  return [
    ["ink", inks("50 134 10  32 108 9  16 80 8;50 134 10  68 108 9  84 80 8")],
    ["wood", inks("46 130 5  32 108 5  19 84 4;54 130 5  68 108 5  81 84 4")],
    ...painted("steel", blade, 2.4),
    ...painted("steel", other, 2.4),
    ["gold", inks("10 86 5  28 78 5;90 86 5  72 78 5")],
    ...painted(
      "deep",
      "50 106!  66 108  82 120  90 138  94 156!  6 156!  10 138  18 120  34 108",
      2.6,
    ),
    ["accent", inks("32 110 4  48 134 6.5  56 156 5;68 110 4  52 134 6.5  48 142 4")],
    ...painted("skin", "22 120  30 112  38 116  36 126  26 128", 2),
    ...painted("skin", "78 120  70 112  62 116  64 126  74 128", 2),
    ["ink", inks("26 118 0.6  34 122 1.6;74 118 0.6  66 122 1.6")],
    ...head(50, 88, isBad),
  ];
}

function paper(isBad: boolean): Drawing {
  const sheet = "4 66!  22 52  48 46  76 50  98 40!  96 62!  76 70  48 66  24 74  8 88!";
  const torn = "4 66!  22 52  44 47!  40 54!  47 58!  43 68!  24 74  8 88!";
  const rest = "58 46!  76 50  98 40!  96 62!  76 70  56 67!  60 60!  53 54!";
  return [
    ...(isBad
      ? [...painted("paper", torn, 2.4), ...painted("paper", rest, 2.4)]
      : painted("paper", sheet, 2.4)),
    [
      "wash",
      inks(
        "18 64 0.8  20 70 2.4  22 72 0.6;30 58 0.8  31 64 2.4  32 67 0.6;70 54 0.8  70 60 2.4  70 65 0.6;82 52 0.8  82 57 2.4  83 62 0.6",
      ),
    ],
    ["ink", inks("2 60 6  6 76 7  8 92 6;100 34 6  98 50 7  96 68 6")],
    ["gold", inks("2 61 3  6 76 4  8 91 3;100 35 3  98 50 4  96 67 3")],
    ...painted(
      "deep",
      "50 112!  66 114  82 124  90 140  94 156!  6 156!  10 140  18 124  34 114",
      2.6,
    ),
    ["accent", inks("32 116 4  48 138 6.5  56 156 5;68 116 4  52 138 6.5  48 146 4")],
    ["ink", inks("12 136 10  4 110 11  8 88 9;88 136 10  98 106 11  96 66 9")],
    ["deep", inks("12 136 6  5 110 7  8 92 5;88 136 6  97 106 7  96 70 5")],
    ...painted("skin", "2 92  6 84  15 86  16 95  8 98", 2),
    ...painted("skin", "102 70  96 60  88 64  90 74  98 76", 2),
    ...head(50, 95, isBad),
  ];
}

const SCENES = [rock, scissors, paper];

export function ninja(suit: number, isBad: boolean): Drawing {
  return SCENES[suit](isBad);
}

/** The bright side: the sun behind the head. The dark side: a thin moon and rain. */
export const RAIN = inks(
  [12, 30, 48, 66, 84]
    .map((x, n) => `${x + 6} ${44 + (n % 2) * 22} 0.3  ${x} ${62 + (n % 2) * 22} 1.3`)
    .join(";") +
    ";" +
    [20, 40, 60, 80]
      .map((x, n) => `${x + 6} ${92 + (n % 2) * 18} 0.3  ${x} ${110 + (n % 2) * 18} 1.3`)
      .join(";"),
);
export const MOON = form("66 22  80 22  90 34  88 50  76 60  62 58!  74 52  78 40  74 30");
export const BLOT =
  form("4 26  6 10  20 3  40 4  54 3  62 14  60 28  64 38  54 46  36 44  22 50  8 44  1 36") +
  disc(67, 12, 2) +
  disc(58, 50, 1.8) +
  disc(66, 45, 1.1) +
  ink("20 48 4  21 56 2.4  20 60 0.6");
