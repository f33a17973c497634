/** What came of the rounds, from the story: who won which tricks, and what it was worth. */

import { nounOf, verbOf } from "../board";
import { HAGAKURE_VERBS as VERBS, type HagakurePieces, type Line } from "../../wire";

/** The points of every round so far. */
export function scoreSheet(story: Line[]): number[][] {
  return story.filter((line) => line.frame === "Score").map((line) => line.facts);
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
export function lastHarvest(story: Line[], pieces: HagakurePieces): Harvest[] | null {
  const end = story.findLastIndex((line) => line.frame === "Score");
  if (end < 0) return null;
  const begin = story.slice(0, end).findLastIndex((line) => line.frame === "Round");
  const round = story.slice(begin + 1, end);
  return story[end].facts.map((points, seat) => {
    const taken = round.filter((line) => line.frame === "TakeTrick" && line.facts[0] === seat);
    const chip = round.find(
      (line) =>
        line.frame === "PlayChip" && line.seat === seat && verbOf(line.action) === VERBS.CHIP,
    );
    return {
      tricks: taken.length,
      hasBonus: taken.some((line) => line.facts.slice(1).includes(pieces.bonus_card)),
      banner: chip ? pieces.chips[nounOf(chip.action)] : "",
      points,
    };
  });
}
