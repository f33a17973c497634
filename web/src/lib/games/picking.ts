/**
 * Actions as ways of taps. Each legal action is named by a few parts, such as a tile and then a hex;
 * a board lets people pick one part after the other, and knows no other rule than this list.
 */

import type { Choice } from "../wire";

/** What can be tapped, such as `tile:3` or `hex:20`. */
export type Part = string;

export interface Way {
  choice: Choice;
  /** Empty for what has no place on the board: it is offered as a button. */
  parts: Part[];
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

/** The action that is named in full. */
export function reached(ways: Way[], picked: Part[]): Choice | undefined {
  return waysFrom(ways, picked).find((way) => way.parts.length === picked.length)?.choice;
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

/** What there is no choice about is picked already, but nothing is ever done by itself. */
export function forced(ways: Way[]): Part[] {
  const open = ways.filter((way) => way.parts.length > 0);
  const picked: Part[] = [];
  for (;;) {
    const next = nextParts(open, picked);
    if (next.size !== 1) return picked;
    const [only] = next;
    if (reached(open, [...picked, only])) return picked;
    picked.push(only);
  }
}
