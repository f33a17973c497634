/** What a board of Ninjan shows, worked out from the view. */

import { NONE } from "../board";
import type { Way } from "../ways";
import type { NinjanChoice, NinjanLine, NinjanParts, NinjanPieces, NinjanView } from "../../wire";

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

/** How each legal action is pointed at: a card, a pile, or a sign. */
export function waysOf(legal: NinjanChoice[]): Way[] {
  return legal.map((choice) => ({ choice, parts: [partOf(choice.parts)] }));
}

function partOf(parts: NinjanParts): string {
  if ("pile" in parts) return `pile:${parts.pile}`;
  return "card" in parts ? `card:${parts.card}` : `throw:${parts.sign}`;
}

/** Which cards the viewer has seen in this deal. */
export function seen(view: NinjanView): Set<number> {
  const picks = view.picks.filter((card) => card >= 0);
  return new Set([...view.hand, ...picks, ...view.piles.flat(), ...view.won.flat()]);
}

/** The pile of which a line tells; -1 if it tells of none. */
export function pileIn(line: NinjanLine | null): number {
  const event = line?.event;
  return event?.kind === "Resolved" || event?.kind === "PileOpened" ? event.pile : NONE;
}

/** The cards of which a line tells. */
export function cardsIn({ event, parts }: NinjanLine): number[] {
  switch (event?.kind) {
    case "TurnedUp":
      return event.cards;
    case "Resolved":
      return [event.card, ...event.gained];
    case "PileOpened":
      return parts?.verb === "deal" ? [parts.card] : [];
    default:
      return [];
  }
}

/** How much of a covered card shows, as a share of its height: less, the more there are. */
export function strip(cards: number): number {
  return cards <= 5 ? 0.24 : Math.max(0.13, 1.2 / cards);
}
