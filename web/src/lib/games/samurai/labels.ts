/** What a screen reader says of the places on the map, and what is said at the end. */

import { listed, say } from "../../core/words";
import type { Hex, SamuraiCounted, SamuraiPieces, SamuraiView, SeatFacts } from "../../wire";
import { NONE } from "../board";
import { kindOf, namesOf, numberIn, type Part } from "../ways";
import { isContested, openLand, strongestOn } from "./layout";
import { alsoBeside } from "./places";

export function hexLabel(
  hex: Hex,
  place: string,
  lying: { seat: number; tile: number } | undefined,
  pieces: SamuraiPieces,
  seats: SeatFacts[],
): string {
  const beside = alsoBeside(hex, pieces, seats.length);
  const what = lying
    ? { tile: pieces.tiles[lying.tile].name, who: seats[lying.seat].name, part: "tile" }
    : { tile: "", who: "", part: hex.part };
  return say("samurai-board-hex", { ...what, place, places: listed(beside) || "none" });
}

export function figureText(kind: number, settlement: number, pieces: SamuraiPieces): string {
  return say("samurai-board-figure", {
    kind: pieces.figures[kind],
    place: pieces.settlements[settlement].name,
  });
}

/** What to tap next after what was picked for a question; empty where the question says enough. */
export function nextText(asked: string | undefined, picked: Part[], pieces: SamuraiPieces): string {
  const figureKind = numberIn(picked, "kind");
  if (figureKind !== NONE)
    return say("samurai-board-where-figure", { kind: pieces.figures[figureKind] });
  const tile = numberIn(picked, "tile");
  if (tile === NONE || (asked !== "LayTiles" && asked !== "LayAgain")) return "";
  const { kind, name } = pieces.tiles[tile];
  if (asked === "LayAgain" || (kind !== "exchange" && kind !== "swap"))
    return say("samurai-board-where", { tile: name });
  if (kind === "exchange") return say("samurai-board-lead-exchange");
  const figure = picked.find((part) => kindOf(part) === "figure");
  if (!figure) return say("samurai-board-lead-swap-1");
  const [first, settlement] = namesOf(figure).map(Number);
  return say("samurai-board-lead-swap-2", { figure: figureText(first, settlement, pieces) });
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
    if (ahead >= 0) return say("samurai-board-ahead", { kind: name, who: seats[ahead].name });
    return isContested(view, settlement, kind) ? say("samurai-board-level", { kind: name }) : name;
  });
  return say("samurai-board-settlement", {
    name: pieces.settlements[settlement].name,
    figures: listed(figures) || "none",
    open: openLand(view, pieces, settlement).length,
  });
}

/** What decided the match, in a sentence. */
export function decisionText(counted: SamuraiCounted, names: string[]): string {
  const { winners, standings, decided_by } = counted;
  const best = winners.length ? standings[winners[0]] : undefined;
  return say(`samurai-decided-${decided_by}`, {
    names: listed(winners.map((seat) => names[seat])),
    majorities: best?.majorities ?? 0,
    others: best?.others ?? 0,
    all: best?.total ?? 0,
  });
}
