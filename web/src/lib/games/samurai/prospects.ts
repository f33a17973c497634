/** What a choice would change at once on the map. */

import { say } from "../../core/words";
import type { SamuraiChoice, SamuraiPieces, SamuraiView } from "../../wire";
import { NONE } from "../board";
import { prospectText, type Prospect } from "../prospects";
import { figureText } from "./labels";

/** What a choice would change for the figures of the settlements that it touches. */
export function prospectsOf(
  choice: SamuraiChoice | undefined,
  view: SamuraiView,
  pieces: SamuraiPieces,
): Prospect[] {
  return (choice?.effect?.settlements ?? []).flatMap(({ settlement, figures, closes }) =>
    figures.map(({ kind, influence, strongest }) => {
      const now = view.influence.find(
        (figure) => figure.settlement === settlement && figure.kind === kind,
      );
      return {
        what: figureText(kind, settlement, pieces),
        before: now?.strongest ?? NONE,
        after: strongest,
        isDecided: closes,
        hasGrown: influence > (now?.of_seats[view.seat] ?? 0),
      };
    }),
  );
}

/** A plain reason for a choice of the turn; empty where only what follows can tell one. */
export function reasonText(
  choice: SamuraiChoice | undefined,
  view: SamuraiView,
  pieces: SamuraiPieces,
): string {
  const parts = choice?.parts;
  if (parts?.verb === "exchange") {
    const lying = view.tiles.find(({ hex }) => hex === parts.hex);
    return lying ? say("samurai-board-why-exchange", { tile: pieces.tiles[lying.tile].name }) : "";
  }
  if (parts?.verb === "end")
    return view.hand.length ? say("samurai-board-why-end", { count: view.hand.length }) : "";
  return prospectText(prospectsOf(choice, view, pieces), view.seat);
}
