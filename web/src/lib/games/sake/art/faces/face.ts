/** What a picture of a card consists of. */

import type { Layer } from "../brush";

/**
 * A scene of 100 by 84. The board writes the values of a weapon, or the cost of a text, into the
 * upper left: the 26 by 46 there stay quiet in the pictures of weapons, items and events with a cost.
 */
export interface Face {
  /** What is around the subject; a small picture does without it. */
  scene: Layer[];
  /** The subject: all that a small picture shows. */
  subject: Layer[];
  /** What one sees only from near. */
  detail?: Layer[];
  /** The square that a small picture shows: left, top, and how wide. */
  close: readonly [left: number, top: number, width: number];
}
