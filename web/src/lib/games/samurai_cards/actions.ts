/**
 * The actions of Samurai: the card game as taps. To place names a cell above 5 bits of card,
 * to lay names a cell. Cells far out are large numbers, so there is no shifting.
 */

import { SAMURAI_CARDS_VERBS as VERBS, type Choice } from "../../wire";
import { nounOf, verbOf } from "../board";
import type { Way } from "../picking";

const CARDS = 1 << 5;

export function waysOf(legal: Choice[]): Way[] {
  return legal.map((choice) => {
    const noun = nounOf(choice.action);
    switch (verbOf(choice.action)) {
      case VERBS.PLACE:
        return { choice, parts: [`card:${noun % CARDS}`, `cell:${Math.floor(noun / CARDS)}`] };
      case VERBS.LAY:
        return { choice, parts: [`cell:${noun}`] };
      default:
        return { choice, parts: [] };
    }
  });
}
