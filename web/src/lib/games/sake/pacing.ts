/** For how long the moments of Sake & Samurai are shown; from 1800 on nothing is asked meanwhile. */

import type { Pacing, Shown } from "../../core/moments";
import type { SakeFrame, SakeLine } from "../../wire";
import { hasEmptied } from "./layout";

/** How long it takes to read that the Masu is empty, or that somebody recovers. */
const EMPTIED = 2800;
const HEALED = 1400;

/** Most ends of turns and rounds tell nothing; those that do are there to be read. */
function timeOf({ lines }: Shown): number | undefined {
  if (hasEmptied(lines as SakeLine[])) return EMPTIED;
  const told = lines.filter(({ text }) => text).map((line) => (line as SakeLine).event?.kind);
  return told.includes("TurnEnded") || told.includes("RoundBegun") ? HEALED : undefined;
}

export const PACING: Pacing<SakeFrame> = {
  unfold: (moment) => [{ ...moment, time: timeOf(moment) }],
  after: {
    ChoosePlay: 1300,
    Strike: 1300,
    Muster: 1200,
    CountHits: 1500,
    Land: 1900,
    Clash: 1900,
    ReturnHits: 1900,
    Scatter: 1900,
    MayFalter: 1900,
    MayBlur: 1900,
    MayEvade: 1900,
    MayFade: 1900,
    MayCut: 1500,
    MayJoin: 1500,
    Death: 3200,
    Seppuku: 3200,
    Haunting: 1400,
    ChooseMischief: 1500,
    Perform: 1100,
    Advance: 900,
    MayDefend: 1300,
    LoseThing: 1500,
    LoseToken: 1500,
    LoseSake: 1500,
    DropCard: 1300,
    DiscardCard: 900,
    DrawCard: 350,
    Draw: 350,
    DealBoard: 250,
    DealCard: 0,
    PlaceSake: 700,
    Turn: 600,
    Count: 3500,
  },
};
