/** The choices of an update. What they would do is told later, and changes nothing else of them. */

import type { Choice, Effects, Update } from "../wire";

class OfferedChoice implements Choice {
  action: number;
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows the parts of its game
  parts: any;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- and what its choices would do
  effect: any = $state.raw(null);

  constructor({ action, text, parts }: Choice) {
    this.action = action;
    this.text = text;
    this.parts = parts;
  }
}

/** Makes the choices of an update such that boards notice when their effects are told. */
export class Offered {
  #update: Update;

  constructor(update: Update) {
    this.#update = update;
    update.legal = update.legal.map((choice) => new OfferedChoice(choice));
  }

  /** What they would do has come, unless it is about another turn. */
  tell({ seat, turn, effects }: Effects) {
    const { legal, ...update } = this.#update;
    if (seat !== update.seat || turn !== update.turn) return;
    legal.forEach((choice, n) => (choice.effect = effects[n]));
  }
}
