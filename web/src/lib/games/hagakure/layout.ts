/** What a board of Hagakure shows, worked out from the view. */

import type { Chip } from "./art/emblems";
import type { HagakureLine, HagakurePieces, HagakureView } from "../../wire";

/** The banners by their numbers. */
export function chipsOf(pieces: HagakurePieces): Chip[] {
  return pieces.chips as Chip[];
}

export type Kind = "villager" | "samurai" | "fool";

export function kindOf(pieces: HagakurePieces, card: number): Kind {
  if (card === pieces.fool) return "fool";
  return card >= pieces.first_red ? "samurai" : "villager";
}

export function villagers(pieces: HagakurePieces, cards: number[]): number {
  return cards.filter((card) => kindOf(pieces, card) === "villager").length;
}

/** The seats in the order in which they play to this trick. */
export function playingOrder(view: HagakureView): number[] {
  return Array.from({ length: view.seats }, (_, n) => (view.leader + n) % view.seats);
}

export interface OnTable {
  /** The card of each seat, -1 where there is none. */
  cards: number[];
  /** The seats in the order in which they play. */
  order: number[];
  /** Who took it, -1 while it is played. */
  winner: number;
}

/** The trick that is played; or the last one of the round, as long as nobody leads to the next. */
export function onTable(view: HagakureView, story: HagakureLine[]): OnTable {
  const taken = lastOfRound(story);
  return isPlayed(view) || !taken
    ? { cards: view.trick, order: playingOrder(view), winner: -1 }
    : taken;
}

/** The trick before the one that is played; null if it is the first, or if that one still lies there. */
export function trickBefore(view: HagakureView, story: HagakureLine[]): OnTable | null {
  return isPlayed(view) ? lastOfRound(story) : null;
}

function isPlayed({ trick }: HagakureView): boolean {
  return trick.some((card) => card >= 0);
}

function lastOfRound(story: HagakureLine[]): OnTable | null {
  return lastTrick(
    story.slice(story.findLastIndex(({ event }) => event?.kind === "RoundBegun") + 1),
  );
}

/** The trick that was taken last. */
export function lastTrick(story: HagakureLine[]): OnTable | null {
  const event = story.findLast(({ event }) => event?.kind === "TrickTaken")?.event;
  if (event?.kind !== "TrickTaken") return null;
  const { cards, leader, winner } = event;
  return { cards, order: cards.map((_, n) => (leader + n) % cards.length), winner };
}

/** The cards of which a line tells. */
export function cardsIn({ parts, event }: HagakureLine): number[] {
  if (parts?.verb === "play") return [parts.card];
  return event?.kind === "TrickTaken" ? event.cards : [];
}

/** How many of each card the viewer has seen in this round. */
export function seen(view: HagakureView): Map<number, number> {
  const places = [...view.hands, ...view.won, view.yomi, view.trick.filter((card) => card >= 0)];
  const counts = new Map<number, number>();
  for (const card of places.flat()) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
