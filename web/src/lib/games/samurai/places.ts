/** What the hexes of the map are called: they have no names of their own, but settlements have. */

import { say } from "../../core/words";
import type { Hex, SamuraiPieces } from "../../wire";
import { wayText, type Leg } from "../bearings";

/** How far it is to a hex, in rows and columns; beside each other they are two columns apart. */
function apart(from: Hex, to: Hex): { east: number; south: number } {
  return { east: to.column - from.column, south: to.row - from.row };
}

/** How many steps it is from one hex to another. */
export function stepsTo(from: Hex, to: Hex): number {
  const { east, south } = apart(from, to);
  return Math.max(Math.abs(south), (Math.abs(east) + Math.abs(south)) / 2);
}

/** The shortest way from one hex to another, in no more than two directions. */
export function legsTo(from: Hex, to: Hex): Leg[] {
  const { east, south } = apart(from, to);
  const rows = Math.abs(south);
  const upright = south < 0 ? "north" : "south";
  const aslant = (count: number, side: "east" | "west"): Leg => ({
    direction: `${upright}-${side}`,
    count,
  });
  if (Math.abs(east) < rows)
    return [aslant((rows + east) / 2, "east"), aslant((rows - east) / 2, "west")];
  const side = east < 0 ? "west" : "east";
  return [{ direction: side, count: (Math.abs(east) - rows) / 2 }, aslant(rows, side)];
}

/** What every hex is called with so many seats: a settlement, or how it lies from the nearest. */
export function placeNames(pieces: SamuraiPieces, seats: number): string[] {
  const settlements = pieces.settlements
    .map(({ name, hex }) => ({ name, hex: pieces.hexes[hex] }))
    .filter(({ hex }) => hex.seats <= seats);
  return pieces.hexes.map((hex) => {
    const nearest = settlements.reduce((best, one) =>
      stepsTo(one.hex, hex) < stepsTo(best.hex, hex) ? one : best,
    );
    if (nearest.hex === hex) return nearest.name;
    return say("samurai-board-bearing", {
      way: wayText(legsTo(nearest.hex, hex)),
      place: nearest.name,
    });
  });
}

/** The settlements beside a hex, but for the first: that is the one it is called by. */
export function alsoBeside(hex: Hex, pieces: SamuraiPieces, seats: number): string[] {
  return pieces.settlements
    .filter(({ hex: at }) => hex.around.includes(at) && pieces.hexes[at].seats <= seats)
    .map(({ name }) => name)
    .slice(1);
}
