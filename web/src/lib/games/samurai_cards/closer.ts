/** What comes of a card beside villages, and the villages that are looked at closely. */

import type {
  Placing,
  SamuraiCardsLine,
  SamuraiCardsPieces,
  SamuraiCardsStoneTaken,
  SamuraiCardsView,
} from "../../wire";
import { NONE } from "../board";
import type { Prospect } from "../prospects";
import { scoredIn } from "./actions";
import { around } from "./grid";

export interface Village {
  cell: number;
  /** Whose its stones are, would be, or were when it was scored. */
  stones: SamuraiCardsStoneTaken[];
  /** How many of its sides are, or would be, open. */
  open: number;
  /** On which side of the card in hand it lies; NONE without such a card. */
  side: number;
}

/** How many sides of a village are open. */
function openSides(view: SamuraiCardsView, cell: number): number {
  const taken = new Set(view.placed.map((card) => card.cell));
  return around(cell).filter((side) => !taken.has(side)).length;
}

/** What a choice would change for the stones of the villages that it touches. */
export function prospectsOf(
  placing: Placing | null | undefined,
  view: SamuraiCardsView,
  pieces: SamuraiCardsPieces,
): Prospect[] {
  return (placing?.villages ?? []).flatMap(({ cell, stones, closes }) => {
    const laid = view.villages.find((village) => village.cell === cell);
    return stones.map(({ symbol, taker, influence }) => {
      const now = laid?.stones.find((stone) => stone.symbol === symbol);
      return {
        what: pieces.symbols[symbol],
        before: now?.taker ?? NONE,
        after: taker,
        isDecided: closes,
        hasGrown: influence[view.seat] > (now?.influence[view.seat] ?? 0),
      };
    });
  });
}

/**
 * What is scored now shows why; else what a card at the place would touch, the village that would
 * be laid there, or the one that lies there.
 */
export function lookedAt(
  view: SamuraiCardsView,
  news: SamuraiCardsLine[],
  trial: Placing | null | undefined,
  place: number,
): Village[] {
  const scored = scoredIn(news);
  if (scored.length)
    return scored.map(({ cell, stones }) => ({ cell, stones, open: 0, side: NONE }));
  if (trial) {
    return trial.villages.map(({ cell, stones }) => ({
      cell,
      stones,
      // The card in hand takes one of them.
      open: openSides(view, cell) - (cell === place ? 0 : 1),
      side: around(place).indexOf(cell),
    }));
  }
  const village = view.villages.find((laid) => laid.cell === place && !laid.is_turned);
  if (!village) return [];
  return [{ cell: place, stones: village.stones, open: openSides(view, place), side: NONE }];
}
