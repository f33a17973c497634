/** A brush on paper: strokes that swell and thin out, and shapes with soft corners, as SVG paths. */

/** What a shape is painted with; `tones.css` says what that is by day and at night. */
export type Tone =
  | "ink"
  | "soft"
  | "wash"
  | "mist"
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

interface Point {
  x: number;
  y: number;
  /** The width of a stroke here. */
  w: number;
  isSharp: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** "12 30 4, 20 26! 6" is two points with widths; "!" makes a corner. */
function points(line: string): Point[] {
  return line.split(",").map((each) => {
    const [x, y, w = 0] = each.replace("!", "").trim().split(/\s+/).map(Number);
    return { x, y, w, isSharp: each.includes("!") };
  });
}

/** A closed line, smooth but for its corners. */
function closed(line: Point[]): string {
  const count = line.length;
  const slope = (n: number) => {
    if (line[n].isSharp) return { x: 0, y: 0 };
    const before = line[(n + count - 1) % count];
    const after = line[(n + 1) % count];
    return { x: (after.x - before.x) / 6, y: (after.y - before.y) / 6 };
  };
  let path = `M${round(line[0].x)} ${round(line[0].y)}`;
  for (let n = 0; n < count; n++) {
    const next = (n + 1) % count;
    const leaving = slope(n);
    const coming = slope(next);
    const { x, y } = line[next];
    const handles = [line[n].x + leaving.x, line[n].y + leaving.y, x - coming.x, y - coming.y];
    path += `C${handles.map(round).join(" ")} ${round(x)} ${round(y)}`;
  }
  return `${path}z`;
}

/** A closed shape through these points: "x y, x y!, …". */
export function shape(line: string): string {
  return closed(points(line));
}

/** The middle of a stroke, four times as many points as were given. */
function flow(line: Point[]): Point[] {
  const found: Point[] = [];
  const mix = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  for (let n = 0; n + 1 < line.length; n++) {
    const [a, b, c, d] = [
      line[Math.max(0, n - 1)],
      line[n],
      line[n + 1],
      line[n + 2] ?? line[n + 1],
    ];
    for (let part = 0; part < 4; part++) {
      const t = part / 4;
      found.push({
        x: mix(a.x, b.x, c.x, d.x, t),
        y: mix(a.y, b.y, c.y, d.y, t),
        w: Math.max(0.2, mix(a.w, b.w, c.w, d.w, t)),
        isSharp: false,
      });
    }
  }
  return [...found, line[line.length - 1]];
}

/** No hand is steady: a little more or less, always the same at the same place. */
function tremble(x: number, y: number, n: number): number {
  const chaos = Math.sin(x * 12.9 + y * 78.2 + n * 37.7) * 4375.5;
  return chaos - Math.floor(chaos) - 0.5;
}

function edge(middle: Point[], aside: (point: Point, n: number) => number): Point[] {
  return middle.map((point, n) => {
    const before = middle[Math.max(0, n - 1)];
    const after = middle[Math.min(middle.length - 1, n + 1)];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const shift = aside(point, n);
    return {
      ...point,
      x: point.x - ((after.y - before.y) / length) * shift,
      y: point.y + ((after.x - before.x) / length) * shift,
    };
  });
}

/** The band between two distances from the middle of a stroke. */
function band(middle: Point[], left: number, right: number, unrest: number): string {
  const along = edge(middle, ({ x, y, w }, n) => w * (left + unrest * tremble(x, y, n)));
  const back = edge(middle, ({ x, y, w }, n) => w * (right + unrest * tremble(y, x, n))).reverse();
  return closed([...along, ...back]);
}

/** A stroke: "x y width, …". `dry` is how many hairs of the brush ran out of ink on the way. */
export function brush(line: string, dry = 0): string {
  const middle = flow(points(line));
  let path = band(middle, -0.5, 0.5, 0.1);
  for (let hair = 0; hair < dry; hair++) {
    const aside = -0.34 + (0.68 * (hair + 0.5)) / dry;
    const start = Math.floor(middle.length * (0.35 + 0.3 * (tremble(hair, dry, 1) + 0.5)));
    const bare = middle.slice(start, middle.length - (hair % 2));
    if (bare.length > 2) path += band(bare, aside - 0.045, aside + 0.045, 0.03);
  }
  return path;
}

/** Many strokes in one path, where they are of one tone and do not cross. */
export function strokes(...lines: string[]): string {
  return lines.map((line) => brush(line)).join("");
}

export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

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
