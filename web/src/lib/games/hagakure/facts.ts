/** Three things worth telling of a match of Hagakure. */

import { say } from "../../core/words";
import type { HagakureLine, HagakurePieces } from "../../wire";
import { plainFacts, type Facts } from "../facts";
import { scoreSheet, tricksIn } from "./rounds";

export const facts: Facts<HagakureLine, HagakurePieces> = (match) => {
  const { story, seats, pieces } = match;
  const rounds = scoreSheet(story);
  if (!rounds.length) return plainFacts(match);
  const best = Math.max(...rounds.flat());
  const round = rounds.findIndex((points) => points.includes(best));
  const winner = rounds[round].indexOf(best);
  const tricks = tricksIn(story);
  const byFool = tricks.filter(({ winner, cards }) => cards[winner] === pieces.fool).length;
  const bonus = tricks.filter(({ cards }) => cards.includes(pieces.bonus_card));
  const counts = seats.map((_, seat) => bonus.filter(({ winner }) => winner === seat).length);
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
