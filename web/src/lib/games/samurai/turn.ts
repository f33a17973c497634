/** Whether something useful could still be done before the turn is over. */

import type { SamuraiPieces, SamuraiView } from "../../wire";
import { influenceOn, openLand } from "./layout";
import type { Way } from "../ways";

/**
 * A tile without the character could still be laid: the hand is filled up anyway. Or a tile could
 * be laid beside a settlement whose figures are about to go to somebody else, or to nobody.
 */
export function isTooEarly(
  ways: Way[],
  view: SamuraiView,
  pieces: SamuraiPieces,
  seat: number,
): boolean {
  const threatened = new Set(
    pieces.settlements
      .map((_, settlement) => settlement)
      .filter((settlement) => isThreatened(view, pieces, settlement, seat))
      .flatMap((settlement) => pieces.hexes[pieces.settlements[settlement].hex].around),
  );
  return ways.some(({ parts: [tile, hex] }) => {
    if (!tile?.startsWith("tile:")) return false;
    const { character } = pieces.tiles[Number(tile.slice("tile:".length))];
    if (!character) return true;
    return hex?.startsWith("hex:") && threatened.has(Number(hex.slice("hex:".length)));
  });
}

/** Whether figures of a settlement leave the map now, and not all of them to this seat. */
function isThreatened(
  view: SamuraiView,
  pieces: SamuraiPieces,
  settlement: number,
  seat: number,
): boolean {
  const kinds = view.figures[settlement];
  if (!kinds.length || openLand(view, pieces, settlement).length) return false;
  const influence = influenceOn(view, settlement);
  return kinds.some((kind) =>
    influence.some((sums, other) => other !== seat && sums[kind] >= influence[seat][kind]),
  );
}
