/** What the pieces of Ninjan are called. */

import { signedText } from "../../core/numbers";
import { say } from "../../core/words";
import type { NinjanPieces } from "../../wire";
import { faceOf } from "./layout";

/** What a card is called. */
export function nameOf(pieces: NinjanPieces, card: number): string {
  const { suit, value } = faceOf(pieces, card);
  return say("board-ninjan-card", {
    value: signedText(value),
    suit: say(`board-ninjan-sign-${suit}`),
  });
}
