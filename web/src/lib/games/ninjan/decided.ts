/** What decided a match of Ninjan. */

import { signedText } from "../../core/numbers";
import { say } from "../../core/words";
import type { NinjanLine, NinjanPieces } from "../../wire";
import { byPoints, type Decided } from "../decided";
import { sum } from "./layout";

export const decided: Decided<NinjanLine, NinjanPieces> = (match) => {
  const { story, seats, pieces, winners, reader } = match;
  let round = 0;
  const piles: { seat: number; round: number; points: number }[] = [];
  for (const { seat, event } of story) {
    if (event?.kind === "RoundBegun") round = event.round;
    if (event?.kind === "Resolved" && event.gained.length)
      piles.push({ seat, round, points: sum(pieces, event.gained) });
  }
  const winner = winners[0] ?? reader;
  const of = (seat: number) =>
    piles.filter((pile) => pile.seat === seat).sort((one, other) => other.points - one.points);
  const [best] = of(winner);
  const own = of(reader);
  return [
    byPoints(match),
    best
      ? say("decided-ninjan-pile", {
          name: seats[winner].name,
          points: signedText(best.points),
          round: best.round,
        })
      : say("decided-ninjan-no-pile", { name: seats[winner].name }),
    say("decided-ninjan-you", {
      count: own.length,
      best: signedText(own[0]?.points ?? 0),
      worst: signedText(own.at(-1)?.points ?? 0),
    }),
  ];
};
