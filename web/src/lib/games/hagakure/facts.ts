/** Three things worth telling of a match of Hagakure. */

import { say } from "../../core/words";
import { plainFacts, type FactTeller } from "../facts";
import { scoreSheet } from "./rounds";

export const facts: FactTeller = (match) => {
  const { story, seats, pieces } = match;
  const rounds = scoreSheet(story);
  if (!rounds.length) return plainFacts(match);
  const best = Math.max(...rounds.flat());
  const round = rounds.findIndex((points) => points.includes(best));
  const winner = rounds[round].indexOf(best);
  const tricks = story.filter((line) => line.frame === "TakeTrick");
  const byFool = tricks.filter(({ facts: [seat, ...cards] }) => cards[seat] === pieces.fool).length;
  const bonus = tricks.filter(({ facts: [, ...cards] }) => cards.includes(pieces.bonus_card));
  const counts = seats.map((_, seat) => bonus.filter((line) => line.facts[0] === seat).length);
  const most = Math.max(...counts);
  const told = [
    say("fact-hagakure-best", { name: seats[winner].name, points: best, round: round + 1 }),
    say("fact-hagakure-fools", { count: byFool }),
  ];
  if (most > 0) {
    const name = seats[counts.indexOf(most)].name;
    told.push(say("fact-hagakure-bonus", { name, number: pieces.bonus_card, count: most }));
  }
  return told;
};
