/** Three things worth telling of a match of Sake & Samurai. */

import { say } from "../../core/words";
import type { SakeLine, SakePieces } from "../../wire";
import type { Facts } from "../facts";

/** The seat with most of something, and how much; null if nobody has any. */
function most(counts: number[]): { seat: number; count: number } | null {
  const count = Math.max(...counts);
  return count > 0 ? { seat: counts.indexOf(count), count } : null;
}

export const facts: Facts<SakeLine, SakePieces> = ({ story, seats }) => {
  const drunk = seats.map(() => 0);
  const wounds = seats.map(() => 0);
  let hardest = 0;
  for (const { parts, event, seat } of story) {
    if (parts?.verb === "drink" && seat >= 0) drunk[seat] += parts.tokens;
    if (event?.kind !== "HitsLanded" || event.is_haunting) continue;
    wounds[event.target] += event.hits;
    hardest = Math.max(hardest, event.hits);
  }
  const told: string[] = [];
  const drinker = most(drunk);
  if (drinker)
    told.push(say("fact-sake-drunk", { name: seats[drinker.seat].name, count: drinker.count }));
  const struck = most(wounds);
  if (struck)
    told.push(
      say("fact-sake-wounds", { name: seats[struck.seat].name, count: struck.count, hardest }),
    );
  const dead = story.filter(({ frame }) => frame === "Death" || frame === "Seppuku").length;
  told.push(say("fact-sake-dead", { count: dead }));
  return told;
};
