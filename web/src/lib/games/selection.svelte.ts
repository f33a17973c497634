/**
 * The one rule for choosing, on every board: the first tap selects, and the prompt offers what is
 * selected; the second tap on it, the prompt's button, Enter or a drop does it. What is picked up
 * and put down elsewhere is done by putting it down. Escape lets go.
 */

import { settings } from "../core/settings.svelte";
import type { Choice } from "../wire";
import { useStage } from "./stage.svelte";
import {
  afterTap,
  forced,
  leadsOn,
  leadTo,
  nextParts,
  offered,
  ranksOf,
  reached,
  type Part,
  type Way,
} from "./ways";

/** A button for a choice. */
export interface Offer {
  choice: Choice;
  text: string;
  /** Whether it has no part on the board, and so nothing to do with what is picked. */
  isAside: boolean;
}

/** What one more tap would do. */
export interface Pending {
  choice: Choice;
  label: string;
  /** Whether it cannot be taken back and matters. */
  isGrave: boolean;
}

interface Sources {
  ways: () => Way[];
  send: (action: number) => void;
  /** Whether it cannot be taken back and matters, so that it is asked about once. */
  isGrave?: (choice: Choice) => boolean;
  /** The name under which "don't ask again" is kept. */
  topic?: () => string;
  /** The actions that are marked with their ranks, the best first. */
  hints?: () => number[];
}

export class Selection {
  #from: Required<Sources>;
  #tapped: { ways: Way[]; parts: Part[] } = $state.raw({ ways: [], parts: [] });
  /** A choice without a place that is asked about once more. */
  #doubted: { ways: Way[]; way: Way } | null = $state.raw(null);

  /** With a new question what was picked for the old one is forgotten. */
  picked: Part[] = $derived.by(() => {
    const ways = this.#from.ways();
    return this.#tapped.ways === ways ? this.#tapped.parts : forced(ways);
  });
  next: Set<Part> = $derived.by(() => nextParts(this.#from.ways(), this.picked));
  /** What could be picked instead of something that was picked. */
  others: Set<Part> = $derived.by(() => {
    const before = this.picked.map((_, kept) =>
      nextParts(this.#from.ways(), this.picked.slice(0, kept)),
    );
    return new Set(before.flatMap((parts) => [...parts]));
  });
  /** What is selected and waits for a second tap. */
  pending: Pending | null = $derived.by(() => {
    const ways = this.#from.ways();
    const isDoubted = this.#doubted?.ways === ways;
    const way = isDoubted ? this.#doubted!.way : reached(ways, this.picked);
    if (!way) return null;
    const { choice, label = choice.text } = way;
    return { choice, label, isGrave: this.#from.isGrave(choice) };
  });
  /** How good a bot finds what begins with a part: 1 is the best; 0 if it says nothing of it. */
  #ranks: Map<Part, number> = $derived.by(() =>
    ranksOf(this.#from.ways(), this.#from.hints(), this.picked),
  );
  /** Whether what was picked last is held, to be dropped somewhere. */
  #isHeld = $state(false);
  /** What it is held over. */
  over: Part | null = $state(null);
  canCancel: boolean = $derived.by(
    () => this.picked.length > forced(this.#from.ways()).length || this.#doubted !== null,
  );

  constructor(from: Sources) {
    this.#from = { isGrave: () => false, topic: () => "", hints: () => [], ...from };
  }

  /** Whether tapping it leads on, or dropping on it what is held. */
  glows(part: Part): boolean {
    return this.next.has(part) || this.#takes(part);
  }

  #takes(part: Part): boolean {
    return this.#isHeld && leadTo(this.#from.ways(), this.picked, part) !== null;
  }

  isPicked(part: Part): boolean {
    return this.picked.includes(part);
  }

  rank(part: Part): number {
    return this.#ranks.get(part) ?? 0;
  }

  /** Whether it reacts at all: it leads on, is picked, or could be instead of what is. */
  reacts(part: Part): boolean {
    return this.next.has(part) || this.others.has(part) || this.#takes(part);
  }

  /** Whether it can be lifted, to be dropped on something else. */
  leadsOn(part: Part): boolean {
    return this.reacts(part) && leadsOn(this.#from.ways(), part);
  }

  /** Lift it: it is picked, and all that it can be dropped on glows. */
  lift(part: Part): void {
    if (!this.isPicked(part)) this.tap(part);
    this.#isHeld = true;
  }

  tap = (part: Part): void => {
    const ways = this.#from.ways();
    this.#doubted = null;
    // The second tap on what is selected does it.
    if (this.pending && this.picked.at(-1) === part) return this.confirm();
    const parts = afterTap(ways, this.picked, part);
    const way = parts.at(-1) === part ? reached(ways, parts) : undefined;
    if (way && !this.#asks(way)) this.#do(way.choice);
    else this.#tapped = { ways, parts };
  };

  /** Whether one more tap is needed: a part that is not put down elsewhere, or a grave choice. */
  #asks({ choice, parts }: Way): boolean {
    if (!settings.confirmations) return false;
    return parts.length === 1 || this.#isAskedAbout(choice);
  }

  #isAskedAbout(choice: Choice): boolean {
    return (
      settings.confirmations &&
      this.#from.isGrave(choice) &&
      !settings.unasked.includes(this.#from.topic())
    );
  }

  /** Choose what has no place on the board. */
  choose = (choice: Choice): void => {
    const ways = this.#from.ways();
    const way = ways.find((one) => one.choice.action === choice.action);
    if (way && this.#isAskedAbout(choice) && this.pending?.choice !== choice)
      this.#doubted = { ways, way };
    else this.#do(choice);
  };

  /** Do what is selected. */
  confirm = (): void => {
    if (this.pending) this.#do(this.pending.choice);
  };

  /** Do it, and never ask about such a thing again. */
  confirmForGood = (): void => {
    settings.unasked = [...settings.unasked, this.#from.topic()];
    this.confirm();
  };

  /** Select all that a choice is named by, as a hint does. */
  select(action: number): void {
    const ways = this.#from.ways();
    const way = ways.find(({ choice }) => choice.action === action);
    if (!way) return;
    if (way.parts.length) this.#tapped = { ways, parts: way.parts };
    else this.#doubted = { ways, way };
  }

  #do(choice: Choice): void {
    this.#tapped = { ways: [], parts: [] };
    this.#doubted = null;
    this.#from.send(choice.action);
  }

  cancel = (): void => {
    this.#isHeld = false;
    this.#doubted = null;
    this.#tapped = { ways: this.#from.ways(), parts: forced(this.#from.ways()) };
  };

  /** Drop what is picked on a part: as if all that leads there without a choice was tapped too. */
  drop = (part: Part): boolean => {
    this.#isHeld = false;
    const parts = leadTo(this.#from.ways(), this.picked, part);
    if (!parts) return false;
    this.#tapped = { ways: this.#from.ways(), parts };
    this.tap(part);
    return true;
  };

  /** The actions to offer as buttons. */
  offers(most: number, isOnBoard: (part: Part) => boolean): Offer[] {
    const ways = offered(this.#from.ways(), this.picked, this.canCancel, most, isOnBoard);
    const found = new Map<Choice, Offer>();
    for (const { choice, parts, short } of ways) {
      const isLast = this.picked.length > 0 && parts.length === this.picked.length + 1;
      if (!found.has(choice))
        found.set(choice, {
          choice,
          text: isLast && short ? short : choice.text,
          isAside: parts.length === 0,
        });
    }
    return [...found.values()];
  }
}

/** The selection of a board, which the stage's prompt, hints and keys share. */
export function useSelection(ways: () => Way[], isGrave?: (choice: Choice) => boolean): Selection {
  const stage = useStage();
  const selection = new Selection({
    ways,
    send: (action) => stage.facts.send(action),
    isGrave: isGrave ?? (() => false),
    topic: () => `${stage.facts.game}:${stage.facts.question?.frame ?? ""}`,
    hints: () => [...stage.facts.hints.map(({ action }) => action), ...stage.facts.marks],
  });
  stage.selection = selection;
  return selection;
}
