/** What came of the rounds, from the story: who won which tricks, and what it was worth. */

import type { HagakureLine, HagakureScored, HagakureTrickTaken } from "../../wire";

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

/** What the last round that was scored brought to each seat; null if none was. */
export function lastScore(story: HagakureLine[]): HagakureScored | null {
  const event = story.findLast((line) => line.event?.kind === "Scored")?.event;
  return event?.kind === "Scored" ? event : null;
}
