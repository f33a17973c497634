/** What has happened, moment by moment, and for how long each is shown: no clock, no page. */

import type { Choice, Line, Update } from "../wire";

/** The table at one moment, as it is shown. */
export interface Shown {
  /** The message that told of it; what it offers can be chosen only when all was shown. */
  update: Update;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows the view of its game
  view: any;
  scores: number[];
  /** What is told with it. */
  lines: Line[];
  /** How much of the story was told by then. */
  upto: number;
  /** The frame that it comes from, and whose it is. */
  frame: string;
  seat: number;
  /** How long it stays, if not as long as its frame says: in milliseconds at normal speed. */
  time?: number;
}

/** For how long things are shown, in milliseconds at normal speed, by the frame they come from. */
export interface Pacing<Frame extends string = string> {
  /** How long it stays. */
  after?: Partial<Record<Frame, number>>;
  /** How long what comes before it stays: a trick before it is taken, picks before they resolve. */
  before?: Partial<Record<Frame, number>>;
  /** What is there to be read: it stays as long as at normal speed, even if the rest is shown fast. */
  read?: Frame[];
  /** What the story tells but the prompt does not: it is plain to see, and others wait to be read. */
  unsaid?: Frame[];
  /** Of what the prompt tells the first line only: the rest is seen on the board. */
  brief?: Frame[];
  /** What happens within one moment, one after the other: the blow, and then what it wins. */
  unfold?: (moment: Shown, before: Shown) => Shown[];
}

/** Whether a line is told above the hand, not only in the story. */
export function isSaid({ kind, frame, text }: Line, { unsaid }: Pacing): boolean {
  return kind === "game" && text !== "" && !unsaid?.includes(frame);
}

/** What the prompt says of a line. */
export function saidOf({ frame, text }: Line, { brief }: Pacing): string {
  return brief?.includes(frame) ? text.split("\n", 1)[0] : text;
}

/** Whether a moment tells something that is there to be read. */
export function isRead(shown: Shown, pacing: Pacing): boolean {
  return namesIn(shown).some((name) => pacing.read?.includes(name));
}

/**
 * What an update tells: its moments in their order, and then how it is now. Of the story `known`
 * lines were told before: what is settled is told again, but it is no news. Of each view only so
 * much is sent as differs from the one before it, at first from `last`, what was told last.
 */
export function momentsOf(update: Update, known = 0, last: object = {}): Shown[] {
  let told = Math.max(update.since, known);
  let seen = update.whole ? {} : last;
  const past = update.moments.map(({ frame, seat, upto, scores, view }): Shown => {
    const lines = update.lines.slice(told - update.since, upto - update.since);
    told = Math.max(told, upto);
    seen = { ...seen, ...view };
    return { update, view: seen, scores, lines, upto, frame, seat };
  });
  const lines = update.lines.slice(told - update.since);
  const latest = lines.findLast((line) => line.kind === "game");
  const present: Shown = {
    update,
    view: { ...seen, ...update.view },
    scores: update.scores,
    lines,
    upto: update.since + update.lines.length,
    frame: latest?.frame ?? "",
    seat: latest?.seat ?? NOBODY,
  };
  return [...past, present];
}

/** What needs so long at normal speed is a big moment: it is not talked over by a question. */
const BIG = 1800;

/** What is to be shown of these after what was shown before: each with all that happens in it. */
export function unfolded(before: Shown, moments: Shown[], { unfold }: Pacing): Shown[] {
  if (!unfold) return moments;
  return moments.flatMap((moment, n) => unfold(moment, moments[n - 1] ?? before));
}

/** After a big moment the present comes once more, with nothing to tell: only then is asked on. */
export function paused(moments: Shown[], pacing: Pacing): Shown[] {
  const last = moments.at(-1);
  if (!last || (last.time ?? longest(pacing.after, last) ?? 0) < BIG) return moments;
  return [...moments, { ...last, lines: [], frame: "", seat: NOBODY, time: undefined }];
}

/**
 * What these lines tell last; where only the house tells it, as which round begins, what somebody
 * did right before goes before it.
 */
export function lastTold(
  lines: Line[],
  textOf: (line: Line) => string,
  pacing: Pacing = {},
): string {
  const told = lines.filter((line) => isSaid(line, pacing));
  const last = told.at(-1);
  if (!last) return "";
  const before = told.at(-2);
  const together = last.seat < 0 && before && before.seat >= 0 ? [before, last] : [last];
  return together.map(textOf).join(" ");
}

/** All that was told since a seat chose something last; who has no seat has missed nothing. */
export function sinceOwn<Told extends Line>(lines: Told[], seat: number): Told[] {
  if (seat < 0) return [];
  return lines.slice(lines.findLastIndex((line) => line.seat === seat && line.parts) + 1);
}

/** What there is to choose. Where there is no choice the house answers: nobody need be asked. */
export function choicesOf({ legal }: Pick<Update, "legal">): Choice[] {
  return legal.length > 1 ? legal : [];
}

const NOBODY = -2;
const USUAL = 700;
/** What the house chose for the reader needs to be read. */
const FORCED = 1300;

/** How long one moment is shown before the next, in milliseconds at normal speed. */
export function hold(shown: Shown, next: Shown, pacing: Pacing): number {
  const before = longest(pacing.before, next) ?? 0;
  const told = shown.lines.filter((line) => line.kind === "game");
  if (told.some((line) => line.forced)) return Math.max(before, FORCED);
  const isForced = next.lines.some((line) => line.forced);
  const isOwn = next.seat >= 0 && next.seat === next.update.seat && !isForced;
  // What one does oneself is seen at once; what the house does for one waits for its turn, as does
  // the own turn for what has a time of its own.
  const isDeed = isOwn && next.lines.some(({ seat, parts }) => seat === next.seat && parts);
  if (!told.length || isDeed || (isOwn && shown.time === undefined)) return before;
  return Math.max(before, shown.time ?? longest(pacing.after, shown) ?? USUAL);
}

/** The longest of the times of all that one moment tells. */
function longest(times: Partial<Record<string, number>> | undefined, shown: Shown) {
  const found = namesIn(shown).flatMap((name) => times?.[name] ?? []);
  return found.length ? Math.max(...found) : undefined;
}

/** The frames of which one moment tells. */
function namesIn({ frame, lines }: Shown): string[] {
  return [frame, ...lines.map((line) => line.frame)];
}
