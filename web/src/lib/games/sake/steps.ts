/** The step tokens as things of their own, so that one sees where each of them goes; and who goes. */

import type { SakeLine, SakeView } from "../../wire";
import { arc, at, beside, LEFT, RING, rowsOf } from "./layout";

/** The tokens of each row, clockwise, by the samurai on its left. */
export type Tokens = ReadonlyMap<number, readonly number[]>;

/**
 * The tokens after a view follows another: those that a samurai takes from one side of theirs lie
 * at their other side; what else is missing is gone, and what else is there is new.
 */
export function tokensAfter(before: Tokens, view: SakeView): Tokens {
  const rows = view.alive.filter((seat) => view.steps[seat] > 0);
  const now = new Map(rows.map((row) => [row, [...(before.get(row) ?? [])]]));
  const missing = (row: number) => view.steps[row] - now.get(row)!.length;
  for (const right of rows) {
    const left = beside(view, right, LEFT);
    if (left === right || !now.has(left)) continue;
    const [from, to] = [now.get(left)!, now.get(right)!];
    const toRight = Math.min(-missing(left), missing(right));
    const toLeft = Math.min(missing(left), -missing(right));
    if (toRight > 0) to.unshift(...from.splice(-toRight));
    if (toLeft > 0) from.push(...to.splice(0, toLeft));
  }
  let fresh = 1 + Math.max(-1, ...[...before.values()].flat());
  for (const [row, tokens] of now) {
    tokens.length = Math.min(tokens.length, view.steps[row]);
    while (missing(row) > 0) tokens.push(fresh++);
  }
  return now;
}

/** A samurai that goes: so many steps to this side. */
export interface Going {
  seat: number;
  side: number;
  steps: number;
}

/** Who is about to go, as long as others may forbid it; null if nobody is. */
export function goingIn({ pending }: SakeView, story: SakeLine[]): Going | null {
  if (!pending.includes("Advance")) return null;
  const line = story.findLast(({ parts }) => parts?.verb === "move" || parts?.verb === "iaido");
  if (line?.parts?.verb !== "move" && line?.parts?.verb !== "iaido") return null;
  const { side, steps } = line.parts;
  return { seat: line.seat, side, steps };
}

/** What remains to be seen of a way that somebody went, in degrees. */
const TRACE = 15;
/** The head of an arrow: how long in degrees, and how wide to either side. */
const HEAD = 5;
const WIDE = 13;

/** Along the tokens that somebody passes: a line and the head of an arrow, as paths. */
export interface Arrow {
  line: string;
  head: string;
}

/** The way of who goes; a short trace of it once it was gone. Null if there are no steps. */
export function arrowOf(
  view: SakeView,
  { seat, side, steps }: Going,
  isGone: boolean,
): Arrow | null {
  const isLeft = side === LEFT;
  const row = rowsOf(view).find(({ left, right }) => (isLeft ? right : left) === seat);
  if (!row) return null;
  const { tokens } = row;
  const start = isLeft ? row.to : row.from;
  const sign = isLeft ? -1 : 1;
  const last = tokens.at(
    isLeft ? Math.max(-steps, -tokens.length) : Math.min(steps, tokens.length) - 1,
  )!;
  const half = (row.to - row.from) / (tokens.length + 2) / 2;
  const end = isGone ? start + sign * TRACE : last + sign * half;
  const tip = at(end + sign * HEAD, RING.steps);
  const [inner, outer] = [RING.steps - WIDE, RING.steps + WIDE].map((radius) => at(end, radius));
  const corners = [inner, tip, outer].map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
  return {
    line: isLeft ? arc(end, start, RING.steps) : arc(start, end, RING.steps),
    head: `M${corners.join("L")}Z`,
  };
}

/** Who of these went, each once: the last way of theirs. */
export function goneIn(lines: SakeLine[]): Going[] {
  const found = new Map<number, Going>();
  for (const { event, seat } of lines)
    if (event?.kind === "Advanced") found.set(seat, { seat, side: event.side, steps: event.steps });
  return [...found.values()];
}
