/** What decided a match of Samurai: the card game. */

import { say } from "../../core/words";
import type { SamuraiCardsLine, SamuraiCardsPieces } from "../../wire";
import { leadersIn, majoritiesIn } from "../counting";
import { namesOf, nearest, type DecisionTeller } from "../decided";
import { scoredIn } from "./actions";

export const decided: DecisionTeller<SamuraiCardsLine, SamuraiCardsPieces> = (match) => {
  const { story, seats, pieces, winners, reader } = match;
  const stones = scoredIn(story).flatMap((village) => village.stones);
  const counts = seats.map((_, seat) =>
    pieces.symbols.map(
      (_, symbol) => stones.filter((one) => one.taker === seat && one.symbol === symbol).length,
    ),
  );
  const { led = 0, others = 0, all = 0 } = majoritiesIn(counts)[winners[0]] ?? {};
  const shape = leadersIn(counts).findIndex((leader) => leader >= 0 && winners.includes(leader));
  const own = nearest(counts, reader);
  return [
    say("decided-samurai_cards", {
      names: namesOf(match) || "none",
      majorities: led,
      others,
      all,
    }),
    shape < 0
      ? say("fact-samurai_cards-nobody", { count: stones.filter(({ taker }) => taker < 0).length })
      : say("decided-samurai_cards-shape", {
          name: seats[winners[0]].name,
          kind: pieces.symbols[shape],
          count: counts[winners[0]][shape],
        }),
    say("decided-majority-you", {
      ...own,
      kind: pieces.symbols[own.kind],
      ahead: own.lead > 0 ? 1 : 0,
    }),
  ];
};
