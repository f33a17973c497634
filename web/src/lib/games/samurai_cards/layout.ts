/** Where cards lie on the table that grows. */

import type { Box, Spot } from "../geometry";
import { placeOf } from "./grid";

export const CARD = { width: 62, height: 80 };
const PITCH = { x: 68, y: 86 };

export const SYMBOLS = ["helmet", "Buddha", "rice"] as const;

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
