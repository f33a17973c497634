/** What the pictures of Sake & Samurai are painted with, and strokes that only they need. */

import { ink } from "../../../art/brush";

/** What a shape is painted with; `tones.css` says what that is by day and at night. */
export type Tone =
  | "ink"
  | "soft"
  | "wash"
  | "mist"
  | "haze"
  | "paper"
  | "light"
  | "steel"
  | "skin"
  | "wood"
  | "shu"
  | "ai"
  | "ochre"
  | "pine"
  | "plum"
  | "teal"
  | "sakura";

export type Layer = readonly [tone: Tone, path: string];

/** "12 30 4, 20 26 6" as numbers: x, y and width of each point. */
function points(line: string): number[][] {
  return line.split(",").map((point) => point.trim().split(/\s+/).map(Number));
}

/** A streak along a stroke where a hair of the brush has run dry, so far aside and from a point on. */
function streak(line: string, aside: number, start: number): string {
  const all = points(line);
  const found = all.slice(start).map(([x, y, w], n) => {
    const before = all[Math.max(0, start + n - 1)];
    const after = all[Math.min(all.length - 1, start + n + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const shift = (w * aside) / (Math.hypot(dx, dy) || 1);
    return `${x - dy * shift} ${y + dx * shift} ${w * 0.1}`;
  });
  return ink(found.join(", "));
}

/** A stroke: "x y width, …". `dry` is how many hairs of the brush ran out of ink on the way. */
export function brush(line: string, dry = 0): string {
  const last = points(line).length - 1;
  const hairs = Array.from({ length: dry }, (_, hair) => {
    const aside = -0.34 + (0.68 * (hair + 0.5)) / dry;
    return streak(line, aside, Math.max(0, Math.ceil(last / 2) - (hair % 2)));
  });
  return ink(line) + hairs.join("");
}

/** Strokes of one tone that cross each other, as in writing: a layer for each. */
export function written(tone: Tone, ...lines: string[]): Layer[] {
  return lines.map((line) => [tone, ink(line)]);
}

/** Many strokes in one path, where they do not cross. */
export function strokes(...lines: string[]): string {
  return lines.map((line) => ink(line)).join("");
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A drop or a petal from a point, in a direction in degrees. */
export function drop(x: number, y: number, angle: number, length: number, width: number): string {
  const turn = (angle * Math.PI) / 180;
  const to = (along: number, aside: number) =>
    `${round(x + along * Math.cos(turn) - aside * Math.sin(turn))} ${round(y + along * Math.sin(turn) + aside * Math.cos(turn))}`;
  return `M${to(0, 0)}C${to(length * 0.3, -width * 0.2)} ${to(length * 0.55, -width)} ${to(length, 0)}C${to(length * 0.55, width)} ${to(length * 0.3, width * 0.2)} ${to(0, 0)}z`;
}

/** A cherry blossom: five notched petals. */
export function blossom(x: number, y: number, size: number, turned = 0): string {
  return [0, 72, 144, 216, 288]
    .map((each) => {
      const turn = ((each + turned - 90) * Math.PI) / 180;
      const to = (along: number, aside: number) =>
        `${round(x + size * (along * Math.cos(turn) - aside * Math.sin(turn)))} ${round(y + size * (along * Math.sin(turn) + aside * Math.cos(turn)))}`;
      return `M${to(0.12, 0)}C${to(0.4, -0.5)} ${to(0.9, -0.42)} ${to(1, -0.14)}L${to(0.86, 0)}L${to(1, 0.14)}C${to(0.9, 0.42)} ${to(0.4, 0.5)} ${to(0.12, 0)}z`;
    })
    .join("");
}
