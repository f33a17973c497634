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

/** A sum as it is written: "10 + 7 − 3". */
export function sumText([first, ...more]: number[]): string {
  const added = more.map((value) => `${value < 0 ? "−" : "+"} ${Math.abs(value)}`);
  return [signedText(first), ...added].join(" ");
}

/** The points of a deal as they add up. */
export function sumsOf(pieces: NinjanPieces, view: NinjanView): Sum[] {
  return view.won
    .map((cards, seat) => {
      const points = sum(pieces, cards);
      const values = byValue(pieces, cards).map((card) => pieces.value[card]);
      const text = values.length ? sumText(values) : say("board-ninjan-nothing-won");
      return { seat, text, points, total: view.past[seat] + points };
    })
    .sort((one, other) => other.points - one.points);
}
