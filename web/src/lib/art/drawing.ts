/** A drawing is a pile of painted shapes, the lowest first. */

import { contour, form } from "./brush";

/**
 * What a shape is painted with: `ink` and its thinner washes, the paper, the pigments of the house,
 * or `accent`, the colour that whoever shows the drawing chooses (`--accent`), and `tint`, a little
 * of it on paper.
 */
export type Paint =
  | "ink"
  | "wash"
  | "mist"
  | "paper"
  | "skin"
  | "blush"
  | "wood"
  | "steel"
  | "ai"
  | "shu"
  | "gold"
  | "pine"
  | "plum"
  | "accent"
  | "tint"
  | "deep";

export type Drawing = [Paint, string][];

/** A form with the ink line around it. */
export function painted(paint: Paint, text: string, width = 2): Drawing {
  return [
    [paint, form(text)],
    ["ink", contour(text, width)],
  ];
}
