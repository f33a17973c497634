/** What decided a match of Sake & Samurai. */

import { say } from "../../core/words";
import type { SakeLine, SakePieces } from "../../wire";
import { namesOf, type Decided } from "../decided";

export const decided: Decided<SakeLine, SakePieces> = (match) => {
  const { story, seats, scores, winners, reader } = match;
  const drunk = seats.map(() => 0);
  const wounds = seats.map(() => 0);
  const dead = new Set<number>();
  for (const { frame, parts, event, seat } of story) {
    if (parts?.verb === "drink" && seat >= 0) drunk[seat] += parts.tokens;
    if (event?.kind === "HitsLanded" && !event.is_haunting) wounds[event.target] += event.hits;
    if (frame === "Death" || frame === "Seppuku") dead.add(seat);
  }
  const together = winners.reduce((sum, seat) => sum + scores[seat], 0);
  const spirits = winners.length > 0 && winners.every((seat) => dead.has(seat));
  return [
    say(spirits ? "decided-sake-spirits" : "decided-sake-samurai", {
      names: namesOf(match) || "none",
      count: spirits ? together : (scores[winners[0]] ?? 0),
    }),
    say("fact-sake-dead", { count: dead.size }),
    say("decided-sake-you", { drunk: drunk[reader], wounds: wounds[reader] }),
  ];
};
