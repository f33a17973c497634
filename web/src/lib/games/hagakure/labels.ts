/** The sums of Hagakure in words. */

import { say } from "../../core/words";
import type { Sum } from "../Summary.svelte";
import { lastHarvest, type Harvest } from "./rounds";
import type { HagakurePieces, HagakureLine } from "../../wire";

/** The sum spelled out: "3 tricks + samurai 18, doubled". */
export function sumText({ tricks, hasBonus, banner, points }: Harvest, bonus: number): string {
  if (banner === "zero") return say("board-hagakure-sum-zero");
  const parts = [
    tricks ? say("board-hagakure-tricks", { tricks }) : say("board-hagakure-sum-none"),
  ];
  if (hasBonus) parts.push(say("board-hagakure-card-samurai", { number: bonus }));
  const plain = (tricks || -2) + Number(hasBonus);
  if (banner === "villagers" && points !== plain) parts.push(say("board-hagakure-sum-villagers"));
  const sum = parts.join(" + ");
  return banner === "double" ? say("board-hagakure-sum-double", { sum }) : sum;
}

/** The sums of the last round, the most points first; `totals` are the points of the match. */
export function lastSums(story: HagakureLine[], pieces: HagakurePieces, totals: number[]): Sum[] {
  return (lastHarvest(story, pieces) ?? [])
    .map((harvest, seat) => ({
      seat,
      text: sumText(harvest, pieces.bonus_card),
      points: harvest.points,
      total: totals[seat],
    }))
    .sort((one, other) => other.points - one.points);
}
