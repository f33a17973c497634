/** Which pieces travel when a view follows another, and from where to where: no drawing, no time. */

import type { Box } from "./geometry";

/** A piece that lies somewhere on the page: `at` names its place, such as `hand` or `pile:2`. */
export interface Piece {
  key: string;
  at: string;
  box: Box;
  isDown: boolean;
}

/** What lies where at one moment; homes are the places that pieces come from and go to. */
export interface Scene<P extends Piece = Piece> {
  pieces: Map<string, P>;
  homes: Map<string, Box>;
}

export interface Routes {
  /** The homes that a piece may come from which was not seen before, the best first. */
  from?: (piece: Piece) => string[];
  /** The home that a piece goes to which is seen no more; nothing if it is just gone. */
  to?: (piece: Piece) => string | undefined;
  /** The homes of who has won a piece that is seen no more: it is held up before it goes there. */
  wins?: (piece: Piece) => string[];
}

export type Journey<P extends Piece = Piece> =
  | { kind: "comes"; piece: P; from: Box; isFromHome: boolean }
  | { kind: "shrinks"; piece: P; old: P }
  | { kind: "goes"; piece: P; to: Box }
  | { kind: "won"; piece: P; to: Box; home: string }
  | { kind: "turns"; piece: P; back: P };

/** When more than this changes at once, it is another table: nothing travels. */
const MOST = 24;

export function journeys<P extends Piece>(
  before: Scene<P>,
  now: Scene<P>,
  routes: Routes,
): Journey<P>[] {
  const found: Journey<P>[] = [];
  const gone = [...before.pieces.values()].filter(({ key }) => !now.pieces.has(key));
  const turned = new Set<P>();
  for (const piece of now.pieces.values()) {
    const old = before.pieces.get(piece.key);
    if (old) {
      if (old.at === piece.at) continue;
      if (isShorter(piece.box, old.box)) found.push({ kind: "shrinks", piece, old });
      else found.push({ kind: "comes", piece, from: old.box, isFromHome: false });
      continue;
    }
    const back = gone.find(({ at, isDown }) => isDown && !piece.isDown && at === piece.at);
    if (back) {
      turned.add(back);
      found.push({ kind: "turns", piece, back });
      continue;
    }
    const home = routes.from?.(piece).find((name) => before.homes.has(name));
    if (home) found.push({ kind: "comes", piece, from: before.homes.get(home)!, isFromHome: true });
  }
  for (const piece of gone) {
    const winner = routes.wins?.(piece).find((name) => now.homes.has(name));
    if (winner) {
      found.push({ kind: "won", piece, to: now.homes.get(winner)!, home: winner });
      continue;
    }
    const to = turned.has(piece) ? undefined : now.homes.get(routes.to?.(piece) ?? "");
    if (to) found.push({ kind: "goes", piece, to });
  }
  return found.length > MOST ? [] : found;
}

/** Whether a card becomes a mere mark of itself, of another shape: then the card is what travels. */
function isShorter(box: Box, than: Box): boolean {
  return box.height / box.width < 0.7 * (than.height / than.width);
}

/** Later ones of the same moment start so much later; those that make room leave almost together. */
const STAGGER = 0.2;
const LEAVE_STAGGER = 0.08;
/** What is won is seen one after another. */
const WON_STAGGER = 0.6;

/**
 * When each of these starts, as shares of the time that one takes. Nothing is put down where
 * something else still lies: the old trick is swept away before the next one is led to.
 */
export function starts(found: Journey[]): number[] {
  const left = new Set(found.flatMap(({ kind, piece }) => (kind === "goes" ? [piece.at] : [])));
  const isTaken = found.some(({ kind, piece }) => kind === "comes" && left.has(piece.at));
  if (!isTaken) {
    const waits = found.map(({ kind }) => (kind === "won" ? WON_STAGGER : STAGGER));
    return found.map((_, n) => waits.slice(0, n).reduce((sum, wait) => sum + wait, 0));
  }
  const leaving = found.filter(({ kind }) => kind === "goes").length;
  const free = 1 + (leaving - 1) * LEAVE_STAGGER;
  let gone = 0;
  let come = 0;
  return found.map(({ kind }) =>
    kind === "goes" ? gone++ * LEAVE_STAGGER : free + come++ * STAGGER,
  );
}

/** How to draw what lies in one box as if it lay in the other, as a CSS transform. */
export function shift(box: Box, as: Box, scale = as.width / box.width): string {
  const x = as.x + as.width / 2 - box.x - box.width / 2;
  const y = as.y + as.height / 2 - box.y - box.height / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
