/**
 * What has happened, shown one moment after another, each for as long as it needs. While something
 * waits to be shown nothing can be chosen. Hidden pages do not wait.
 */

import { hold, isRead, paused, sinceOwn, unfolded, type Pacing, type Shown } from "./moments";
import { slowness } from "./settings.svelte";
import type { Line } from "../wire";

export class Playback {
  shown = $state.raw<Shown | null>(null);
  /** How many moments wait to be shown. */
  behind = $state(0);
  /** Whether what was shown before is shown once more. */
  isAgain = $state(false);
  /** All that was shown since the last own decision; the first is how it was then. */
  since = $state.raw<Shown[]>([]);
  /** What others had done since the last own decision when the reader came; until the next one. */
  missed = $state.raw<Line[]>([]);
  pacing: Pacing = {};

  private waiting: Shown[] = [];
  /** How many of those that wait were shown before. */
  private repeated = 0;
  private timer = 0;
  private shownAt = 0;

  constructor() {
    document.addEventListener("visibilitychange", this.hidden);
  }

  close() {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hidden);
  }

  /** Show these when it is their turn; to who has seen nothing yet only the present is new. */
  add(moments: Shown[]) {
    const before = this.waiting.at(-1) ?? this.shown;
    if (before) this.waiting.push(...paused(unfolded(before, moments, this.pacing), this.pacing));
    else {
      const present = moments[moments.length - 1];
      this.missed = sinceOwn(present.update.lines, present.update.seat);
      this.waiting.push({ ...present, lines: [] });
    }
    this.behind = this.waiting.length;
    if (document.hidden) this.finish();
    else this.schedule();
  }

  /** Show the next moment now. */
  skip = () => {
    clearTimeout(this.timer);
    this.showNext();
    this.schedule();
  };

  /** Show at once all that has happened. */
  finish = () => {
    clearTimeout(this.timer);
    while (this.waiting.length) this.showNext();
  };

  /** Show once more what has happened since the last own decision. */
  again = () => {
    if (this.since.length < 2 || this.isAgain) return;
    clearTimeout(this.timer);
    const [first, ...rest] = this.since;
    this.waiting = [...rest, ...this.waiting];
    this.repeated = rest.length;
    this.isAgain = true;
    this.shown = first;
    this.shownAt = Date.now();
    this.behind = this.waiting.length;
    this.schedule();
  };

  /** The own decision was made: what others do is new from here on. */
  decided() {
    this.since = this.shown ? [this.shown] : [];
    this.missed = [];
  }

  private hidden = () => {
    if (document.hidden) this.finish();
  };

  private schedule() {
    clearTimeout(this.timer);
    const next = this.waiting[0];
    if (!next) return;
    const time = this.shown ? this.timeOf(this.shown, next) : 0;
    const left = this.shownAt + time - Date.now();
    if (left <= 0) this.skip();
    else this.timer = window.setTimeout(this.skip, left);
  }

  private timeOf(shown: Shown, next: Shown): number {
    const factor = isRead(shown, this.pacing) ? Math.max(1, slowness()) : slowness();
    return hold(shown, next, this.pacing) * factor;
  }

  private showNext() {
    const next = this.waiting.shift();
    this.behind = this.waiting.length;
    if (!next) return;
    if (this.repeated > 0) this.repeated -= 1;
    else this.remember(next);
    this.isAgain = this.repeated > 0;
    this.shown = next;
    this.shownAt = Date.now();
  }

  private remember(next: Shown) {
    if (next.update.seat !== this.shown?.update.seat) this.since = [next];
    else if (next.lines.some((line) => line.kind === "game")) this.since = [...this.since, next];
    // What is asked now belongs to what was shown last, and tells it if it is seen again.
    else {
      const lines = this.since.at(-1)?.lines ?? [];
      this.since = [...this.since.slice(0, -1), { ...next, lines }];
    }
  }
}
