/** A duel as it is shown: of what attack and defence are made, and what came of it. */

import type { CardBoxes, SakeFight, SakeLine, SakePieces, SakeTarget, SakeView } from "../../wire";
import { NONE } from "../board";
import { fightIn, locationOf } from "./layout";

/** A part of a sum: the card, weapon or skill that it comes from. */
export interface Term {
  /** NONE where it comes from no card. */
  title: number;
  /** Empty where the board says what it is. */
  name: string;
  value: number;
}

/** What became of an attack; empty as long as that is open. */
export type Outcome =
  "" | "hits" | "stopped" | "evaded" | "cancelled" | "beaten" | "unharmed" | "faded" | "lost";

export interface Duel {
  striker: SakeTarget;
  target: SakeTarget;
  isHaunting: boolean;
  value: number;
  attack: Term[];
  /** NONE as long as nobody knows it. */
  defence: number;
  guard: Term[];
  outcome: Outcome;
  /** The hits, or the sake that a spirit loses. */
  count: number;
}

/** What begins an attack or a haunting. */
const DEEDS = ["attack", "strike", "text", "use", "aim", "send", "haunt"];

/** The duel that goes on, or is decided in this moment; null if there is none. */
export function duelIn(
  view: SakeView,
  story: SakeLine[],
  news: SakeLine[],
  pieces: SakePieces,
): Duel | null {
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
  const attack = filled(attackTerms(begun, story, lines, pieces), value, (rest) =>
    change(view, pieces, striker, rest),
  );
  const shown = fight && fight.guard !== NONE ? fight.defence : known;
  return {
    striker: { seat: striker, minion },
    target,
    isHaunting: lines[0]?.parts?.verb === "haunt",
    value: value === NONE ? attack.reduce((sum, term) => sum + term.value, 0) : value,
    attack,
    defence: shown,
    guard: filled(guardTerms(lines, pieces), shown, (rest) => help(view, pieces, begun, rest)),
    outcome,
    count,
  };
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
  const [{ parts, seat }] = lines;
  const minion = NONE;
  if (event?.kind === "Haunted") {
    const { spirit, target, value } = event;
    return { striker: spirit, minion, target: { seat: target, minion }, value };
  }
  // What was cancelled was only announced.
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

/** What a card adds by one of its boxes. */
function boxTerm(card: number, box: keyof CardBoxes, pieces: SakePieces): Term {
  const { title, boxes } = pieces.cards[card];
  return { title, name: pieces.titles[title].name, value: boxes[box] };
}

function weaponTerm(weapon: number, pieces: SakePieces): Term {
  const found = pieces.titles[weapon];
  if (!found) return { title: NONE, name: pieces.bare_hands_name, value: 0 };
  return { title: weapon, name: found.name, value: found.attack };
}

/** The card that was turned up for an attack, or for a minion's defence. */
function revealed(lines: SakeLine[], frame: string): number {
  const parts = lines.findLast((line) => line.frame === frame)?.parts;
  return parts?.verb === "reveal" ? parts.card : NONE;
}

function attackTerms(
  { striker, minion, value }: Beginning,
  story: SakeLine[],
  lines: SakeLine[],
  pieces: SakePieces,
): Term[] {
  const parts = lines[0]?.parts;
  if (minion !== NONE) {
    const card = revealed(lines, "RevealAttack");
    return card === NONE ? [] : [boxTerm(card, "attack", pieces)];
  }
  if (parts?.verb === "attack")
    return [boxTerm(parts.card, "attack", pieces), weaponTerm(parts.weapon, pieces)];
  if (parts?.verb === "strike") {
    const drawn = story.findLast(({ parts, seat }) => seat === striker && parts?.verb === "iaido");
    const card = drawn?.parts?.verb === "iaido" ? [drawn.parts.card] : [];
    return [
      ...card.map((card) => boxTerm(card, "attack", pieces)),
      weaponTerm(parts.weapon, pieces),
    ];
  }
  // What a text is worth stands in it: the whole is its own.
  const title =
    parts?.verb === "text"
      ? pieces.cards[parts.card].title
      : parts?.verb === "use" || parts?.verb === "aim"
        ? parts.title
        : NONE;
  return title === NONE ? [] : [{ title, name: pieces.titles[title].name, value }];
}

function guardTerms(lines: SakeLine[], pieces: SakePieces): Term[] {
  const turned = revealed(lines, "RevealDefence");
  if (turned !== NONE) return [boxTerm(turned, "defence", pieces)];
  const parts = lines.findLast(({ parts }) => parts?.verb === "defend")?.parts;
  return parts?.verb === "defend" ? [boxTerm(parts.card, "defence", pieces)] : [];
}

type Source = Pick<Term, "title" | "name">;

/** The terms with one more that makes them add up. */
function filled(terms: Term[], sum: number, source: (rest: number) => Source): Term[] {
  const value = sum - terms.reduce((sum, term) => sum + term.value, 0);
  if (value === 0 || sum === NONE || terms.length === 0) return terms;
  return [...terms, { ...source(value), value }];
}

function skillOf(view: SakeView, pieces: SakePieces, seat: number): Source {
  return { title: NONE, name: pieces.samurai[view.samurai[seat]]?.knowledge ?? "" };
}

/** What changes an attack beside card and weapon: a skill adds, a place takes away. */
function change(view: SakeView, pieces: SakePieces, striker: number, rest: number): Source {
  if (rest > 0) return skillOf(view, pieces, striker);
  return { title: NONE, name: locationOf(view, pieces)?.name ?? "" };
}

/** What helps a card to defend: the weapon that is wielded, with or without armour. */
function help(
  view: SakeView,
  pieces: SakePieces,
  { target, striker }: Beginning,
  rest: number,
): Source {
  // Whoever attacks may let the card count less.
  if (rest < 0) return skillOf(view, pieces, striker);
  const title = view.wielded[target.seat] ?? NONE;
  const isAlone = pieces.titles[title]?.defence === rest;
  return isAlone ? { title, name: pieces.titles[title].name } : { title: NONE, name: "" };
}
