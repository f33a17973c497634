/** A duel as it is shown: of what attack and defence are made, and what came of it. */

import type { SakeFight, SakeLine, SakeTarget, SakeTerm, SakeView } from "../../wire";
import { NONE } from "../board";
import { fightIn } from "./layout";

/** What became of an attack; empty as long as that is open. */
export type Outcome =
  "" | "hits" | "stopped" | "evaded" | "cancelled" | "beaten" | "unharmed" | "faded" | "lost";

export interface Duel {
  striker: SakeTarget;
  target: SakeTarget;
  isHaunting: boolean;
  value: number;
  attack: SakeTerm[];
  /** The cards of a haunting: each is worth 1, whatever is on its face. */
  cards: number[];
  /** NONE as long as nobody knows it. */
  defence: number;
  guard: SakeTerm[];
  outcome: Outcome;
  /** The hits, or the sake that a spirit loses. */
  count: number;
}

/** What begins an attack or a haunting. */
const DEEDS = ["attack", "iaido", "text", "use", "aim", "send", "haunt"];

/** The duel that goes on, or is decided in this moment; null if there is none. */
export function duelIn(view: SakeView, story: SakeLine[], news: SakeLine[]): Duel | null {
  const lines = ofDuel(story);
  const fight = fightIn(view);
  const { outcome, count, known } = outcomeOf(lines);
  const decided = news.some(
    (line) => isCancelling(line) || COUNTS.includes(line.event?.kind ?? ""),
  );
  if (!fight && !(decided && outcome)) return null;
  const begun = fight ?? (lines.length > 0 ? beginning(lines) : null);
  if (!begun) return null;
  const { striker, minion, target, value } = begun;
  const attack = lines.flatMap(attackIn);
  const isHaunting = lines[0]?.parts?.verb === "haunt";
  const shown = fight && fight.guard !== NONE ? fight.defence : known;
  return {
    striker: { seat: striker, minion },
    target,
    isHaunting,
    cards: isHaunting ? hauntingIn(story) : [],
    value: value === NONE ? sumOf(attack) : value,
    attack,
    defence: shown,
    guard: lines.flatMap(guardIn),
    outcome,
    count,
  };
}

/** The cards that haunt in this turn: there is one haunting in a turn. */
function hauntingIn(story: SakeLine[]): number[] {
  const turn = story.slice(story.findLastIndex(({ frame }) => frame === "Turn") + 1);
  return turn.flatMap(({ parts }) =>
    parts?.verb === "haunt" || parts?.verb === "join" ? [parts.card] : [],
  );
}

type Beginning = Pick<SakeFight, "striker" | "minion" | "target" | "value">;

/** The events that say what became of an attack. */
const COUNTS = ["HitsCounted", "Clashed", "Scattered"];

/** An interrupt against an attack, not against a movement. */
function isCancelling({ frame, parts }: SakeLine): boolean {
  return frame === "MayBlur" && parts?.verb === "cancel";
}

/** The story from the deed on that began the latest duel. */
function ofDuel(story: SakeLine[]): SakeLine[] {
  const from = story.findLastIndex(({ parts }) => parts && DEEDS.includes(parts.verb));
  return from < 0 ? [] : story.slice(from);
}

/** Who strikes whom, as it was told. */
function beginning(lines: SakeLine[]): Beginning | null {
  const event = lines.findLast(({ event }) =>
    ["Struck", "Haunted"].includes(event?.kind ?? ""),
  )?.event;
  if (event?.kind === "Struck") return event;
  const minion = NONE;
  if (event?.kind === "Haunted") {
    const { spirit, target, value } = event;
    return { striker: spirit, minion, target: { seat: target, minion }, value };
  }
  // What was cancelled was only announced.
  const { parts, seat } =
    lines.findLast(({ event }) => event?.kind === "AttackAnnounced") ?? lines[0];
  if (!parts || !("target" in parts || "minion" in parts)) return null;
  const target = { seat: parts.target ?? NONE, minion: parts.minion ?? NONE };
  return { striker: seat, minion, target, value: NONE };
}

function outcomeOf(lines: SakeLine[]): { outcome: Outcome; count: number; known: number } {
  const has = (verb: string) => lines.some(({ parts }) => parts?.verb === verb);
  if (lines.some(isCancelling)) return { outcome: "cancelled", count: 0, known: NONE };
  const event = lines.findLast(({ event }) => event && COUNTS.includes(event.kind))?.event;
  if (event?.kind === "HitsCounted") {
    const { hits: count, defence: known } = event;
    if (has("evade")) return { outcome: "evaded", count, known };
    return { outcome: count > 0 ? "hits" : "stopped", count, known };
  }
  if (event?.kind === "Clashed") {
    const { value, defence: known } = event;
    return { outcome: value > known ? "beaten" : "unharmed", count: 0, known };
  }
  if (has("fade")) return { outcome: "faded", count: 0, known: NONE };
  if (event?.kind === "Scattered") return { outcome: "lost", count: event.lost, known: NONE };
  return { outcome: "", count: 0, known: NONE };
}

/** Of what an attack is made, as far as a line tells. */
function attackIn({ frame, event }: SakeLine): SakeTerm[] {
  switch (event?.kind) {
    case "AttackAnnounced":
    case "Performed":
    case "Mustered":
      return event.terms;
    case "Revealed":
      return frame === "RevealAttack" ? [event.term] : [];
    default:
      return [];
  }
}

/** The same of a defence. */
function guardIn({ frame, event }: SakeLine): SakeTerm[] {
  switch (event?.kind) {
    case "Struck":
      return event.guard ? [event.guard] : [];
    case "Defended":
      return event.terms;
    case "Weakened":
      return [event.term];
    case "Revealed":
      return frame === "RevealDefence" ? [event.term] : [];
    default:
      return [];
  }
}

/** What terms come to; less than nothing is nothing. */
function sumOf(terms: SakeTerm[]): number {
  return Math.max(
    0,
    terms.reduce((sum, { value }) => sum + value, 0),
  );
}
