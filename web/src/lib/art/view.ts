/** The view from the veranda, on a paper of 2000 by 240 whose left edge is at -200: mountains, mist, water, a pine. */

import { disc, form, ink, inks, leaf } from "./brush";

/** A band of mist as old screens have it: long, with round ends, made of bars side by side. */
function mist(bars: [x: number, y: number, length: number][], height = 15): string {
  const r = height / 2;
  return bars
    .map(
      ([x, y, length]) =>
        `M${x} ${y}h${length}a${r} ${r} 0 0 1 0 ${height}h${-length}a${r} ${r} 0 0 1 0 ${-height}z`,
    )
    .join("");
}

/** A flat cloud of needles on a pine: round above, nearly straight below. */
function cloud(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${x + dx * r} ${y + dy * r}`;
  const rim = [at(-1, 0), at(-0.86, -0.3), at(-0.5, -0.36), at(-0.28, -0.56), at(0.12, -0.6)];
  const far = [at(0.42, -0.4), at(0.78, -0.36), at(1, 0), at(0.5, 0.1), at(0, 0.04), at(-0.5, 0.1)];
  return form([...rim, ...far].join("  "));
}

/** The needles in it, as short strokes that stand up. */
function needles(x: number, y: number, r: number): string {
  return [-0.7, -0.42, -0.12, 0.2, 0.5, 0.76]
    .map((dx, n) =>
      leaf(x + dx * r, y - 0.06 * r, -98 + dx * 40, r * (n % 2 ? 0.3 : 0.4), r * 0.03),
    )
    .join("");
}

const CLOUDS: [number, number, number][] = [
  [1528, 44, 92],
  [1432, 78, 62],
  [1352, 58, 44],
  [1300, 100, 50],
  [1392, 128, 46],
  [1556, 112, 66],
  [1240, 128, 30],
];

export const PINE = {
  trunk:
    ink("1840 190 60  1700 130 44  1600 100 30  1520 78 24  1450 96 15  1380 84 9  1340 66 3") +
    inks("1500 82 14  1430 118 10  1360 142 7  1300 112 4;1360 142 6  1290 140 4  1238 134 2"),
  clouds: CLOUDS.map(([x, y, r]) => cloud(x, y, r)).join(""),
  needles: CLOUDS.map(([x, y, r]) => needles(x, y, r)).join(""),
};

export const SUN = disc(958, 84, 56);
/** Strokes across the sun, where the brush ran dry. */
export const DRY = inks(
  "906 66 0.5  950 63 2.4  1002 67 0.5;903 92 0.5  962 95 3  1013 90 0.5;914 118 0.5  955 116 2  990 120 0.5",
);

export const FUJI = {
  slope: form(
    "330 214!  470 176  560 138  632 88  676 46  694 38!  708 44  722 37!  736 45!  786 92  856 138  950 174  1120 214!",
  ),
  snow: form(
    "640 82!  676 46  694 38!  708 44  722 37!  736 45!  776 83!  762 80  752 96!  738 82  722 108!  708 84  690 112!  678 86  662 98!  656 80",
  ),
};

export const FAR = form(
  "-220 214!  -220 180!  -90 166  -20 176  60 158  130 170  220 132  300 160  380 172  470 190  560 200  640 214!",
);
export const HILLS = form(
  "840 214!  930 196  1010 186  1080 164  1150 172  1230 148  1320 168  1420 156  1500 176  1620 168  1720 178  1820 172!  1820 214!",
);
export const NEAR =
  form("-220 216!  -220 192!  -90 198  70 186  150 194  240 190  330 204  430 216!") +
  form("1130 216!  1230 200  1330 194  1440 200  1540 190  1660 196  1820 190!  1820 216!");

export const MISTS = [
  mist([
    [520, 150, 210],
    [470, 165, 330],
    [560, 180, 170],
  ]),
  mist([
    [900, 178, 180],
    [840, 193, 330],
  ]),
  mist(
    [
      [40, 60, 190],
      [-20, 74, 330],
      [90, 88, 150],
    ],
    14,
  ),
  mist(
    [
      [1090, 40, 150],
      [1050, 54, 260],
    ],
    14,
  ),
];

export const TORII = inks(
  "891 170 4  917 173 4.5  943 170 4;895 182 2.6  917 183 2.8  939 182 2.6;902 174 3.6  901 214 4.2;932 174 3.6  933 214 4.2",
);
export const RIPPLES = inks(
  "430 222 0.4  520 220 2  640 223 0.4;700 230 0.4  800 228 2.2  930 231 0.4;960 222 0.4  1040 220 1.6  1130 222 0.4;240 231 0.4  340 229 2  450 232 0.4;1150 230 0.4  1260 228 2  1390 231 0.4;60 223 0.4  150 221 1.6  250 224 0.4",
);
/** Cranes on their way. */
export const BIRDS = [
  [548, 70, 1],
  [586, 56, 0.8],
  [612, 78, 0.7],
]
  .map(([x, y, size]) =>
    inks(
      [
        [-17, -5, 0.4, -8, -8, 2.6, 0, 0, 2.2],
        [0, 0, 2.2, 9, -9, 2.6, 18, -7, 0.4],
      ]
        .map((wing) =>
          wing
            .map((part, n) =>
              n % 3 === 0 ? x + part * size : n % 3 === 1 ? y + part * size : part * size,
            )
            .join(" "),
        )
        .join(";"),
    ),
  )
  .join("");
