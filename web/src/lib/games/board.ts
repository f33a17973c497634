/** What the page gives to the board of a game, and the little that all boards do with actions. */

import type { Choice, Line, Question, SeatFacts } from "../wire";

/** An action that is sent: the number of a choice, or its parts, be it legal or not. */
export type Play<Parts> = number | Parts;

/** The verb, and some of the parts: enough to hear why nothing of the kind can be done. */
export type Attempt<Parts extends { verb: string }> = { verb: Parts["verb"]; card?: number };

/** What is asked, by one of the game's own frames. */
export type Asked<L extends Line> = Question & { frame: Exclude<L["frame"], ""> };

export interface BoardProps<View, Pieces, L extends Line = Line, C extends Choice = Choice> {
  view: View;
  /** From where the reader looks; WATCHER for those who do not play. */
  seat: number;
  seats: SeatFacts[];
  /** What the reader's seat may do now; nothing else reacts. */
  legal: C[];
  question: Asked<L> | null;
  /** Whoever sends the parts of what is not legal is told the rule against it. */
  send: (play: Play<C["parts"] | Attempt<C["parts"]>>) => void;
  /** Say why something cannot be done, if somebody tries. */
  refuse: (what: string) => void;
  pieces: Pieces;
  /** The lines that are new since the last view, for what moves. */
  news: L[];
  /** All that has been told so far. */
  story: L[];
  /** The line of the story that the reader points at, to show where it happened. */
  pointed: L | null;
  /** What others did since the reader's last decision, to be outlined in their colours. */
  recent: L[];
  motion: boolean;
  /** Every seat's view, where all cards lie open. */
  views?: View[];
}

/** What the story gives to the cards that a line of the story names, drawn small. */
export interface StoryCardsProps<Pieces, L extends Line = Line> {
  line: L;
  pieces: Pieces;
}

/** What a count of points or majorities gets: how it stands, and who sits there. */
export interface CountProps<View, Pieces> {
  view: View;
  seats: SeatFacts[];
  pieces: Pieces;
  /** Told after how many milliseconds all is counted, if that takes its time. */
  counting?: (end: number) => void;
}

/** What the count at the end of a match gets: also how it came about, and who won. */
export interface FinalCountProps<View, Pieces, L extends Line = Line> extends CountProps<
  View,
  Pieces
> {
  story: L[];
  /** The seats by how they did, the winners first. */
  order: number[];
  winners: number[];
}

export const WATCHER = -3;
export const OPEN_CARDS = -4;
export const NONE = -1;

/** The legal actions of one verb, by one of the parts that they name. */
export function byPart<
  P extends { verb: string },
  V extends P["verb"],
  N extends keyof Extract<P, { verb: V }>,
>(legal: (Choice & { parts: P })[], verb: V, name: N): Map<number, Choice> {
  const found = legal.filter(({ parts }) => parts.verb === verb);
  return new Map(found.map((choice) => [Number(choice.parts[name as keyof P]), choice]));
}
