/** What the choices of a turn would bring, as the house tells it. */

import type {
  SamuraiChoice,
  SamuraiPieces,
  SamuraiTouchedSettlement,
  SamuraiView,
} from "../../wire";
import { strongestOn } from "./layout";

/** The settlements with figures beside a hex, as they would be with the tile on it. */
export function touchedBy(
  legal: SamuraiChoice[],
  { tile, hex }: { tile: number; hex: number },
): SamuraiTouchedSettlement[] {
  const choice = legal.find(
    ({ parts }) => parts.verb === "lay" && parts.tile === tile && parts.hex === hex,
  );
  return choice?.effect?.settlements ?? [];
}

/** The hexes where a tile would count for a figure; anywhere else it would bring nothing. */
export function usefulHexes(legal: SamuraiChoice[], view: SamuraiView, tile: number): Set<number> {
  const counts = ({ settlement, figures }: SamuraiTouchedSettlement): boolean =>
    figures.some(({ kind, of_seats }) => {
      const now = view.influence.find(
        (figure) => figure.settlement === settlement && figure.kind === kind,
      );
      return of_seats[view.seat] > (now?.of_seats[view.seat] ?? 0);
    });
  return new Set(
    legal.flatMap(({ parts, effect }) =>
      parts.verb === "lay" && parts.tile === tile && effect?.settlements.some(counts)
        ? [parts.hex]
        : [],
    ),
  );
}

/**
 * Whether something useful could still be done before the turn is over: a tile without the character
 * could be laid, as the hand is filled up anyway; a tile would capture a figure at once; or it would
 * change who takes a figure of a settlement that is surrounded already.
 */
export function isTooEarly(
  legal: SamuraiChoice[],
  view: SamuraiView,
  pieces: SamuraiPieces,
  seat: number,
): boolean {
  const strongest = (settlement: number, kind: number) => strongestOn(view, settlement, kind);
  return legal.some(({ parts, effect }) => {
    if (parts.verb !== "lay") return false;
    if (!pieces.tiles[parts.tile].character) return true;
    return effect?.settlements.some(({ settlement, figures, open, closes }) =>
      closes
        ? figures.some((then) => then.strongest === seat)
        : open === 0 && figures.some((then) => then.strongest !== strongest(settlement, then.kind)),
    );
  });
}
