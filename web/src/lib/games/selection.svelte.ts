/** What the person at the table has picked so far, and what can be picked next. */

import type { Choice } from "../wire";
import {
  afterTap,
  forced,
  leadsOn,
  leadTo,
  nextParts,
  reached,
  waysFrom,
  type Part,
  type Way,
} from "./ways";

export class Selection {
  #ways: () => Way[];
  #send: (action: number) => void;
  #tapped: { ways: Way[]; parts: Part[] } = $state.raw({ ways: [], parts: [] });

  /** With a new question what was picked for the old one is forgotten. */
  picked: Part[] = $derived.by(() => {
    const ways = this.#ways();
    return this.#tapped.ways === ways ? this.#tapped.parts : forced(ways);
  });
  next: Set<Part> = $derived.by(() => nextParts(this.#ways(), this.picked));
  /** What could be picked instead of something that was picked. */
  others: Set<Part> = $derived.by(() => {
    const before = this.picked.map((_, kept) =>
      nextParts(this.#ways(), this.picked.slice(0, kept)),
    );
    return new Set(before.flatMap((parts) => [...parts]));
  });
  /** Whether what was picked last is held, to be dropped somewhere. */
  #isHeld = $state(false);
  /** What it is held over. */
  over: Part | null = $state(null);
  canCancel: boolean = $derived.by(() => this.picked.length > forced(this.#ways()).length);

  constructor(ways: () => Way[], send: (action: number) => void) {
    this.#ways = ways;
    this.#send = send;
  }

  /** Whether tapping it leads on, or dropping on it what is held. */
  glows(part: Part): boolean {
    return this.next.has(part) || this.#takes(part);
  }

  #takes(part: Part): boolean {
    return this.#isHeld && leadTo(this.#ways(), this.picked, part) !== null;
  }

  isPicked(part: Part): boolean {
    return this.picked.includes(part);
  }

  /** Whether it reacts at all: it leads on, is picked, or could be instead of what is. */
  reacts(part: Part): boolean {
    return this.next.has(part) || this.others.has(part) || this.#takes(part);
  }

  /** Whether it can be lifted, to be dropped on something else. */
  leadsOn(part: Part): boolean {
    return this.reacts(part) && leadsOn(this.#ways(), part);
  }

  /** Lift it: it is picked, and all that it can be dropped on glows. */
  lift(part: Part): void {
    if (!this.isPicked(part)) this.tap(part);
    this.#isHeld = true;
  }

  tap = (part: Part): void => {
    const ways = this.#ways();
    const isPutDown = this.picked.at(-1) === part;
    const parts = afterTap(ways, this.picked, part);
    const choice = isPutDown ? undefined : reached(ways, parts);
    if (choice) this.choose(choice);
    else this.#tapped = { ways, parts };
  };

  choose = (choice: Choice): void => {
    this.#tapped = { ways: [], parts: [] };
    this.#send(choice.action);
  };

  cancel = (): void => {
    this.#isHeld = false;
    this.#tapped = { ways: this.#ways(), parts: forced(this.#ways()) };
  };

  /** Drop what is picked on a part: as if all that leads there without a choice was tapped too. */
  drop = (part: Part): boolean => {
    this.#isHeld = false;
    const parts = leadTo(this.#ways(), this.picked, part);
    if (!parts) return false;
    this.#tapped = { ways: this.#ways(), parts };
    this.tap(part);
    return true;
  };

  /**
   * The actions to offer as buttons: those that have no place, those whose next part has none, and
   * if there are only so many left all that begin with what was picked.
   */
  offers(most: number, isOnBoard: (part: Part) => boolean): Choice[] {
    const ways = this.#ways();
    const placeless = ways.filter((way) => way.parts.length === 0);
    const depth = this.picked.length;
    const left = waysFrom(ways, this.picked).filter((way) => way.parts.length > depth);
    const isFew = depth > 0 && left.length <= most;
    const listed = left.filter((way) => isFew || !isOnBoard(way.parts[depth]));
    return [...new Set([...listed, ...placeless].map((way) => way.choice))];
  }
}
