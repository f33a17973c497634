/** How each legal action of Hagakure is pointed at: a card, a banner, or a banner and what to look at. */

import { say } from "../../core/words";
import type { Way } from "../ways";
import type { HagakureChoice, HagakurePieces } from "../../wire";

export const LOOK = "look";

export function waysOf(
  legal: HagakureChoice[],
  pieces: HagakurePieces,
  name: (card: number) => string,
): Way[] {
  const look = pieces.chips.indexOf(LOOK);
  return legal.map((choice): Way => {
    const { parts } = choice;
    switch (parts.verb) {
      case "play": {
        const label = say("board-hagakure-play", { card: name(parts.card) });
        return { choice, parts: [`card:${parts.card}`], label };
      }
      case "chip": {
        const banner = say(`board-hagakure-banner-${pieces.chips[parts.chip]}`);
        const label = say("board-hagakure-fly", { banner });
        return { choice, parts: [`chip:${parts.chip}`], label };
      }
      case "look": {
        const at = parts.holder === pieces.yomi ? "yomi" : `seat:${parts.holder}`;
        return { choice, parts: [`chip:${look}`, at] };
      }
      default:
        return { choice, parts: [] };
    }
  });
}
