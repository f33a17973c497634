/**
 * The actions of Samurai: the card game as taps. To place names a cell above 5 bits of card,
 * to lay names a cell. Cells far out are large numbers, so there is no shifting.
 */

import { SAMURAI_CARDS_VERBS as VERBS, type Choice, type Line } from "../../wire";
import { act, NONE, nounOf, verbOf } from "../board";
import type { Way } from "../ways";

const CARDS = 1 << 5;

export function placing(card: number, cell: number): number {
  return act(VERBS.PLACE, cell * CARDS + card);
}

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

/** The card of which a line tells; -1 if it tells of none. */
export function cardIn(line: Line): number {
  if (line.action < 0 || line.seat < 0) return NONE;
  if (line.frame === "PlaceCard") return nounOf(line.action) % CARDS;
  return line.frame === "DrawCard" ? nounOf(line.action) : NONE;
}

/** Who has just taken which symbol of which village, as `cell:symbol`. */
export function takersIn(news: Line[]): Map<string, number> {
  const takers = new Map<string, number>();
  for (const { frame, facts } of news) {
    if (frame !== "ScoreVillages") continue;
    for (let n = 0; n < facts.length; n += 4)
      [0, 1, 2].forEach((symbol) => takers.set(`${facts[n]}:${symbol}`, facts[n + 1 + symbol]));
  }
  return takers;
}

/** The cells of which a line tells. */
export function cellsIn(line: Line | null): number[] {
  switch (line?.frame) {
    case "PlaceCard":
      return [Math.floor(nounOf(line.action) / CARDS)];
    case "ChoosePlace":
      return [nounOf(line.action)];
    case "LayFirstVillage":
    case "LayVillages":
      return line.facts.slice(1, 2);
    case "ScoreVillages":
      // Fours: the cell, and who took each of its three symbols.
      return line.facts.filter((_, n) => n % 4 === 0);
    default:
      return [];
  }
}
