/** What decided a match of Samurai: the card game. */

import { listed, say } from "../../core/words";
import type { SamuraiCardsCounted, SamuraiCardsLine, SamuraiCardsPieces } from "../../wire";
import { nearest, type Decided } from "../decided";
import { plainFacts } from "../facts";
import { countedIn, scoredIn } from "./actions";
import { SYMBOLS } from "./layout";

/** What decided the match, in a sentence. */
export function decisionText(counted: SamuraiCardsCounted, names: string[]): string {
  const { winners, standings, decided_by } = counted;
  const { majorities, others, total } = standings[winners[0]];
  return say("decided-samurai_cards", {
    by: decided_by,
    names: listed(winners.map((seat) => names[seat])),
    majorities,
    others: others ?? 0,
    all: total,
  });
}

export const decided: Decided<SamuraiCardsLine, SamuraiCardsPieces> = (match) => {
  const { story, seats, winners, reader } = match;
  const counted = countedIn(story);
  if (!counted) return plainFacts(match);
  const { leaders, standings } = counted;
  const shape = leaders.findIndex((leader) => leader >= 0 && winners.includes(leader));
  const own = nearest(standings, reader);
  const untaken = scoredIn(story)
    .flatMap((village) => village.stones)
    .filter(({ taker }) => taker < 0).length;
  return [
    decisionText(
      counted,
      seats.map(({ name }) => name),
    ),
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
