/** What a screen reader says of the places on the map, and what is said at the end. */

import { listed, say } from "../../core/words";
import type { Hex, SamuraiPieces, SamuraiView, SeatFacts } from "../../wire";
import { majoritiesIn } from "../counting";
import { decisionOf } from "./decision";
import { openLand, strongestOn } from "./layout";

export function hexLabel(
  hex: Hex,
  lying: { seat: number; tile: number } | undefined,
  pieces: SamuraiPieces,
  seats: SeatFacts[],
): string {
  if (lying) {
    const tile = pieces.tiles[lying.tile].name;
    return say("samurai-board-lies", { hex: hex.name, tile, who: seats[lying.seat].name });
  }
  const beside = pieces.settlements
    .filter(({ hex: at }) => hex.around.includes(at) && pieces.hexes[at].seats <= seats.length)
    .map((settlement) => settlement.name);
  return say("samurai-board-empty", {
    hex: hex.name,
    part: hex.part,
    places: beside.join(", ") || "none",
  });
}

export function figureText(kind: number, settlement: number, pieces: SamuraiPieces): string {
  return say("samurai-board-figure", {
    kind: pieces.figures[kind],
    place: pieces.settlements[settlement].name,
  });
}

export function settlementLabel(
  settlement: number,
  view: SamuraiView,
  pieces: SamuraiPieces,
  seats: SeatFacts[],
): string {
  const figures = view.figures[settlement].map((kind) => {
    const ahead = strongestOn(view, settlement, kind);
    const name = pieces.figures[kind];
    return ahead < 0 ? name : say("samurai-board-ahead", { kind: name, who: seats[ahead].name });
  });
  return say("samurai-board-settlement", {
    name: pieces.settlements[settlement].name,
    figures: figures.join(", ") || "none",
    open: openLand(view, pieces, settlement).length,
  });
}

/** What decided the match, in a sentence. */
export function decisionText(counts: number[][], winners: number[], names: string[]): string {
  const { led = 0, others = 0, all = 0 } = majoritiesIn(counts)[winners[0]] ?? {};
  return say(`samurai-decided-${decisionOf(counts, winners)}`, {
    names: listed(winners.map((seat) => names[seat])),
    majorities: led,
    others,
    all,
  });
}
