/** The actions of Samurai: the card game as taps, and what a line of its story tells of. */

import type {
  SamuraiCardsChoice,
  SamuraiCardsCounted,
  SamuraiCardsLine,
  SamuraiCardsScoredVillage,
} from "../../wire";
import { NONE } from "../board";
import type { Way } from "../ways";

/** The village that was taken from the pile: it is in the hand until it is put down. */
export const TAKEN = "taken";

export function waysOf(legal: SamuraiCardsChoice[]): Way[] {
  return legal.map((choice) => {
    const { parts } = choice;
    switch (parts.verb) {
      case "place":
        return { choice, parts: [`card:${parts.card}`, `cell:${parts.cell}`] };
      case "lay":
        return { choice, parts: [TAKEN, `cell:${parts.cell}`] };
      default:
        return { choice, parts: [] };
    }
  });
}

/** The card of which a line tells; -1 if it tells of none. */
export function cardIn({ parts, seat }: SamuraiCardsLine): number {
  return parts?.verb === "place" && seat >= 0 ? parts.card : NONE;
}

/** The villages of whose scoring these lines tell. */
export function scoredIn(news: SamuraiCardsLine[]): SamuraiCardsScoredVillage[] {
  return news.flatMap(({ event }) => (event?.kind === "VillagesScored" ? event.villages : []));
}

/** Who has just taken which symbol of which village, as `cell:symbol`. */
export function takersIn(news: SamuraiCardsLine[]): Map<string, number> {
  return new Map(
    scoredIn(news).flatMap(({ cell, stones }) =>
      stones.map(({ symbol, taker }): [string, number] => [`${cell}:${symbol}`, taker]),
    ),
  );
}

/** The cells of which a line tells. */
export function cellsIn(line: SamuraiCardsLine | null): number[] {
  if (line?.event?.kind === "VillageLaid") return [line.event.cell];
  if (line?.event?.kind === "VillagesScored") return line.event.villages.map(({ cell }) => cell);
  return line?.parts?.verb === "place" ? [line.parts.cell] : [];
}

/** The count at the end of the match; undefined if it has not come to that. */
export function countedIn(story: SamuraiCardsLine[]): SamuraiCardsCounted | undefined {
  const event = story.findLast((line) => line.event?.kind === "Counted")?.event;
  return event?.kind === "Counted" ? event : undefined;
}
