/** Rock, scissors and paper as signs of 24 by 24, in the order of the suits. */

import { disc, form, inks, ring } from "../../../art/brush";

export const SIGNS = [
  form("2 16  3 9!  8 4!  14 3!  20 6!  22.5 12!  21 19!  14 21.5  6 21"),
  ring(6, 19, 4.2, 2.2) +
    ring(18, 19, 4.2, 2.2) +
    inks("8 15.5 2.4  12 10 3.2  18 1 0.5;16 15.5 2.4  12 10 3.2  6 1 0.5"),
  form("5 3!  12 2.2  20 3!  19 12  20 18!  12 17  6 18!  5.5 10") +
    form("6 18!  12 17  20 18!  22 21.5!  14 20.5  8 22!"),
];

/** Lines that are left open in a sign: cracks in the rock, the rivet, the writing. */
export const CUTS = [
  inks(
    "8 5 0.4  10 9 1.5  8 13 0.4;14 4 0.4  15 8 1.2  20 11 0.3;10 9 1  15 8 1.2;6 17 0.3  12 16 1.4  17 18 0.3",
  ),
  disc(12, 10.2, 1.2),
  inks(
    "8.5 6.5 0.6  12 6 1.6  16.5 6.5 0.6;8.5 10 0.6  12 9.5 1.6  16 10 0.6;8.5 13.5 0.6  11 13 1.6  14 13.5 0.6",
  ),
];
