/** The actions of Samurai: the card game as taps, and what a line of its story tells of. */

import type { SamuraiCardsChoice, SamuraiCardsLine } from "../../wire";
import { NONE } from "../board";
import type { Way } from "../ways";

export function waysOf(legal: SamuraiCardsChoice[]): Way[] {
  return legal.map((choice) => {
    const { parts } = choice;
    switch (parts.verb) {
      case "place":
        return { choice, parts: [`card:${parts.card}`, `cell:${parts.cell}`] };
      case "lay":
        return { choice, parts: [`cell:${parts.cell}`] };
      default:
        return { choice, parts: [] };
    }
  });
}

/** The card of which a line tells; -1 if it tells of none. */
export function cardIn({ parts, seat }: SamuraiCardsLine): number {
  return parts?.verb === "place" && seat >= 0 ? parts.card : NONE;
}

/** Who has just taken which symbol of which village, as `cell:symbol`. */
export function takersIn(news: SamuraiCardsLine[]): Map<string, number> {
  const takers = new Map<string, number>();
  for (const { event } of news) {
    if (event?.kind !== "VillagesScored") continue;
    for (const { cell, stones } of event.villages)
      for (const { symbol, taker } of stones) takers.set(`${cell}:${symbol}`, taker);
  }
  return takers;
}

/** The cells of which a line tells. */
export function cellsIn(line: SamuraiCardsLine | null): number[] {
  if (line?.event?.kind === "VillageLaid") return [line.event.cell];
  if (line?.event?.kind === "VillagesScored") return line.event.villages.map(({ cell }) => cell);
  return line?.parts?.verb === "place" ? [line.parts.cell] : [];
}
