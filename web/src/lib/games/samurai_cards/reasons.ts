/** Why a choice may be made, in a sentence. */

import { say } from "../../core/words";
import type { SamuraiCardsChoice, SamuraiCardsPieces, SamuraiCardsView } from "../../wire";
import { prospectText } from "../prospects";
import { prospectsOf } from "./closer";

/** What becomes of the stones by placing a card, or by laying a village there. */
export function reasonText(
  choice: SamuraiCardsChoice | undefined,
  view: SamuraiCardsView,
  pieces: SamuraiCardsPieces,
): string {
  const text = prospectText(prospectsOf(choice?.effect, view, pieces), view.seat);
  if (text || choice?.parts.verb !== "lay") return text;
  // The place brings nothing at once: what counts is where the next village goes instead.
  const next = view.top ? pieces.villages[view.top].name : "none";
  return say("samurai_cards-board-why-lay", { next });
}
