/** Three things worth telling of a match of Samurai: the card game. */

import { say } from "../../core/words";
import type { SamuraiCardsLine, SamuraiCardsPieces } from "../../wire";
import { plainFacts, type FactTeller } from "../facts";

export const facts: FactTeller<SamuraiCardsLine, SamuraiCardsPieces> = (match) => {
  const { story, seats } = match;
  const scorings = story.flatMap(({ event }) =>
    event?.kind === "VillagesScored" ? [event.villages] : [],
  );
  const stones = scorings.flat().flatMap((village) => village.stones);
  if (!stones.length) return plainFacts(match);
  const told = [
    say("fact-samurai_cards-villages", { villages: scorings.flat().length, stones: stones.length }),
  ];
  const hauls = scorings.flatMap((villages) => {
    const takers = villages.flatMap((village) => village.stones.map(({ taker }) => taker));
    return seats.map(({ name }, seat) => ({
      name,
      count: takers.filter((taker) => taker === seat).length,
    }));
  });
  const best = hauls.reduce((most, haul) => (haul.count > most.count ? haul : most));
  if (best.count > 0) told.push(say("fact-samurai_cards-best", { ...best }));
  const nobody = stones.filter(({ taker }) => taker < 0).length;
  return [...told, say("fact-samurai_cards-nobody", { count: nobody })];
};
