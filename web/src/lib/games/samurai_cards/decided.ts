/** What decided a match of Samurai: the card game. */

import { say } from "../../core/words";
import type { SamuraiCardsLine, SamuraiCardsPieces } from "../../wire";
import { namesOf, nearest, type Decided } from "../decided";
import { plainFacts } from "../facts";
import { countedIn, scoredIn } from "./actions";
import { SYMBOLS } from "./layout";

export const decided: Decided<SamuraiCardsLine, SamuraiCardsPieces> = (match) => {
  const { story, seats, winners, reader } = match;
  const counted = countedIn(story);
  if (!counted) return plainFacts(match);
  const { leaders, standings } = counted;
  const best = winners.length ? standings[winners[0]] : undefined;
  const shape = leaders.findIndex((leader) => leader >= 0 && winners.includes(leader));
  const own = nearest(standings, reader);
  const untaken = scoredIn(story)
    .flatMap((village) => village.stones)
    .filter(({ taker }) => taker < 0).length;
  return [
    say("decided-samurai_cards", {
      names: namesOf(match) || "none",
      majorities: best?.majorities ?? 0,
      others: best?.others ?? 0,
      all: best?.total ?? 0,
    }),
    shape < 0
      ? say("fact-samurai_cards-nobody", { count: untaken })
      : say("decided-samurai_cards-shape", {
          name: seats[leaders[shape]].name,
          kind: say("board-majority-kind", { kind: SYMBOLS[shape] }),
          count: standings[leaders[shape]].counts[shape],
        }),
    say("decided-majority-you", {
      ...own,
      kind: say("board-majority-kind", { kind: SYMBOLS[own.kind] }),
      ahead: own.lead > 0 ? 1 : 0,
    }),
  ];
};
