/** What decided a match of Samurai. */

import { say } from "../../core/words";
import type { SamuraiLine, SamuraiPieces } from "../../wire";
import { nearest, type Decided } from "../decided";
import { plainFacts } from "../facts";
import { capturesIn, countedIn } from "./captures";
import { decisionText } from "./labels";
import { KINDS } from "./layout";

export const decided: Decided<SamuraiLine, SamuraiPieces> = (match) => {
  const { story, seats, reader } = match;
  const counted = countedIn(story);
  if (!counted) return plainFacts(match);
  const { leaders, standings, winners } = counted;
  const names = seats.map(({ name }) => name);
  const kind = leaders.findIndex((leader) => leader >= 0 && winners.includes(leader));
  const own = nearest(standings, reader);
  return [
    decisionText(counted, names),
    kind < 0
      ? say("fact-samurai-aside", {
          count: capturesIn(story).filter(({ taker }) => taker < 0).length,
        })
      : say("fact-samurai-majority", {
          name: names[leaders[kind]],
          kind: say("board-majority-kind", { kind: KINDS[kind] }),
          count: standings[leaders[kind]].counts[kind],
        }),
    say("decided-majority-you", {
      ...own,
      kind: say("board-majority-kind", { kind: KINDS[own.kind] }),
      ahead: own.lead > 0 ? 1 : 0,
    }),
  ];
};
