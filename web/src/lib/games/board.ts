/** What the page gives to the board of a game, and the little that all boards do with actions. */

import type { Choice, Line, Question, SeatFacts } from "../wire";

export interface BoardProps<View, Pieces> {
  view: View;
  /** From where the reader looks; WATCHER for those who do not play. */
  seat: number;
  seats: SeatFacts[];
  /** What the reader's seat may do now; nothing else reacts. */
  legal: Choice[];
  question: Question | null;
  send: (action: number) => void;
  /** Say why something cannot be done, if somebody tries. */
  refuse: (what: string) => void;
  pieces: Pieces;
  /** The lines that are new since the last view, for what moves. */
  news: Line[];
  /** All that has been told so far. */
  story: Line[];
  /** The line of the story that the reader points at, to show where it happened. */
  pointed: Line | null;
  /** What others did since the reader's last decision, to be outlined in their colours. */
  recent: Line[];
  motion: boolean;
  /** Every seat's view, where all cards lie open. */
  views?: View[];
}

/** What the story gives to the little cards of a game. */
export interface LittleProps<Pieces> {
  line: Line;
  pieces: Pieces;
}

export const WATCHER = -3;
export const OPEN_CARDS = -4;
export const NONE = -1;

const VERB_BITS = 6;

export function verbOf(action: number): number {
  return action % (1 << VERB_BITS);
}

/** Not by shifting: the nouns of a growing table leave 32 bits behind. */
export function nounOf(action: number): number {
  return Math.floor(action / (1 << VERB_BITS));
}

export function act(verb: number, noun = 0): number {
  return noun * (1 << VERB_BITS) + verb;
}

/** The legal actions of one verb, by their noun. */
export function byNoun(legal: Choice[], verb: number): Map<number, Choice> {
  const found = legal.filter((choice) => verbOf(choice.action) === verb);
  return new Map(found.map((choice) => [nounOf(choice.action), choice]));
}
