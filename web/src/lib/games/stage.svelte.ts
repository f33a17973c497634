/** What everything on the stage of a game may know: who sits there, what is asked, what is shown. */

import { createContext } from "svelte";
import type { Choice, Clock, Considered, Line, Question, SeatFacts } from "../wire";
import { NONE } from "./board";
import type { Selection } from "./selection.svelte";

/** Something that cannot be done, and the rule that says so. */
export interface Refusal {
  text: string;
  rule: string;
}

export interface StageFacts {
  game: string;
  seats: SeatFacts[];
  /** From where the reader looks; WATCHER for those who do not play. */
  seat: number;
  scores: number[];
  /** The seats that are asked now. */
  awaited: number[];
  /** Milliseconds left for each seat when the clocks were right; none without clocks. */
  clocks: number[];
  toldAt: number;
  clock: Clock | null;
  /** What the reader's seat may do now; nothing while something is still being shown. */
  legal: Choice[];
  question: Question | null;
  /** What has just happened, for the prompt. */
  happening: string;
  /** Who did it; NONE if that is nobody at the table. */
  actor: number;
  /** What was done last before the reader was asked. */
  before: string;
  isPlaying: boolean;
  /** Whether it was shown before, and is shown once more. */
  isAgain: boolean;
  isOver: boolean;
  /** What others did since the reader's last decision. */
  recent: Line[];
  hints: Considered[];
  /** Choices that are marked on the board as hints are, with nothing said about them. */
  marks: number[];
  refusal: Refusal | null;
  send: (action: number) => void;
  /** Show the next moment, or all that has happened. */
  skip: () => void;
  finish: () => void;
  /** Show once more what has happened since the last decision. */
  again: () => void;
  /** Tell once more how the match ended. */
  tellResult: () => void;
  forget: () => void;
}

export class Stage {
  /** What the reader has picked so far; the board says what there is to be picked. */
  selection = $state.raw<Selection | null>(null);
  /** What a choice would change at once, in a sentence; a board may say so. */
  explain: (action: number) => string = $state.raw(() => "");
  /** The drawer or overlay of the board that is open, by a name of its own. */
  opened = $state("");

  constructor(private read: () => StageFacts) {}

  get facts(): StageFacts {
    return this.read();
  }

  /** Open a drawer of the board, or close it if it is open. */
  toggle(name: string) {
    this.opened = this.opened === name ? "" : name;
  }

  /** The seats in the order of play, beginning with the reader's. */
  get around(): number[] {
    const { seats, seat } = this.facts;
    return seats.map((_, n) => (Math.max(0, seat) + n) % seats.length);
  }
}

export const [useStage, provideStage] = createContext<Stage>();

const nothing = (): void => undefined;

/** A stage on which nothing can be done: of a match that is over, or of a picture of a board. */
export function stillStage(
  known: Pick<StageFacts, "game" | "seats" | "seat"> & Partial<StageFacts>,
): StageFacts {
  return {
    scores: [],
    awaited: [],
    clocks: [],
    toldAt: 0,
    clock: null,
    legal: [],
    question: null,
    happening: "",
    actor: NONE,
    before: "",
    isPlaying: false,
    isAgain: false,
    isOver: false,
    recent: [],
    hints: [],
    marks: [],
    refusal: null,
    send: nothing,
    skip: nothing,
    finish: nothing,
    again: nothing,
    tellResult: nothing,
    forget: nothing,
    ...known,
    // Nobody is away from a table that is only looked at.
    seats: known.seats.map((seat) => ({ ...seat, here: true })),
  };
}

/**
 * The drawer `count` opens at the end of a replay, and closes where one goes back from it; at the
 * table the count is part of the ending.
 */
export function tellCount(isOver: () => boolean) {
  const stage = useStage();
  $effect(() => {
    const { isOver: isTold, isPlaying } = stage.facts;
    if (isOver()) {
      if (!isTold && !isPlaying) stage.opened = "count";
    } else if (stage.opened === "count") stage.opened = "";
  });
}
