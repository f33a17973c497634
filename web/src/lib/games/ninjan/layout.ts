/** What a board of Ninjan shows, worked out from the view. */

import { NONE, nounOf } from "../board";
import type { Line, NinjanPieces, NinjanView } from "../../wire";

export interface Face {
  suit: number;
  value: number;
}

export const SUITS = 3;
export const FACE_DOWN = -2;

export function faceOf(pieces: NinjanPieces, card: number): Face {
  return { suit: pieces.suit[card], value: pieces.value[card] };
}

export function sum(pieces: NinjanPieces, cards: number[]): number {
  return cards.reduce((total, card) => total + pieces.value[card], 0);
}

/** The seats whose cards are yet to be resolved, the next one first. */
export function resolving(pending: string[]): number[] {
  const owed = pending.map((frame) => /^Resolve\((\d+)\)$/.exec(frame));
  return owed.flatMap((found) => (found ? [Number(found[1])] : [])).reverse();
}

/** Which cards the viewer has seen in this deal. */
export function seen(view: NinjanView): Set<number> {
  const picks = view.picks.filter((card) => card >= 0);
  return new Set([...view.hand, ...picks, ...view.piles.flat(), ...view.won.flat()]);
}

/** The pile of which a line tells; -1 if it tells of none. */
export function pileIn(line: Line | null): number {
  if (line?.frame === "Resolve") return nounOf(line.action);
  return line?.frame === "DealCard" ? line.facts[0] : NONE;
}

/** The cards of which a line tells. */
export function cardsIn(line: Line): number[] {
  if (line.frame === "TurnUp" || line.frame === "Resolve")
    return line.facts.filter((card) => card >= 0);
  return line.frame === "DealCard" && line.facts[0] >= 0 ? [nounOf(line.action)] : [];
}

/** How much of a covered card shows, as a share of its height: less, the more there are. */
export function strip(cards: number): number {
  return cards <= 5 ? 0.24 : Math.max(0.13, 1.2 / cards);
}
