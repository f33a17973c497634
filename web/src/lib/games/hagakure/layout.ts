/** What a board of Hagakure shows, worked out from the view. */

import type { HagakurePieces, HagakureView, Line } from "../../wire";

export type Kind = "villager" | "samurai" | "fool";

export function kindOf(pieces: HagakurePieces, card: number): Kind {
  if (card === pieces.fool) return "fool";
  return card >= pieces.first_red ? "samurai" : "villager";
}

export function villagers(pieces: HagakurePieces, cards: number[]): number {
  return cards.filter((card) => kindOf(pieces, card) === "villager").length;
}

/** The points of every round so far, from the story. */
export function scoreSheet(story: Line[]): number[][] {
  return story.filter((line) => line.frame === "Score").map((line) => line.facts);
}

/** The seats in the order in which they play to this trick. */
export function playingOrder(view: HagakureView): number[] {
  return Array.from({ length: view.seats }, (_, n) => (view.leader + n) % view.seats);
}

/** How many of each card the viewer has seen in this round. */
export function seen(view: HagakureView): Map<number, number> {
  const places = [...view.hands, ...view.won, view.yomi, view.trick.filter((card) => card >= 0)];
  const counts = new Map<number, number>();
  for (const card of places.flat()) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** The angle of each card of a fan, in degrees. */
export function fan(cards: number): number[] {
  const spread = Math.min(6, 30 / Math.max(1, cards));
  return Array.from({ length: cards }, (_, n) => (n - (cards - 1) / 2) * spread);
}
