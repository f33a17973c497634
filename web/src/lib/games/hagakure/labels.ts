/** The sums of Hagakure in words. */

import { say } from "../../core/words";
import type { Sum } from "../Summary.svelte";
import { lastScore } from "./rounds";
import type { HagakureLine, HagakurePieces, HagakureRoundSum } from "../../wire";

/** The sum spelled out: "3 tricks + samurai 18, doubled". */
export function sumText(made: HagakureRoundSum, pieces: HagakurePieces): string {
  const { tricks, has_bonus_card, chip, reaches_villager_goal } = made;
  const banner = pieces.chips[chip];
  if (banner === "zero") return say("board-hagakure-sum-zero");
  const parts = [
    tricks ? say("board-hagakure-tricks", { tricks }) : say("board-hagakure-sum-none"),
  ];
  if (has_bonus_card) parts.push(say("board-hagakure-card-samurai", { number: pieces.bonus_card }));
  if (banner === "villagers")
    parts.push(say("board-hagakure-sum-villagers", { points: reaches_villager_goal ? 2 : 0 }));
  const sum = parts.join(" + ");
  return banner === "double" ? say("board-hagakure-sum-double", { sum }) : sum;
}

/** The sums of the last round, the most points first; `totals` are the points of the match. */
export function lastSums(story: HagakureLine[], pieces: HagakurePieces, totals: number[]): Sum[] {
  const score = lastScore(story);
  return (score?.sums ?? [])
    .map((made, seat) => ({
      seat,
      text: sumText(made, pieces),
      points: score!.points[seat],
      total: totals[seat],
    }))
    .sort((one, other) => other.points - one.points);
}
