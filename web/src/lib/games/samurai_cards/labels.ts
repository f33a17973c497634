/** What a screen reader says of the places on the table: they are told from the first village. */

import { listed, say } from "../../core/words";
import type {
  SamuraiCardsLaidVillage,
  SamuraiCardsPieces,
  SamuraiCardsPlacedCard,
  SeatFacts,
} from "../../wire";
import { NONE } from "../board";
import { wayText } from "../bearings";
import { placeOf } from "./grid";

/** How a place lies from the first village, which lies in the middle. */
export function placeText(cell: number): string {
  if (cell === 0) return say("samurai_cards-board-middle");
  const { column, row } = placeOf(cell);
  const way = wayText([
    { direction: row > 0 ? "north" : "south", count: Math.abs(row) },
    { direction: column > 0 ? "east" : "west", count: Math.abs(column) },
  ]);
  return say("samurai_cards-board-bearing", { way });
}

/** A place where nothing lies, with what it is called to choose it, where it can be chosen. */
export function freeLabel(cell: number, choice: string | undefined): string {
  const place = placeText(cell);
  return choice
    ? say("samurai_cards-board-choice", { what: choice, place })
    : say("samurai_cards-board-free", { place });
}

/** A village, and who is ahead on its stones until they are taken. */
export function villageLabel(
  village: SamuraiCardsLaidVillage,
  pieces: SamuraiCardsPieces,
  seats: SeatFacts[],
): string {
  const leads = village.stones
    .filter(({ influence }) => !village.is_turned && influence.some((own) => own > 0))
    .map(({ symbol, taker }) => {
      const kind = pieces.symbols[symbol];
      if (taker === NONE) return say("samurai_cards-board-level", { kind });
      return say("samurai_cards-board-lead", { kind, who: seats[taker].name });
    });
  return say("samurai_cards-board-village", {
    name: pieces.villages[village.symbols].name,
    place: placeText(village.cell),
    scored: village.is_turned ? 1 : 0,
    leads: listed(leads) || "none",
  });
}

/** An influence card on the table. */
export function cardLabel(
  placed: SamuraiCardsPlacedCard,
  pieces: SamuraiCardsPieces,
  seats: SeatFacts[],
): string {
  return say("samurai_cards-board-card", {
    name: pieces.cards[placed.card].name,
    who: seats[placed.seat].name,
    place: placeText(placed.cell),
    turned: placed.is_turned ? 1 : 0,
  });
}
