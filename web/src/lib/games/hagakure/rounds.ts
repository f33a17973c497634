/** What came of the rounds, from the story: who won which tricks, and how their points add up. */

import { say } from "../../core/words";
import type { Sum } from "../Summary.svelte";
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

/** The sum spelled out: "3 tricks + samurai 18, doubled". */
export function sumText({ tricks, hasBonus, banner, points }: Harvest, bonus: number): string {
  if (banner === "zero") return say("board-hagakure-sum-zero");
  const parts = [say("board-hagakure-tricks", { tricks })];
  if (hasBonus) parts.push(say("board-hagakure-card-samurai", { number: bonus }));
  const plain = (tricks || -2) + Number(hasBonus);
  if (banner === "villagers" && points !== plain) parts.push(say("board-hagakure-sum-villagers"));
  const sum = parts.join(" + ");
  return banner === "double" ? say("board-hagakure-sum-double", { sum }) : sum;
}

/** The sums of the last round, the most points first; `totals` are the points of the match. */
export function lastSums(story: Line[], pieces: HagakurePieces, totals: number[]): Sum[] {
  return (lastHarvest(story, pieces) ?? [])
    .map((harvest, seat) => ({
      seat,
      text: sumText(harvest, pieces.bonus_card),
      points: harvest.points,
      total: totals[seat],
    }))
    .sort((one, other) => other.points - one.points);
}
