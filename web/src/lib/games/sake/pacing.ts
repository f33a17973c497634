/** For how long the moments of Sake & Samurai are shown; from 1800 on nothing is asked meanwhile. */

import type { Pacing, Shown } from "../../core/moments";
import type { SakeFrame, SakeLine } from "../../wire";
import { hasEmptied } from "./layout";

/** How long it takes to read that the Masu is empty, or that somebody recovers. */
const EMPTIED = 2800;
const HEALED = 1400;

/** Nothing is seen of who lets something happen: with many at the table it happens many times. */
const PASSED = 150;

const AFTER: Partial<Record<SakeFrame, number>> = {
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
};

/** What came of a deed: it is shown before whoever did it is asked on. */
const RESULTS: string[] = [
  "CountHits",
  "Land",
  "Clash",
  "ReturnHits",
  "Scatter",
  "Death",
  "Seppuku",
];

/** Most ends of turns and rounds tell nothing; those that do are there to be read. */
function timeOf(moment: Shown): number | undefined {
  const lines = moment.lines as SakeLine[];
  if (hasEmptied(lines)) return EMPTIED;
  if (lines.length > 0 && lines.every(isPassing)) return PASSED;
  const told = lines.filter(({ text }) => text);
  const results = told.filter(({ frame }) => RESULTS.includes(frame));
  const times = results.map(({ frame }) => (frame && AFTER[frame]) || 0);
  const hasEnded = told.some(({ event }) => ENDS.includes(event?.kind ?? ""));
  return Math.max(hasEnded ? HEALED : 0, ...times) || undefined;
}

const ENDS: string[] = ["TurnEnded", "RoundBegun"];

function isPassing({ parts, text }: SakeLine): boolean {
  return parts?.verb === "pass" && !text;
}

export const PACING: Pacing<SakeFrame> = {
  unfold: (moment) => [{ ...moment, time: timeOf(moment) }],
  after: AFTER,
};
