/**
 * Actions as ways of taps. Each legal action is named by a few parts, such as a tile and then a hex;
 * a board lets people pick one part after the other, and knows no other rule than this list.
 */

import type { Choice } from "../wire";
import { NONE } from "./board";

/** What can be tapped: its kind, and what names it among its kind, such as `tile:3` or `thing:2:5`. */
export type Part = string;

/** Of which kind a part is. */
export function kindOf(part: Part): string {
  return part.split(":", 1)[0];
}

/** What names a part among its kind; nothing where there is only one, such as `life`. */
export function namesOf(part: Part): string[] {
  return part.split(":").slice(1);
}

/** The name of the first of these parts that is of a kind; empty if there is none. */
export function nameIn(parts: Part | Part[] | null, kind: string): string {
  const found = [parts ?? []].flat().find((part) => kindOf(part) === kind);
  return found === undefined ? "" : found.slice(kind.length + 1);
}

/** The same of a kind that is counted; NONE if there is none. */
export function numberIn(parts: Part | Part[] | null, kind: string): number {
  return Number(nameIn(parts, kind) || NONE);
}

export interface Way {
  choice: Choice;
  /** Empty for what has no place on the board: it is offered as a button. */
  parts: Part[];
  /** What the button says that does it, if not the words of the choice. */
  label?: string;
  /** What it says where all but its last part was picked already. */
  short?: string;
}

/** The ways that begin with what was picked. */
export function waysFrom(ways: Way[], picked: Part[]): Way[] {
  return ways.filter(
    (way) => way.parts.length >= picked.length && picked.every((part, n) => way.parts[n] === part),
  );
}

/** What may be picked next. */
export function nextParts(ways: Way[], picked: Part[]): Set<Part> {
  const open = waysFrom(ways, picked).filter((way) => way.parts.length > picked.length);
  return new Set(open.map((way) => way.parts[picked.length]));
}

/** The way that is named in full. */
export function reached(ways: Way[], picked: Part[]): Way | undefined {
  if (picked.length === 0) return undefined;
  return waysFrom(ways, picked).find((way) => way.parts.length === picked.length);
}

/** What is picked when a part is tapped; nothing changes if it cannot be picked. */
export function afterTap(ways: Way[], picked: Part[], part: Part): Part[] {
  if (picked.length > 0 && picked[picked.length - 1] === part) return picked.slice(0, -1);
  for (let kept = picked.length; kept >= 0; kept--) {
    const before = picked.slice(0, kept);
    if (nextParts(ways, before).has(part)) return [...before, part];
  }
  return picked;
}

/** What has to be picked before this part can be, if there is only one way to get there. */
export function leadTo(ways: Way[], picked: Part[], part: Part): Part[] | null {
  const leading = waysFrom(ways, picked).filter((way) => way.parts.indexOf(part) >= picked.length);
  const before = new Set(
    leading.map((way) => way.parts.slice(0, way.parts.indexOf(part)).join(" ")),
  );
  return before.size === 1 ? leading[0].parts.slice(0, leading[0].parts.indexOf(part)) : null;
}

/** Whether something can be picked after this part: whether it can be put down somewhere. */
export function leadsOn(ways: Way[], part: Part): boolean {
  return ways.some((way) => way.parts.includes(part) && way.parts.at(-1) !== part);
}

/**
 * What there is no choice about is picked already, but nothing is ever done by itself. Who may just
 * as well pass has a choice.
 */
export function forced(ways: Way[]): Part[] {
  const picked: Part[] = [];
  if (ways.some((way) => way.parts.length === 0)) return picked;
  for (;;) {
    const next = nextParts(ways, picked);
    if (next.size !== 1) return picked;
    const [only] = next;
    if (reached(ways, [...picked, only])) return picked;
    picked.push(only);
  }
}

/** Ways with the same parts are told apart by one more part, which is offered as a button. */
export function distinct(ways: Way[]): Way[] {
  const count = new Map<string, number>();
  for (const way of ways) count.set(nameOf(way), (count.get(nameOf(way)) ?? 0) + 1);
  return ways.map((way) =>
    way.parts.length > 0 && count.get(nameOf(way))! > 1
      ? { ...way, parts: [...way.parts, `choice:${way.choice.action}`] }
      : way,
  );
}

/** Without the last parts where these leave nothing to choose; but at least so many stay. */
export function trimmed(ways: Way[], least: (way: Way) => number): Way[] {
  const count = new Map<string, number>();
  for (const way of ways) {
    for (let length = 1; length <= way.parts.length; length++) {
      const name = way.parts.slice(0, length).join(" ");
      count.set(name, (count.get(name) ?? 0) + 1);
    }
  }
  return ways.map((way) => {
    let length = way.parts.length;
    while (length > least(way) && count.get(way.parts.slice(0, length - 1).join(" ")) === 1)
      length--;
    return { ...way, parts: way.parts.slice(0, length) };
  });
}

/**
 * How good a bot finds what begins with a part: 1 is the best. Of a way that
 * turns off from what was picked already, only what it turns to is ranked.
 */
export function ranksOf(ways: Way[], best: number[], picked: Part[]): Map<Part, number> {
  const ranks = new Map<Part, number>();
  best.forEach((action, n) => {
    const parts = ways.find(({ choice }) => choice.action === action)?.parts ?? [];
    const turn = parts.findIndex((part, place) => place < picked.length && part !== picked[place]);
    for (const part of turn < 0 ? parts : parts.slice(0, turn + 1))
      if (!ranks.has(part)) ranks.set(part, n + 1);
  });
  return ranks;
}

function nameOf(way: Way): string {
  return way.parts.join(" ");
}

/**
 * What to offer as buttons: those whose next part has no place on the board, and if there are only
 * so many left all that begin with what was picked. What has no part at all is offered too, unless
 * something was picked of one's own accord and leads on: then it has nothing to do with it.
 */
export function offered(
  ways: Way[],
  picked: Part[],
  isOwnPick: boolean,
  most: number,
  isOnBoard: (part: Part) => boolean,
): Way[] {
  const depth = picked.length;
  const left = waysFrom(ways, picked).filter((way) => way.parts.length > depth);
  const isFew = depth > 0 && left.length <= most;
  const leading = left.filter((way) => isFew || !isOnBoard(way.parts[depth]));
  if (isOwnPick && leading.length) return leading;
  return [...leading, ...ways.filter((way) => way.parts.length === 0)];
}
