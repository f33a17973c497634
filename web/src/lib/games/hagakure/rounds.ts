/** What came of the rounds, from the story: who won which tricks, and what it was worth. */

import type { HagakureLine, HagakurePieces, HagakureTrickTaken } from "../../wire";

/** The points of every round so far. */
export function scoreSheet(story: HagakureLine[]): number[][] {
  return story.flatMap(({ event }) => (event?.kind === "Scored" ? [event.points] : []));
}

/** Whether a round has just been scored: who comes to the table later is told of all rounds. */
export function isScoredIn(news: HagakureLine[]): boolean {
  const scored = news.findLastIndex(({ frame }) => frame === "Score" || frame === "EndOfRound");
  return scored > news.findLastIndex(({ event }) => event?.kind === "RoundBegun");
}

/** The tricks that were taken. */
export function tricksIn(story: HagakureLine[]): HagakureTrickTaken[] {
  return story.flatMap(({ event }) => (event?.kind === "TrickTaken" ? [event] : []));
}

/** What one seat has to show for a round. */
export interface Harvest {
  tricks: number;
  hasBonus: boolean;
  /** The banner that flew, by its name; empty if there was none. */
  banner: string;
  points: number;
}

/** What each seat has to show for the last round that was scored; null if none was. */
export function lastHarvest(story: HagakureLine[], pieces: HagakurePieces): Harvest[] | null {
  const end = story.findLastIndex(({ event }) => event?.kind === "Scored");
  const score = story[end]?.event;
  if (score?.kind !== "Scored") return null;
  const begin = story.slice(0, end).findLastIndex(({ event }) => event?.kind === "RoundBegun");
  const round = story.slice(begin + 1, end);
  return score.points.map((points, seat) => {
    const taken = tricksIn(round).filter(({ winner }) => winner === seat);
    const flown = round.find((line) => line.seat === seat && line.parts?.verb === "chip")?.parts;
    return {
      tricks: taken.length,
      hasBonus: taken.some(({ cards }) => cards.includes(pieces.bonus_card)),
      banner: flown?.verb === "chip" ? pieces.chips[flown.chip] : "",
      points,
    };
  });
}
