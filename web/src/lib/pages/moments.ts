/** Moments of a finished match: how they are found again from another eye, and named in links. */

import { OPEN_CARDS, WATCHER } from "../games/board";
import type { Asked, Choice, ReplayMoment } from "../wire";

/** The moment that shows the table after so many moves, as far as there is something to see. */
export function momentAt(moments: Pick<ReplayMoment, "move">[], move: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.move <= move),
  );
}

/** The same moment, or the last before it, as somebody else saw it: not all see the same steps. */
export function sameMoment(
  moment: Pick<ReplayMoment, "upto">,
  others: Pick<ReplayMoment, "upto">[],
): number {
  return Math.max(
    0,
    others.findLastIndex((other) => other.upto <= moment.upto),
  );
}

/** The eye that a link names: a seat, a watcher, or all cards open if it says nothing sensible. */
export function eyeOf(search: URLSearchParams): number {
  const named = Number(search.get("seat") ?? OPEN_CARDS);
  return Number.isInteger(named) && (named >= 0 || named === WATCHER) ? named : OPEN_CARDS;
}

/** Some of what could be done at a moment. */
export function choicesOf(asked: Asked, actions: number[]): Choice[] {
  return asked.legal.filter(({ action }) => actions.includes(action));
}

/** The link to a page of a match; the key of a private one stays behind `#`. */
export function matchLink(
  id: string,
  page: "" | "/review" | "/guess" | "/try",
  facts: Record<string, number | string>,
  key: string,
): string {
  const named = new URLSearchParams(
    Object.entries(facts).map(([name, value]) => [name, String(value)]),
  ).toString();
  return `/match/${id}${page}${named && `?${named}`}${key && `#${key}`}`;
}
