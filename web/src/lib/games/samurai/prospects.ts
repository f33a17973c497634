/** What a choice would change at once on the map. */

import { listed, say } from "../../core/words";
import type { SamuraiChoice, SamuraiParts, SamuraiPieces, SamuraiView } from "../../wire";
import { NONE } from "../board";
import { prospectText, type Prospect } from "../prospects";
import { figureText } from "./labels";

/** Where a figure stands now that a choice would have in this settlement: a swap brings it there. */
function standsIn(parts: SamuraiParts, settlement: number, kind: number): number {
  if (parts.verb !== "swap") return settlement;
  if (settlement === parts.other_settlement && kind === parts.kind) return parts.settlement;
  if (settlement === parts.settlement && kind === parts.other_kind) return parts.other_settlement;
  return settlement;
}

/** What a choice would change for the figures of the settlements that it touches. */
export function prospectsOf(
  choice: SamuraiChoice | undefined,
  view: SamuraiView,
  pieces: SamuraiPieces,
): Prospect[] {
  if (!choice?.effect) return [];
  const { parts, effect } = choice;
  const isSwap = parts.verb === "swap";
  return effect.settlements.flatMap(({ settlement, figures, open, closes }) =>
    figures
      .map((then) => ({ ...then, from: standsIn(parts, settlement, then.kind) }))
      .filter(({ from }) => !isSwap || from !== settlement)
      .map(({ kind, of_seats, strongest, from }) => {
        const now = view.influence.find(
          (figure) => figure.settlement === from && figure.kind === kind,
        );
        return {
          what: figureText(kind, settlement, pieces),
          before: now?.strongest ?? NONE,
          after: strongest,
          // What is swapped into a settlement that is surrounded leaves it with the turn.
          isDecided: isSwap ? open === 0 : closes,
          hasGrown: of_seats[view.seat] > (now?.of_seats[view.seat] ?? 0),
        };
      }),
  );
}

/** A plain reason for a choice of the turn. */
export function reasonText(
  choice: SamuraiChoice | undefined,
  view: SamuraiView,
  pieces: SamuraiPieces,
  names: string[],
): string {
  const parts = choice?.parts;
  if (parts?.verb === "exchange") {
    const lying = view.tiles.find(({ hex }) => hex === parts.hex);
    return lying ? say("samurai-board-why-exchange", { tile: pieces.tiles[lying.tile].name }) : "";
  }
  if (parts?.verb === "end")
    return view.hand.length ? say("samurai-board-why-end", { count: view.hand.length }) : "";
  const prospects = prospectsOf(choice, view, pieces);
  const text = prospectText(prospects, view.seat);
  if (text || parts?.verb !== "swap" || !choice?.effect) return text;
  if (!prospects.length) return say("samurai-board-why-swap-alike");
  const then = prospects.map(({ what, after }) =>
    say("samurai-board-then-ahead", { figure: what, who: after < 0 ? "none" : names[after] }),
  );
  return say("samurai-board-why-swap", { then: listed(then) });
}
