/** Where cards lie on the table that grows. */

import type { InfluenceCard, SamuraiCardsPieces, SamuraiCardsView } from "../../wire";
import type { Box, Spot } from "../geometry";
import { placeOf } from "./grid";

export const CARD = { width: 62, height: 80 };
const PITCH = { x: 66, y: 84 };
/** From the middle of the outermost cards to the edge: half a card and a little room. */
const ROOM = 0.53;

/** Cards become no smaller than this: 44 pixels on a phone, 56 on a desk, more on a large screen. */
export function leastScale(isTall: boolean, unit: number): number {
  return (isTall ? 44 : Math.max(56, 6.2 * unit)) / CARD.width;
}

export const SYMBOLS = ["helmet", "Buddha", "rice"] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** The symbols of a village by their names. */
export function symbolsOf(pieces: SamuraiCardsPieces, village: number): Symbol[] {
  return pieces.villages[village].symbols.map((symbol) => SYMBOLS[symbol]);
}

/** What is drawn on an influence card. */
export function faceOf({ kind, strength }: InfluenceCard): {
  kind: Symbol | "samurai";
  value: number;
} {
  return { kind: kind as Symbol | "samurai", value: strength };
}

export function middleOf(cell: number): Spot {
  const { column, row } = placeOf(cell);
  return { x: column * PITCH.x, y: -row * PITCH.y };
}

/** So far around the first village there is room from the start: a small table grows without moving. */
const AT_FIRST = 2;

/** From where to where the table reaches in one direction. */
function reach(places: number[]): [number, number] {
  const from = Math.min(0, ...places);
  const to = Math.max(0, ...places);
  if (from >= -AT_FIRST && to <= AT_FIRST) return [-AT_FIRST, AT_FIRST];
  return [from, Math.max(to, from + 2 * AT_FIRST)];
}

/** All that lies on the table and all places that are open, with a little room around. */
export function boxAround(cells: number[]): Box {
  const places = cells.map(placeOf);
  const [west, east] = reach(places.map(({ column }) => column));
  const [south, north] = reach(places.map(({ row }) => row));
  return {
    x: (west - ROOM) * PITCH.x,
    y: (-north - ROOM) * PITCH.y,
    width: (east - west + 2 * ROOM) * PITCH.x,
    height: (north - south + 2 * ROOM) * PITCH.y,
  };
}

const STANDING = [
  [{ x: 0, y: -10, size: 42 }],
  [
    { x: -13, y: -20, size: 30 },
    { x: 12, y: 3, size: 30 },
  ],
  [
    { x: 0, y: -23, size: 27 },
    { x: -15, y: 2, size: 27 },
    { x: 15, y: 2, size: 27 },
  ],
];

/** Where the stones of a village with so many symbols are drawn on its card. */
export function standing(symbols: number): (Spot & { size: number })[] {
  return STANDING[symbols - 1] ?? [];
}

/** How many stones of each shape are left to be won. */
export function stonesLeft(view: SamuraiCardsView, pieces: SamuraiCardsPieces): number[] {
  return SYMBOLS.map((_, symbol) => {
    const taken = view.stones.reduce((sum, of) => sum + of[symbol], 0);
    return Math.max(0, pieces.stones[view.seats] - taken);
  });
}
