/** Signs of 24 by 24 in one stroke or two, for numbers to stand beside. */

import { disc, form } from "../../../art/brush";
import { brush, drop } from "./brush";

export const SIGNS = {
  /** A blade. */
  attack:
    form("22.5 1.5!, 21 6, 15 12.5, 8.5 17!, 6.5 15!, 12 8.5, 17.5 3.5") +
    brush("4.5 13 2.2, 10.5 19.5 2.2") +
    brush("5.5 18 2.8, 1.8 22.3 3"),
  /** A folded sleeve of armour. */
  defence:
    form("3 4!, 12 2, 21 4!, 21 12, 17.5 18, 12 22.5!, 6.5 18, 3 12") +
    brush("6 8.5 1.3, 12 7.3 1.6, 18 8.5 1.3") +
    brush("6.8 13 1.3, 12 12 1.6, 17.2 13 1.3"),
  /** A foot and its toes. */
  move:
    form("8 9.5, 12.5 7.8, 16.5 10, 16 14, 14.3 17, 14.5 20.5, 11.5 22.8, 8.8 20.5, 9 17, 6.8 13") +
    disc(6.5, 6, 2.3, 2.9) +
    disc(11, 4, 1.7, 2.1) +
    disc(14.7, 4.6, 1.5, 1.9) +
    disc(17.7, 6.6, 1.3, 1.7),
  /** A cup with something in it. */
  drink:
    form("2.5 9!, 21.5 9!, 20 15, 16 19!, 16 21.5!, 8 21.5!, 8 19!, 4 15") +
    drop(12, 0.5, 90, 7, 2.6),
  /** A flame: what burns in the living. */
  life: form("12 1!, 17 7, 20 13, 18 19.5, 12 23, 6 19.5, 4 13, 8 10!, 9.5 12!, 10 6.5"),
  /** A flame with eyes: what burns in the dead. */
  spirit:
    form("14 .5!, 15 6, 20 12, 19 19, 12 23.5, 5 19.5, 4.5 13.5, 8 8!, 10 10.5!, 12 6") +
    disc(9.3, 15, 1.5, 2) +
    disc(14.5, 15, 1.5, 2),
  /** Two points and the way between them. */
  steps: disc(4, 19, 3.2) + disc(20, 5, 3.2) + brush("7.5 16.5 1.4, 12 12 2.6, 16.5 7.5 1.4"),
  /** An arrow: over the heads of those who stand between. */
  ranged:
    brush("2.5 21.5 1.6, 11 13 2.2, 19 5 1.6") +
    form("22.5 1.5!, 20.5 10!, 18 6, 14 3.5!") +
    form("2 17!, 7 12.5!, 8 15!, 4.5 19!"),
  /** Sake that is paid. */
  cost:
    form("2.5 7!, 21.5 7!, 20 14, 16 18!, 16 20.5!, 8 20.5!, 8 18!, 4 14") +
    form("12 9!, 15 12, 15 15, 12 17, 9 15, 9.5 12.5"),
  /** A cut. */
  wound: brush("3 20 .8, 9 14 3.8, 20 2 1") + brush("7 22.5 .6, 14 16 3, 22 8 .8"),
} as const;

export type SignName = keyof typeof SIGNS;
