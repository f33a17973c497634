/** For how long the moments of Ninjan are shown. */

import type { Pacing, Shown } from "../../core/moments";
import type { NinjanFrame, NinjanLine } from "../../wire";
import { beforeTaking, isTheEnd } from "./layout";

/** How long a card is seen to strike before it takes the pile. */
const STRIKE = 1000;

/** How long all is left as it is before the end of the match, where everything is counted. */
const END = 900;

/** A card that takes a pile strikes its top first; then the cards go to who won them. */
function unfold(moment: Shown, before: Shown): Shown[] {
  const lines = moment.lines as NinjanLine[];
  if (isTheEnd(lines, moment.view)) return [{ ...moment, time: END }];
  const resolved = lines.filter(({ event }) => event?.kind === "Resolved");
  const [{ event, seat }] = resolved.length === 1 ? resolved : [{ event: null, seat: -1 }];
  if (event?.kind !== "Resolved" || !event.gained.length) return [moment];
  const view = beforeTaking(moment.view, seat, event);
  return [{ ...moment, view, scores: before.scores, time: STRIKE }, moment];
}

export const PACING: Pacing<NinjanFrame> = {
  after: {
    PickCard: 500,
    TurnUp: 1500,
    Resolve: 1100,
    Count: 5000,
    Round: 400,
    CompareSigns: 2000,
  },
  // All picks are seen before the first of them is resolved, and a blow before it wins anything.
  before: { Resolve: 600 },
  read: ["Count"],
  unfold,
};
