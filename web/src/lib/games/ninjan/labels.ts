/** What the pieces of Ninjan are called. */

import { signedText } from "../../core/numbers";
import { say } from "../../core/words";
import type { NinjanPieces, NinjanView } from "../../wire";
import type { Sum } from "../Summary.svelte";
import { byValue, faceOf, sum } from "./layout";

/** What a card is called. */
export function nameOf(pieces: NinjanPieces, card: number): string {
  const { suit, value } = faceOf(pieces, card);
  return say("board-ninjan-card", {
    value: signedText(value),
    suit: say(`board-ninjan-sign-${suit}`),
  });
}

/** The points of a deal as they add up: "10 + 7 − 3". */
export function sumsOf(pieces: NinjanPieces, view: NinjanView): Sum[] {
  return view.won
    .map((cards, seat) => {
      const points = sum(pieces, cards);
      const values = byValue(pieces, cards).map((card) => signedText(pieces.value[card]));
      const text = values.length ? values.join(" ") : say("board-ninjan-nothing-won");
      return { seat, text, points, total: view.past[seat] + points };
    })
    .sort((one, other) => other.points - one.points);
}
