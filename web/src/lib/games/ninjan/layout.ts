/** What a board of Ninjan shows, worked out from the view. */

import { NONE } from "../board";
import type { Way } from "../ways";
import type {
  NinjanChoice,
  NinjanLine,
  NinjanParts,
  NinjanPieces,
  NinjanResolved,
  NinjanView,
} from "../../wire";

export interface Face {
  suit: number;
  value: number;
}

export function faceOf(pieces: NinjanPieces, card: number): Face {
  return { suit: pieces.suit[card], value: pieces.value[card] };
}

export function sum(pieces: NinjanPieces, cards: number[]): number {
  return cards.reduce((total, card) => total + pieces.value[card], 0);
}

/** The sign that takes a pile with this card on top. */
export function takerOf(pieces: NinjanPieces, card: number): number {
  return pieces.beaten_by[pieces.suit[card]];
}

/** How each legal action is pointed at: a card, a pile, or a sign. */
export function waysOf(legal: NinjanChoice[]): Way[] {
  return legal.map((choice) => ({ choice, parts: [partOf(choice.parts)] }));
}

function partOf(parts: NinjanParts): string {
  if ("pile" in parts) return `pile:${parts.pile}`;
  return "card" in parts ? `card:${parts.card}` : `throw:${parts.sign}`;
}

/**
 * From left to right whose picks lie on the table: by seats while they are picked and turned up,
 * then in the order in which they are resolved; `done` are those who were, in this round.
 */
export function orderOf(view: NinjanView, done: number[], isTurning: boolean): number[] {
  const order = isTurning ? [] : [...done, ...view.resolving];
  return [...order, ...view.picks.map((_, seat) => seat).filter((seat) => !order.includes(seat))];
}

/** Whose cards of this round have been resolved, one after the other. */
export function resolvedIn(story: NinjanLine[]): number[] {
  const begun = story.findLastIndex(
    ({ event }) => event?.kind === "RoundBegun" || event?.kind === "TurnedUp",
  );
  return story
    .slice(begun + 1)
    .flatMap(({ event, seat }) => (event?.kind === "Resolved" ? [seat] : []));
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

/** Whether a deal has just been counted: who comes to the table later is told of all deals. */
export function isCountedIn(news: NinjanLine[]): boolean {
  const counted = news.findLastIndex(({ event }) => event?.kind === "Counted");
  return counted > news.findLastIndex(({ event }) => event?.kind === "RoundBegun");
}

/** Whether the last deal is counted, and nobody has to throw for the win: the end tells the rest. */
export function isTheEnd(news: NinjanLine[], view: NinjanView): boolean {
  return isCountedIn(news) && !view.pending.length;
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

/** The cards of a set, the best first. */
export function byValue(pieces: NinjanPieces, cards: number[]): number[] {
  return [...cards].sort((one, other) => pieces.value[other] - pieces.value[one] || one - other);
}

/** A card beats the top of a pile, which still lies there. */
export interface Strike {
  pile: number;
  card: number;
  beaten: number;
}

/** The blow that falls at this moment; null if none does. */
export function strikeIn(news: NinjanLine[], { piles }: NinjanView): Strike | null {
  const event = news.findLast((line) => line.event?.kind === "Resolved")?.event;
  if (event?.kind !== "Resolved") return null;
  const beaten = event.gained.at(-1) ?? NONE;
  const isThere = beaten !== NONE && piles[event.pile].at(-1) === beaten;
  return isThere ? { pile: event.pile, card: event.card, beaten } : null;
}

/** The table when a card strikes: what it will take still lies in its pile. */
export function beforeTaking(view: NinjanView, seat: number, event: NinjanResolved): NinjanView {
  return {
    ...view,
    piles: view.piles.map((cards, pile) => (pile === event.pile ? event.gained : cards)),
    won: view.won.map((cards, n) =>
      n === seat ? cards.filter((card) => !event.gained.includes(card)) : cards,
    ),
  };
}

/** So many cards stand in a column of a pile before another one is begun beside it. */
const COLUMN = 4;
/** So many columns have room; in larger piles they are longer. */
const MOST_COLUMNS = 3;

/**
 * Where a card of a pile stands: its column, counted from the middle, and how far it rises behind
 * the top card, as a share of the room above that. So every value can be read.
 */
export function standing(n: number, count: number): { column: number; rise: number } {
  const above = count - 1 - n;
  const columns = Math.min(MOST_COLUMNS, Math.ceil(count / COLUMN));
  const length = Math.max(Math.min(count, COLUMN), Math.ceil(count / columns));
  const strip = Math.min(1 / 3, 1 / Math.max(1, length - 1));
  return {
    column: (columns - 1) / 2 - Math.floor(above / length),
    rise: (above % length) * strip,
  };
}
