/**
 * The actions of Sake & Samurai as taps. What a noun names is told by the house (`slots` of the
 * pieces); here it is only put into the order in which people point at things:
 * a card, what to do with it, whom or where, and then the rest, such as the weapon or a number.
 *
 * `card:7`, `use:attack`, `seat:2`, `minion:92`, `section:9`, `thing:2:5` (a title of a seat),
 * `sake:2:60` (a place for sake of a seat), `back:2:1` (a card of a seat's hand), `life`, `masu`.
 */

import {
  SAKE_VERBS as VERBS,
  type Choice,
  type Line,
  type SakePieces,
  type SakeView,
  type Slot,
} from "../../wire";
import { act, NONE, nounOf, verbOf } from "../board";
import { distinct, trimmed, type Part, type Way } from "../ways";
import { beside } from "./layout";

export interface Named {
  slot: string;
  value: number;
}

/** What an action names, slot by slot; an aim is told by the title before it. */
export function named(action: number, pieces: SakePieces): Named[] {
  const found: Named[] = [];
  let rest = nounOf(action);
  const open: Slot[] = [...pieces.slots[verbOf(action)]];
  for (let slot = open.shift(); slot; slot = open.shift()) {
    if (slot.names === "aim") {
      const { slot: kind, value } = found[found.length - 1];
      open.push(...pieces.titles[kind === "card" ? pieces.cards[value].title : value].aim);
      continue;
    }
    found.push({ slot: slot.names, value: rest % 2 ** slot.bits });
    rest = Math.floor(rest / 2 ** slot.bits);
  }
  return found;
}

/** The uses of a card that its boxes and its text stand for. */
const PRINTED = ["attack", "iaido", "defend", "move", "drink", "text"];
const ON_BOARD = ["card", "seat", "minion", "section", "thing", "sake", "back", "life", "masu"];

/** Whether it can be tapped on the table or on a card; everything else is a button. */
export function isOnBoard(part: Part): boolean {
  const [kind, what] = part.split(":");
  return kind === "use" ? PRINTED.includes(what) : ON_BOARD.includes(kind);
}

const WITH_A_CARD: Record<number, string> = {
  [VERBS.ATTACK]: "attack",
  [VERBS.MOVE]: "move",
  [VERBS.IAIDO]: "iaido",
  [VERBS.DRINK]: "drink",
  [VERBS.TEXT]: "text",
  [VERBS.CANCEL]: "text",
  [VERBS.DEFEND]: "defend",
  [VERBS.EVADE]: "evade",
  [VERBS.DISCARD]: "discard",
  [VERBS.KEEP]: "keep",
  [VERBS.LIFT]: "lift",
  [VERBS.JOIN]: "join",
  [VERBS.FADE]: "fade",
};

/** The card that a line tells of as played; -1 if it tells of none. */
export function cardIn({ action }: Line, pieces: SakePieces): number {
  const isPlayed = action >= 0 && (verbOf(action) in WITH_A_CARD || verbOf(action) === VERBS.HAUNT);
  return isPlayed ? named(action, pieces)[0].value : NONE;
}

export interface Told {
  /** -1 if only its title is told of, or its back. */
  card: number;
  title: number;
  back: number;
}

/** The cards, weapons and items of which a line tells; of a hidden card only its back. */
export function cardsIn(line: Line, pieces: SakePieces): Told[] {
  if (line.frame === "DrawCard" && line.action < 0)
    return [{ card: NONE, title: NONE, back: line.facts[1] }];
  return line.action < 0 ? [] : cardsOf(line.action, pieces);
}

/** The cards, weapons and items that an action names. */
export function cardsOf(action: number, pieces: SakePieces): Told[] {
  return named(action, pieces).flatMap(({ slot, value }): Told[] => {
    if (slot === "card") {
      const { title, back } = pieces.cards[value];
      return [{ card: value, title, back }];
    }
    const isTitle = (slot === "weapon" || slot === "title") && value < pieces.titles.length;
    return isTitle ? [{ card: NONE, title: value, back: NONE }] : [];
  });
}

/** Who has just played this card; -1 if nobody did. */
export function playerOf(card: number, news: Line[], pieces: SakePieces): number {
  return news.findLast((line) => cardIn(line, pieces) === card)?.seat ?? NONE;
}

/** What was played last and lies on top of the discards; -1 if that is not known. */
export function topDiscard(view: SakeView, story: Line[], pieces: SakePieces): number {
  const line = story.findLast((line) => view.discards.includes(cardIn(line, pieces)));
  return line ? cardIn(line, pieces) : NONE;
}

/** Playing a card for this, with nothing more said; the house knows what is against it. */
export function trying(use: string, card: number): number {
  const verb = Object.keys(WITH_A_CARD).find((verb) => WITH_A_CARD[Number(verb)] === use);
  return act(Number(verb), card);
}

/** How many taps stay, by what is tapped first, even if they leave nothing to choose. */
const LEAST: Record<string, number> = { card: 2, seat: 1, minion: 1, section: 1 };

export function waysOf(legal: Choice[], view: SakeView, pieces: SakePieces): Way[] {
  const ways = legal.flatMap((choice) => waysTo(choice, view, pieces));
  return trimmed(distinct(ways), (way) => LEAST[way.parts[0]?.split(":")[0]] ?? Infinity);
}

function waysTo(choice: Choice, view: SakeView, pieces: SakePieces): Way[] {
  const verb = verbOf(choice.action);
  const said = named(choice.action, pieces);
  const own = view.seat;
  const [first, ...rest] = said;
  const ways = (...all: Part[][]): Way[] => all.map((parts) => ({ choice, parts }));
  if (verb in WITH_A_CARD) {
    return ways([
      `card:${first.value}`,
      `use:${WITH_A_CARD[verb]}`,
      ...partsOf(rest, view, pieces),
    ]);
  }
  switch (verb) {
    case VERBS.HAUNT:
      return ways([`card:${first.value}`, ...partsOf(rest, view, pieces)]);
    case VERBS.STRIKE:
      return ways(partsOf(said, view, pieces));
    case VERBS.USE:
      return ways([`thing:${own}:${first.value}`, "use:item", ...partsOf(rest, view, pieces)]);
    case VERBS.AIM:
      return ways(partsOf(rest, view, pieces));
    case VERBS.WIELD:
      return ways([`thing:${own}:${first.value}`]);
    case VERBS.BURN:
    case VERBS.EXTRA:
      return ways([`sake:${own}:${first.value}`, `use:${verb}`]);
    case VERBS.PLACE:
    case VERBS.PAY:
    case VERBS.LOSE:
      return ways([`sake:${own}:${first.value}`]);
    case VERBS.SOUL:
      return ways(["life", `number:${first.value}`]);
    case VERBS.SEND:
      return ways([`minion:${first.value}`, `number:${rest[0].value}`]);
    case VERBS.ADD:
    case VERBS.REMOVE:
      return ways([`section:${first.value}`, `use:${verb}`]);
    case VERBS.SHIFT:
      return ways(rest.map((place) => `sake:${first.value}:${place.value}`));
    case VERBS.HAND:
      return ways([`back:${first.value}:${rest[0].value}`, `seat:${rest[1].value}`]);
    case VERBS.GIVE:
      return ways([`seat:${first.value}`]);
    case VERBS.STEAL:
      return ways([], ["masu"]);
    default:
      return ways([]);
  }
}

/** Whom or where first, then with what and how far. */
function partsOf(said: Named[], view: SakeView, pieces: SakePieces): Part[] {
  const parts: Part[] = [];
  const later: Part[] = [];
  said.forEach(({ slot, value }, n) => {
    if (slot === "target") {
      const isMinion = value >= pieces.minion_target;
      parts.push(isMinion ? `minion:${value - pieces.minion_target}` : `seat:${value}`);
    } else if (slot === "side") {
      parts.push(`seat:${beside(view, view.seat, value)}`);
    } else if (slot === "section") {
      parts.push(`section:${value}`);
    } else if (slot === "seat") {
      const of = said[n + 1];
      if (of) parts.push(`${of.slot === "title" ? "thing" : "sake"}:${value}:${of.value}`);
      else parts.push(`seat:${value}`);
    } else if (slot === "weapon" || slot === "number") {
      later.push(`${slot}:${value}`);
    }
  });
  return [...parts, ...later];
}
