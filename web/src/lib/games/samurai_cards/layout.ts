/** Where cards lie on the table that grows, and what they add up to. */

import type { SamuraiCardsPieces, SamuraiCardsView } from "../../wire";
import { aheadIn } from "../counting";
import type { Box, Spot } from "../geometry";
import { around, placeOf } from "./grid";

export const CARD = { width: 62, height: 80 };
const PITCH = { x: 68, y: 86 };

export const SYMBOLS = ["helmet", "Buddha", "rice"] as const;

export type Placed = { seat: number; card: number };

export function middleOf(cell: number): Spot {
  const { column, row } = placeOf(cell);
  return { x: column * PITCH.x, y: -row * PITCH.y };
}

/** All that lies on the table and all places that are open, with a little room around. */
export function boxAround(cells: number[]): Box {
  // Before anything lies there, it is the place of the first village.
  const spots = (cells.length > 0 ? cells : [0]).map(middleOf);
  const left = Math.min(...spots.map((spot) => spot.x)) - PITCH.x * 0.75;
  const top = Math.min(...spots.map((spot) => spot.y)) - PITCH.y * 0.7;
  const right = Math.max(...spots.map((spot) => spot.x)) + PITCH.x * 0.75;
  const bottom = Math.max(...spots.map((spot) => spot.y)) + PITCH.y * 0.7;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where the symbols of a village stand on its card, and how large they are. */
export function standing(symbols: number): { spots: Spot[]; size: number } {
  if (symbols === 1) return { spots: [{ x: 0, y: -8 }], size: 40 };
  if (symbols === 2) {
    return {
      spots: [
        { x: -12, y: -20 },
        { x: 12, y: 4 },
      ],
      size: 29,
    };
  }
  return {
    spots: [
      { x: 0, y: -24 },
      { x: -14, y: 2 },
      { x: 14, y: 2 },
    ],
    size: 25,
  };
}

export function placedBy(view: SamuraiCardsView): Map<number, Placed> {
  return new Map(view.placed.map(([cell, seat, card]) => [cell, { seat, card }]));
}

/** For every seat its influence on each symbol of the village on a cell. */
export function influenceOn(
  cell: number,
  placed: Map<number, Placed>,
  seats: number,
  pieces: SamuraiCardsPieces,
): number[][] {
  const sums = Array.from({ length: seats }, () => SYMBOLS.map(() => 0));
  for (const place of around(cell)) {
    const found = placed.get(place);
    if (!found) continue;
    const card = pieces.cards[found.card];
    for (const symbol of card.influences) sums[found.seat][symbol] += card.strength;
  }
  return sums;
}

export interface Forecast {
  /** Where new villages would be laid. */
  due: number[];
  /** The villages that the card would touch: per symbol who would lead, and whether it closes. */
  villages: { cell: number; symbols: number[]; leads: number[]; closes: boolean }[];
}

/** What it would mean to place this card there. It only shows: the house judges. */
export function forecast(
  view: SamuraiCardsView,
  pieces: SamuraiCardsPieces,
  seat: number,
  card: number,
  cell: number,
): Forecast {
  const placed = placedBy(view).set(cell, { seat, card });
  const laid = new Map(view.villages.map(([at, symbols, turned]) => [at, { symbols, turned }]));
  const villages = around(cell)
    .filter((at) => laid.has(at) && !laid.get(at)!.turned)
    .map((at) => {
      const influence = influenceOn(at, placed, view.seats, pieces);
      return {
        cell: at,
        symbols: pieces.villages[laid.get(at)!.symbols].symbols,
        leads: SYMBOLS.map((_, symbol) => aheadIn(influence.map((sums) => sums[symbol]))),
        closes: around(at).every((side) => placed.has(side)),
      };
    });
  const due = around(cell).filter((gap) => {
    if (laid.has(gap) || placed.has(gap)) return false;
    const rivals = around(gap).filter(
      (at) => at !== cell && (placed.get(at)?.seat ?? seat) !== seat,
    );
    if (view.options.gap === "wide") return rivals.length > 0;
    // Round the corner of a village that both cards touch.
    return rivals.some((rival) =>
      around(rival).some((at) => laid.has(at) && around(at).includes(cell)),
    );
  });
  return { due, villages };
}
