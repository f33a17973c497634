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

/** Drawings of the same kind as one, layer by layer: fewer shapes to paint. */
export function together(drawings: Drawing[]): Drawing {
  return drawings[0].map(([paint], layer) => [
    paint,
    drawings.map((drawing) => drawing[layer][1]).join(""),
  ]);
}

/** Points as seen in a mirror that stands upright at x; each point is `size` numbers. */
export function mirrored(text: string, x: number, size: 2 | 3 = 2): string {
  const words = text.trim().split(/\s+/);
  return words.map((word, n) => (n % size === 0 ? `${2 * x - parseFloat(word)}` : word)).join(" ");
}

/** A form and its mirror image. */
export function both(paint: Paint, text: string, x: number, width?: number): Drawing {
  return together([painted(paint, text, width), painted(paint, mirrored(text, x), width)]);
}
