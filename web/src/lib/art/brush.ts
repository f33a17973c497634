/** A brush: points and pressures become filled shapes, so that lines swell and thin out. */

interface Point {
  x: number;
  y: number;
  /** How wide the brush is here. */
  w: number;
  /** Whether a closed line turns sharply here. */
  isCorner: boolean;
}

/** How finely a curve is followed: more for long ones. */
const FEWEST = 3;
const MOST = 7;
const FINE = 12;
/** The angle at which the brush is held: lines along it are thin, lines across it are full. */
const NIB = -0.7;

/** The same pictures are drawn again and again: what a text becomes is worked out only once. */
function once(draw: (text: string) => string): (text: string) => string {
  const drawn = new Map<string, string>();
  return (text) => {
    let found = drawn.get(text);
    if (found === undefined) drawn.set(text, (found = draw(text)));
    return found;
  };
}

/** A stroke through points "x y width", from its beginning to its end. */
export const ink = once((text) => {
  const line = sampled(parse(text, 3), false);
  const sides = edges(line, (point, n) => point.w * unsteady(point, n));
  const back = sides.right.toReversed();
  return `${flowing(sides.left)}${cap(line.at(-1)!.w, back[0])}${flowing(back, "L")}${cap(line[0].w, sides.left[0])}z`;
});

/** Several strokes as one shape: one text per stroke, separated by semicolons. */
export function inks(text: string): string {
  return text.split(";").map(ink).join("");
}

/** A closed form through points "x y"; "x y!" is a sharp corner. */
export const form = once((text) => {
  const points = around(text);
  const parts = points.map((_, n) => {
    const to = points[(n + 1) % points.length];
    const [one, two] = handles(points, n, true);
    return `C${xy(one)} ${xy(two)} ${xy(to)}`;
  });
  return `M${xy(points[0])}${parts.join("")}z`;
});

/** The line around a closed form, fuller where the brush goes down and thinner where it goes up. */
export function contour(text: string, width = 2): string {
  const line = sampled(around(text), true);
  const sides = edges(
    line,
    (_, n) => {
      const before = line[(n + line.length - 1) % line.length];
      const after = line[(n + 1) % line.length];
      const slant = Math.atan2(after.y - before.y, after.x - before.x) - NIB;
      return width * (0.45 + 0.55 * Math.abs(Math.sin(slant))) * unsteady(line[n], n);
    },
    true,
  );
  return `${flowing(sides.left)}z${flowing(sides.right.toReversed())}z`;
}

export function disc(x: number, y: number, r: number, across = r): string {
  return `M${two(x - r)} ${two(y)}a${r} ${across} 0 1 0 ${2 * r} 0a${r} ${across} 0 1 0 ${-2 * r} 0z`;
}

/** A ring: a disc with a hole, wound the other way. */
export function ring(x: number, y: number, r: number, width: number): string {
  const hole = two(r - width);
  return `${disc(x, y, r)}M${two(x - hole)} ${two(y)}a${hole} ${hole} 0 1 1 ${2 * hole} 0a${hole} ${hole} 0 1 1 ${-2 * hole} 0z`;
}

/** A leaf or a grain: from a point in a direction, so long and so wide. */
export function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const belly = { x: x + dx * length * 0.45, y: y + dy * length * 0.45 };
  const tip = `${two(x + dx * length)} ${two(y + dy * length)}`;
  const left = `${two(belly.x - dy * width)} ${two(belly.y + dx * width)}`;
  const right = `${two(belly.x + dy * width)} ${two(belly.y - dx * width)}`;
  return `M${two(x)} ${two(y)}Q${left} ${tip}Q${right} ${two(x)} ${two(y)}z`;
}

function parse(text: string, size: 2 | 3): Point[] {
  const words = text.trim().split(/[\s,]+/);
  return Array.from({ length: Math.floor(words.length / size) }, (_, n) => {
    const [x, y, w = "0"] = words.slice(n * size, n * size + size);
    return { x: parseFloat(x), y: parseFloat(y), w: parseFloat(w), isCorner: y.endsWith("!") };
  });
}

/** The points of a closed form, always wound the same way, so that overlapping shapes add up. */
function around(text: string): Point[] {
  const points = parse(text, 2);
  const area = points.reduce((sum, point, n) => {
    const next = points[(n + 1) % points.length];
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return area > 0 ? points.reverse() : points;
}

/** The two handles of the curve from a point to the next one. */
function handles(points: Point[], n: number, isClosed: boolean): [Point, Point] {
  const at = (m: number): Point =>
    isClosed
      ? points[(m + points.length) % points.length]
      : points[Math.max(0, Math.min(points.length - 1, m))];
  const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
  const pull = (at: Point, a: Point, b: Point, sign: number): Point =>
    at.isCorner
      ? at
      : { ...at, x: at.x + (sign * (b.x - a.x)) / 6, y: at.y + (sign * (b.y - a.y)) / 6 };
  return [pull(from, before, to, 1), pull(to, from, after, -1)];
}

function sampled(points: Point[], isClosed: boolean): Point[] {
  const pieces = isClosed ? points.length : points.length - 1;
  const found: Point[] = [];
  for (let n = 0; n < pieces; n++) {
    const [from, to] = [points[n], points[(n + 1) % points.length]];
    const [one, two] = handles(points, n, isClosed);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const parts = Math.min(MOST, FEWEST + Math.floor(length / FINE));
    for (let part = 0; part < parts; part++) {
      const t = part / parts;
      const bend = (a: number, b: number, c: number, d: number): number =>
        a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
      const x = bend(from.x, one.x, two.x, to.x);
      const y = bend(from.y, one.y, two.y, to.y);
      found.push({ x, y, w: from.w + (to.w - from.w) * t, isCorner: false });
    }
  }
  return isClosed ? found : [...found, points.at(-1)!];
}

/** The two sides of a line that is so wide at each point. */
function edges(
  line: Point[],
  widthAt: (point: Point, n: number) => number,
  isClosed = false,
): { left: Point[]; right: Point[] } {
  const [left, right]: [Point[], Point[]] = [[], []];
  line.forEach((point, n) => {
    const before = line[n - 1] ?? (isClosed ? line.at(-1)! : point);
    const after = line[n + 1] ?? (isClosed ? line[0] : point);
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = widthAt(point, n) / 2;
    const dx = (-(after.y - before.y) / length) * half;
    const dy = ((after.x - before.x) / length) * half;
    left.push({ ...point, x: point.x + dx, y: point.y + dy });
    right.push({ ...point, x: point.x - dx, y: point.y - dy });
  });
  return { left, right };
}

/** A hand is never quite even: a little more or less width, always the same at the same place. */
function unsteady(point: Point, n: number): number {
  return 1 + 0.07 * Math.sin(point.x * 1.7 + n * 0.9) + 0.05 * Math.sin(point.y * 2.3 - n * 0.6);
}

function flowing(points: Point[], begin = "M"): string {
  const curves = points.slice(1, -1).map((point, n) => {
    const next = points[n + 2];
    const middle = { ...point, x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${xy(point)} ${xy(n === points.length - 3 ? next : middle)}`;
  });
  return `${begin}${xy(points[0])}${curves.join("") || `L${xy(points.at(-1)!)}`}`;
}

function cap(width: number, to: Point): string {
  const r = two(width / 2);
  return width > 0.3 ? `A${r} ${r} 0 0 0 ${xy(to)}` : "";
}

function xy(point: { x: number; y: number }): string {
  return `${two(point.x)} ${two(point.y)}`;
}

function two(value: number): number {
  return Math.round(value * 100) / 100;
}
