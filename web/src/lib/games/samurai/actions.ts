/** The actions of Samurai as taps, and what a line of its story tells of. */

import type { SamuraiChoice, SamuraiLine, SamuraiParts, SamuraiPieces } from "../../wire";
import { NONE } from "../board";
import type { Part, Way } from "../ways";

/** A figure that stands on the map, as a part of a way. */
export function figure(kind: number, settlement: number): Part {
  return `figure:${kind}:${settlement}`;
}

/** The ways of taps to an action; where there are several, either of two things may come first. */
function tapsTo(parts: SamuraiParts, pieces: SamuraiPieces): Part[][] {
  const tileOf = (kind: string) => `tile:${pieces.tiles.findIndex((tile) => tile.kind === kind)}`;
  switch (parts.verb) {
    case "choose":
      return [[`tile:${parts.tile}`]];
    case "place":
      return [[`kind:${parts.kind}`, `settlement:${parts.settlement}`]];
    case "lay":
      return [[`tile:${parts.tile}`, `hex:${parts.hex}`]];
    case "exchange":
      return [[tileOf("exchange"), `hex:${parts.hex}`]];
    case "swap": {
      const one = figure(parts.kind, parts.settlement);
      const other = figure(parts.other_kind, parts.other_settlement);
      return [
        [tileOf("swap"), one, other],
        [tileOf("swap"), other, one],
      ];
    }
    default:
      return [[]];
  }
}

export function waysOf(legal: SamuraiChoice[], pieces: SamuraiPieces): Way[] {
  return legal.flatMap((choice) =>
    tapsTo(choice.parts, pieces).map((parts) => ({ choice, parts })),
  );
}

/** The hexes of which a line tells. */
export function hexesIn(line: SamuraiLine | null, pieces: SamuraiPieces): number[] {
  if (!line) return [];
  const hexOf = (settlement: number) => pieces.settlements[settlement].hex;
  if (line.event?.kind === "Captured")
    return [...new Set(line.event.figures.map(({ settlement }) => hexOf(settlement)))];
  switch (line.parts?.verb) {
    case "lay":
    case "exchange":
      return [line.parts.hex];
    case "place":
      return [hexOf(line.parts.settlement)];
    case "swap":
      return [hexOf(line.parts.settlement), hexOf(line.parts.other_settlement)];
    default:
      return [];
  }
}

/** The tile of which a line tells; -1 if it tells of none. */
export function tileIn({ parts, seat }: SamuraiLine, pieces: SamuraiPieces): number {
  if (!parts || seat < 0) return NONE;
  switch (parts.verb) {
    case "choose":
    case "lay":
    case "draw":
      return parts.tile;
    case "exchange":
    case "swap":
      return pieces.tiles.findIndex((tile) => tile.kind === parts.verb);
    default:
      return NONE;
  }
}

/** The kinds of the figures that a line tells were captured. */
export function figuresIn({ event }: SamuraiLine): number[] {
  return event?.kind === "Captured" ? event.figures.map(({ kind }) => kind) : [];
}
