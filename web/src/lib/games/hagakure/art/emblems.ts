/** The five nobori as emblems of 24 by 24. */

import { form, ink, inks, ring } from "../../../art/brush";

export const EMBLEMS = {
  double: inks("4 8.5 2  12 7 4.4  20 8.5 1.6;2 16.5 2  12 15.5 5  22.5 17 1.6"),
  zero: ink(
    "15.5 3.6 1.4  9 3.2 3.2  3.6 8.5 4  3.6 15 4.4  9 20.6 4.2  16 20 3.6  20.6 14.5 3  20 8 1.8  17.5 5 0.5",
  ),
  villagers:
    form("0 13!  6 9.5  12 1.5!  18 9.5  24 13!  18 15.5  12 16.2  6 15.5") +
    form("6.5 17!  12 18.2  17.5 17!  15.5 21.5  12 23  8.5 21.5"),
  swap:
    ink("2 9.5 1  9 6.5 3  15 7.5 3") +
    form("13.5 2!  23 8!  13.5 13!  15 7.5") +
    ink("22 15.5 1  15 18.5 3  9 17.5 3") +
    form("10.5 12!  1 18!  10.5 23!  9 17.5"),
  look: form("0.5 12.5!  6 6.5  12 4.5  18 6.5  23.5 12.5!  18 18  12 20  6 18"),
} as const;

/** What is cut out of an emblem again: the white of the eye around its pupil. */
export const CUTS: Partial<Record<keyof typeof EMBLEMS, string>> = {
  look: ring(12, 12.2, 6.2, 3),
};

export type Chip = keyof typeof EMBLEMS;
