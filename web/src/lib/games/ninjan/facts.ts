/** Three things worth telling of a match of Ninjan. */

import { signedText } from "../../core/numbers";
import { say } from "../../core/words";
import { plainFacts, type Facts } from "../facts";
import type { NinjanLine, NinjanPieces } from "../../wire";
import { sum } from "./layout";

export const facts: Facts<NinjanLine, NinjanPieces> = (match) => {
  const { story, seats, pieces } = match;
  const taken = story.flatMap(({ seat, event }) =>
    event?.kind === "Resolved" && event.gained.length
      ? [{ seat, count: event.gained.length, points: sum(pieces, event.gained) }]
      : [],
  );
  if (!taken.length) return plainFacts(match);
  const best = taken.reduce((one, other) => (other.points > one.points ? other : one));
  const worst = taken.reduce((one, other) => (other.points < one.points ? other : one));
  const told = [
    say("fact-ninjan-best", { name: seats[best.seat].name, points: signedText(best.points) }),
    say("fact-ninjan-piles", { count: taken.length }),
  ];
  if (worst.points < 0) {
    const name = seats[worst.seat].name;
    told.splice(1, 0, say("fact-ninjan-worst", { name, points: signedText(worst.points) }));
  }
  return told;
};
