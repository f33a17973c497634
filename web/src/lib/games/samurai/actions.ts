/**
 * The actions of Samurai as taps. A noun is, by verb:
 * choose: a tile; place: a kind above 6 bits of settlement; lay: a hex above 5 bits of tile;
 * exchange: a hex; swap: two figures of 8 bits, each a kind above 6 bits of settlement.
 */

import { SAMURAI_VERBS as VERBS, type Choice, type Line, type SamuraiPieces } from "../../wire";
import { act, NONE, nounOf, verbOf } from "../board";
import type { Way } from "../ways";

const TILE_BITS = 5;
const SETTLEMENT_BITS = 6;
const FIGURE_BITS = 8;

/** A figure that stands on the map. */
export function figure(kind: number, settlement: number): number {
  return (kind << SETTLEMENT_BITS) | settlement;
}

export function laying(tile: number, hex: number): number {
  return act(VERBS.LAY, (hex << TILE_BITS) | tile);
}

export function waysOf(legal: Choice[], pieces: SamuraiPieces): Way[] {
  const exchange = `tile:${pieces.tiles.findIndex((tile) => tile.kind === "exchange")}`;
  const swap = `tile:${pieces.tiles.findIndex((tile) => tile.kind === "swap")}`;
  return legal.flatMap((choice): Way[] => {
    const noun = nounOf(choice.action);
    switch (verbOf(choice.action)) {
      case VERBS.CHOOSE:
        return [{ choice, parts: [`tile:${noun}`] }];
      case VERBS.PLACE: {
        const [kind, settlement] = split(noun, SETTLEMENT_BITS);
        return [{ choice, parts: [`kind:${kind}`, `settlement:${settlement}`] }];
      }
      case VERBS.LAY: {
        const [hex, tile] = split(noun, TILE_BITS);
        return [{ choice, parts: [`tile:${tile}`, `hex:${hex}`] }];
      }
      case VERBS.EXCHANGE:
        return [{ choice, parts: [exchange, `hex:${noun}`] }];
      case VERBS.SWAP: {
        const [one, other] = split(noun, FIGURE_BITS);
        // Either of the two may be tapped first.
        return [
          { choice, parts: [swap, `figure:${one}`, `figure:${other}`] },
          { choice, parts: [swap, `figure:${other}`, `figure:${one}`] },
        ];
      }
      default:
        return [{ choice, parts: [] }];
    }
  });
}

/** The hexes of which a line tells. */
export function hexesIn(line: Line | null, pieces: SamuraiPieces): number[] {
  if (!line) return [];
  if (line.frame === "Capture") {
    // Threes: the settlement, the kind of its figure, and who took it.
    const settlements = line.facts.filter((_, n) => n % 3 === 0);
    return [...new Set(settlements)].map((settlement) => pieces.settlements[settlement].hex);
  }
  if (line.action < 0) return [];
  const [way] = waysOf([{ action: line.action, text: line.text }], pieces);
  return way.parts.flatMap((part) => {
    const [what, number] = part.split(":");
    if (what === "hex") return [Number(number)];
    if (what === "settlement") return [pieces.settlements[Number(number)].hex];
    if (what !== "figure") return [];
    return [pieces.settlements[split(Number(number), SETTLEMENT_BITS)[1]].hex];
  });
}

/** The tile of which a line tells; -1 if it tells of none. */
export function tileIn({ action, text, seat }: Line, pieces: SamuraiPieces): number {
  if (action < 0 || seat < 0) return NONE;
  if (verbOf(action) === VERBS.DRAW) return nounOf(action) % pieces.tiles.length;
  const [way] = waysOf([{ action, text }], pieces);
  const part = way.parts.find((name) => name.startsWith("tile:"));
  return part ? Number(part.slice("tile:".length)) : NONE;
}

/** The kinds of the figures that a line tells were captured. */
export function figuresIn({ frame, facts }: Line): number[] {
  return frame === "Capture" ? facts.filter((_, n) => n % 3 === 1) : [];
}

/** What is above so many bits, and what is in them. */
function split(noun: number, bits: number): [number, number] {
  return [noun >> bits, noun & ((1 << bits) - 1)];
}
