/** What a choice would change at once on the map. */

import type { SamuraiChoice, SamuraiPieces, SamuraiView } from "../../wire";
import { NONE } from "../board";
import type { Prospect } from "../prospects";
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
