/** What appears in several pictures: a lantern, and the flame of a soul. */

import { disc, form } from "../../../art/brush";
import { brush, drop, strokes, type Layer } from "./brush";

/** A lantern of red paper around its light, on a cord. */
export function lantern(x: number, y: number, size: number): Layer[] {
  const at = (dx: number, dy: number, w: number | string = "") =>
    `${x + dx * size} ${y + dy * size} ${typeof w === "number" ? w * size : w}`;
  const rib = (dy: number, reach: number) =>
    [at(-reach, dy, 0.06), at(0, dy + 0.12, 0.12), at(reach, dy, 0.06)].join(", ");
  const corners = [
    at(-0.55, -1),
    at(0.55, -1),
    at(0.95, 0),
    at(0.55, 1),
    at(-0.55, 1),
    at(-0.95, 0),
  ];
  return [
    ["shu", form(corners.join(","))],
    ["ochre", disc(x, y, size * 0.4, size * 0.55)],
    ["ink", strokes(rib(-0.45, 0.84), rib(0.1, 0.92), rib(0.6, 0.78))],
    ["ink", brush([at(-0.5, -1, 0.22), at(0.5, -1, 0.22)].join(", "))],
    ["ink", brush([at(-0.5, 1, 0.22), at(0.5, 1, 0.22)].join(", "))],
    ["ink", brush([at(0, -1.9, 0.08), at(0, -1, 0.08)].join(", "))],
  ];
}

/** A soul: a drop of fire with a tail, and light in it. */
export function flame(x: number, y: number, size: number): Layer[] {
  const fire = (fx: number, fy: number, r: number) =>
    disc(fx, fy, r) + drop(fx + r * 1.5, fy - r * 3.4, 113, r * 3.6, r * 0.9);
  return [
    ["ai", fire(x, y, size)],
    ["light", fire(x + 0.4, y + 1, size * 0.55)],
  ];
}
