/** What is marked on the map: what others did, captures, open land, and what the story points at. */

import type { SamuraiCapturedFigure, SamuraiLine, SamuraiPieces, SamuraiView } from "../../wire";
import { hexesIn } from "./actions";
import { openLand } from "./layout";

export type Mark =
  | { kind: "recent"; hex: number; seat: number }
  | { kind: "open" | "pointed"; hex: number }
  | FigureMark;

/** The figure in this place of its settlement is captured, or was since the last own turn. */
export interface FigureMark {
  kind: "capture" | "taken";
  hex: number;
  place: number;
  settlement: number;
  taker: number;
}

export function isOfFigure(mark: Mark): mark is FigureMark {
  return mark.kind === "capture" || mark.kind === "taken";
}

/** Where others have done something since the reader's last decision. */
export function recentMarks(recent: SamuraiLine[], pieces: SamuraiPieces): Mark[] {
  return recent.flatMap((line) =>
    hexesIn(line, pieces).map((hex) => ({ kind: "recent", hex, seat: line.seat }) as const),
  );
}

/** The land around a settlement that is still open. */
export function openMarks(view: SamuraiView, pieces: SamuraiPieces, settlement: number): Mark[] {
  return openLand(view, pieces, settlement).map((hex) => ({ kind: "open", hex }));
}

/** Each captured figure at its place in its settlement. */
export function captureMarks(
  captures: SamuraiCapturedFigure[],
  pieces: SamuraiPieces,
  kind: "capture" | "taken" = "capture",
): Mark[] {
  return captures.map(({ settlement, taker }, n) => ({
    kind,
    hex: pieces.settlements[settlement].hex,
    place: captures.slice(0, n).filter((before) => before.settlement === settlement).length,
    settlement,
    taker,
  }));
}

/** Where the line of the story is that somebody points at. */
export function pointedMarks(pointed: SamuraiLine | null, pieces: SamuraiPieces): Mark[] {
  return hexesIn(pointed, pieces).map((hex) => ({ kind: "pointed", hex }));
}
