/**
 * The actions of Sake & Samurai as taps, in the order in which people point at things:
 * a card, what to do with it, whom or where, and then the rest, such as the weapon or a number.
 *
 * `card:7`, `use:attack`, `seat:2`, `minion:92`, `section:1:0` (of a row), `thing:2:5` (a title of
 * a seat), `sake:2:60` (a place for sake of a seat), `back:2:1` (a card of a seat's hand), `life`,
 * `masu`.
 */

import type { SakeChoice, SakeFrame, SakeLine, SakeParts, SakePieces, SakeView } from "../../wire";
import { NONE } from "../board";
import { distinct, kindOf, namesOf, trimmed, type Part, type Way } from "../ways";
import { beside, sectionPart } from "./layout";

/** The uses of a card that its boxes and its text stand for. */
const PRINTED = ["attack", "iaido", "defend", "move", "drink", "text"];
/** What is done in answer to others: no card has two such uses at once. */
const ANSWERS: SakeParts["verb"][] = ["defend", "cancel"];
const ON_BOARD = ["card", "seat", "minion", "section", "thing", "sake", "back", "life", "masu"];

/** Whether it can be tapped on the table or on a card; everything else is a button. */
export function isOnBoard(part: Part): boolean {
  const kind = kindOf(part);
  const [name] = namesOf(part);
  return kind === "use" ? PRINTED.includes(name) : ON_BOARD.includes(kind);
}

/**
 * What a phase is about although much else may be done in it, such as burning sake: the minions
 * that can be sent, the weapons that can be wielded. If they are few, they are buttons too.
 */
export function mainParts(ways: Way[]): Set<Part> {
  const main = ways.filter(({ choice }) => {
    const { verb } = (choice as SakeChoice).parts;
    return verb === "send" || verb === "wield";
  });
  return new Set(main.length > 2 ? [] : main.map(({ parts }) => parts[0]));
}

/** The verbs that play a card of the own hand or life, and the use that a tap names. */
const USES = {
  attack: "attack",
  move: "move",
  iaido: "iaido",
  drink: "drink",
  text: "text",
  cancel: "text",
  defend: "defend",
  evade: "evade",
  discard: "discard",
  keep: "keep",
  lift: "lift",
  join: "join",
  fade: "fade",
} as const satisfies Partial<Record<SakeParts["verb"], string>>;

type Used = Extract<SakeParts, { verb: keyof typeof USES }>;

function isUse(parts: SakeParts): parts is Used {
  return parts.verb in USES;
}

/** The card that a line tells of as played; -1 if it tells of none. */
export function cardIn({ parts }: SakeLine): number {
  return parts && (isUse(parts) || parts.verb === "haunt") ? parts.card : NONE;
}

export interface Told {
  /** -1 if only its title is told of, or its back. */
  card: number;
  title: number;
  back: number;
}

/** The cards, weapons and items of which a line tells; of a hidden card only its back. */
export function cardsIn({ event, parts }: SakeLine, pieces: SakePieces): Told[] {
  if (parts) return cardsOf(parts, pieces);
  return event?.kind === "Drawn" ? [{ card: NONE, title: NONE, back: event.back }] : [];
}

/** The cards, weapons and items that an action names. */
export function cardsOf(parts: SakeParts, pieces: SakePieces): Told[] {
  const found: Told[] = [];
  if ("card" in parts) {
    const { title, back } = pieces.cards[parts.card];
    found.push({ card: parts.card, title, back });
  }
  for (const title of titlesOf(parts))
    if (title < pieces.titles.length) found.push({ card: NONE, title, back: NONE });
  return found;
}

/** The titles that an action names, bare hands among them. */
function titlesOf(parts: SakeParts): number[] {
  const titles = "weapon" in parts ? [parts.weapon] : [];
  if ("title" in parts) titles.push(parts.title);
  if ("thing" in parts && parts.thing !== undefined) titles.push(parts.thing);
  return titles;
}

/** Who has just played this card; -1 if nobody did. */
export function playerOf(card: number, news: SakeLine[]): number {
  return news.findLast((line) => cardIn(line) === card)?.seat ?? NONE;
}

/** Where the cup stood that a spirit has just put here; null if it comes from the Masu. */
export function shiftedFrom(key: string, news: SakeLine[]): string | null {
  for (const { parts } of news)
    if (parts?.verb === "shift" && key === `sake:${parts.seat}:${parts.to}`)
      return `sake:${parts.seat}:${parts.place}`;
  return null;
}

/** What was played last and lies on top of the discards; -1 if that is not known. */
export function topDiscard(view: SakeView, story: SakeLine[]): number {
  const line = story.findLast((line) => view.discards.includes(cardIn(line)));
  return line ? cardIn(line) : NONE;
}

/** To try a card for this use, with nothing more said; the house knows what is against it. */
export function trying(use: string, card: number): { verb: SakeParts["verb"]; card: number } {
  const verbs = Object.keys(USES) as (keyof typeof USES)[];
  return { verb: verbs.find((verb) => USES[verb] === use) ?? "text", card };
}

/** What a card would be played for when a question asks for one. */
const WANTED: Partial<Record<SakeFrame, string>> = {
  MayDefend: "defend",
  MayEvade: "evade",
  DiscardCard: "discard",
  DropCard: "discard",
  LayLifeCard: "keep",
  LiftLifeCard: "lift",
  MayJoin: "join",
  MayFade: "fade",
};

export function usualUse(frame: SakeFrame): string {
  return WANTED[frame] ?? "text";
}

/** How many taps stay, by what is tapped first, even if they leave nothing to choose. */
const LEAST: Record<string, number> = { card: 2, seat: 1, minion: 1, section: 1, sake: 1 };

export function waysOf(legal: SakeChoice[], view: SakeView): Way[] {
  const ways = legal.flatMap((choice) =>
    tapsTo(choice.parts, view).map((parts) => ({ choice, parts })),
  );
  return trimmed(distinct(ways), ({ parts: [first = ""] }) => LEAST[kindOf(first)] ?? Infinity);
}

/** The ways of taps to an action. */
function tapsTo(parts: SakeParts, view: SakeView): Part[][] {
  const own = view.seat;
  if (isUse(parts)) {
    const use = USES[parts.verb];
    // A question for a card alone, as for one to discard or to defend with, is answered by it alone.
    if (ANSWERS.includes(parts.verb) || !PRINTED.includes(use)) return [[`card:${parts.card}`]];
    return [[`card:${parts.card}`, `use:${use}`, ...aimOf(parts, view)]];
  }
  switch (parts.verb) {
    case "haunt":
      return [[`card:${parts.card}`, `seat:${parts.seat}`]];
    case "strike":
    case "aim":
      return [aimOf(parts, view)];
    case "use":
      return [[`thing:${own}:${parts.title}`, "use:item", ...aimOf(parts, view)]];
    case "wield":
      return [[`thing:${own}:${parts.title}`]];
    case "burn":
    case "extra":
      return [[`sake:${own}:${parts.place}`, `use:${parts.verb}`]];
    case "place":
    case "pay":
    case "lose":
      return [[`sake:${own}:${parts.place}`]];
    case "soul":
      return [["life", `number:${parts.cards}`]];
    case "send":
      return [[`minion:${parts.card}`, `number:${parts.steps}`]];
    case "add":
    case "remove":
      return [[sectionPart(parts.row, parts.section), `use:${parts.verb}`]];
    case "shift":
      return [[`sake:${parts.seat}:${parts.place}`, `sake:${parts.seat}:${parts.to}`]];
    case "hand":
      return [[`back:${parts.seat}:${parts.back}`, `seat:${parts.receiver}`]];
    case "give":
      return [[`seat:${parts.seat}`]];
    case "steal":
      return [[], ["masu"]];
    default:
      return [[]];
  }
}

/** What an action may be aimed at, beside what is done. */
interface Aim {
  verb: SakeParts["verb"];
  /** The seat, or the card of the minion, that is attacked. */
  target?: number;
  minion?: number;
  side?: number;
  row?: number;
  section?: number;
  seat?: number;
  thing?: number;
  place?: number;
  weapon?: number;
  steps?: number;
  tokens?: number;
}

/** Whom or where first, then with what and how far. */
function aimOf(aim: Aim, view: SakeView): Part[] {
  const { target, minion, side, row, section, seat, thing, place, weapon } = aim;
  const taps: Part[] = [];
  if (target !== undefined) taps.push(`seat:${target}`);
  if (minion !== undefined) taps.push(`minion:${minion}`);
  if (side !== undefined) taps.push(`seat:${beside(view, view.seat, side)}`);
  if (row !== undefined && section !== undefined) taps.push(sectionPart(row, section));
  if (seat !== undefined) {
    if (thing !== undefined) taps.push(`thing:${seat}:${thing}`);
    else if (place !== undefined) taps.push(`sake:${seat}:${place}`);
    else taps.push(`seat:${seat}`);
  }
  if (weapon !== undefined) taps.push(`weapon:${weapon}`);
  const number = aim.steps ?? aim.tokens;
  if (number !== undefined) taps.push(`number:${number}`);
  return taps;
}
