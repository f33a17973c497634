/** How each legal action of Hagakure is pointed at: a card, a banner, or a banner and what to look at. */

import { say } from "../../core/words";
import { nounOf, verbOf } from "../board";
import type { Way } from "../ways";
import { HAGAKURE_VERBS as VERBS, type Choice, type HagakurePieces } from "../../wire";

const LOOK = "look";

export function waysOf(
  legal: Choice[],
  pieces: HagakurePieces,
  name: (card: number) => string,
): Way[] {
  const look = pieces.chips.indexOf(LOOK);
  return legal.map((choice): Way => {
    const noun = nounOf(choice.action);
    switch (verbOf(choice.action)) {
      case VERBS.PLAY:
        return {
          choice,
          parts: [`card:${noun}`],
          label: say("board-hagakure-play", { card: name(noun) }),
        };
      case VERBS.CHIP: {
        const banner = say(`board-hagakure-banner-${pieces.chips[noun]}`);
        const label = say("board-hagakure-fly", { banner, text: choice.text });
        return { choice, parts: [`chip:${noun}`], label };
      }
      case VERBS.LOOK:
        return { choice, parts: [`chip:${look}`, noun === pieces.yomi ? "yomi" : `seat:${noun}`] };
      default:
        return { choice, parts: [] };
    }
  });
}
