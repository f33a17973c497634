/** What decided a match of Hagakure. */

import { signedText } from "../../core/numbers";
import { say } from "../../core/words";
import type { HagakureLine, HagakurePieces } from "../../wire";
import { byPoints, type Decided } from "../decided";
import { scoreSheet, tricksIn } from "./rounds";

export const decided: Decided<HagakureLine, HagakurePieces> = (match) => {
  const { story, seats, pieces, winners, reader } = match;
  const winner = winners[0] ?? reader;
  const rounds = scoreSheet(story).map((points) => points[winner]);
  const best = Math.max(...rounds);
  const tricks = tricksIn(story).filter((trick) => trick.winner === reader);
  return [
    byPoints(match),
    say("decided-hagakure-round", {
      name: seats[winner].name,
      round: rounds.indexOf(best) + 1,
      points: signedText(best),
    }),
    say("decided-hagakure-you", {
      tricks: tricks.length,
      bonus: tricks.filter(({ cards }) => cards.includes(pieces.bonus_card)).length,
      number: pieces.bonus_card,
    }),
  ];
};
