/** The replay of a match from a changing eye: another eye looks at the same moment. */

import { house } from "../core/house.svelte";
import { get } from "../core/http";
import { place } from "../core/router.svelte";
import { settings } from "../core/settings.svelte";
import { momentAt, sameMoment } from "./moments";
import type { Replay } from "../wire";

export class Replaying {
  shown = $state.raw<Replay | null>(null);
  trouble = $state("");
  eye = $state(0);
  /** The moment that is shown; beyond the last one it is the last. */
  private wanted = $state(Infinity);

  constructor(
    id: () => string,
    eye: number,
    /** Where to begin: a moment as this eye sees it, or a number of moves. */
    begin: { at?: number; move?: number },
  ) {
    this.eye = eye;
    this.wanted = begin.at ?? Infinity;
    let move = begin.move;
    $effect(() => {
      void settings.language;
      const path = `/api/tables/${id()}/replay?seat=${this.eye}`;
      let isOld = false;
      get<Replay>(path, place.hash).then(
        (found) => {
          if (isOld) return;
          const before = this.shown?.moments[this.at];
          if (before && this.shown?.seat !== found.seat)
            this.wanted = sameMoment(before, found.moments);
          if (move !== undefined) this.wanted = momentAt(found.moments, move);
          move = undefined;
          house.lookAt(found.table);
          this.shown = found;
        },
        (error) => (this.trouble = (error as Error).message),
      );
      return () => (isOld = true);
    });
  }

  get at(): number {
    return this.shown ? Math.min(this.wanted, this.shown.moments.length - 1) : 0;
  }

  set at(wanted: number) {
    this.wanted = wanted;
  }

  /** Show the table after so many moves. */
  goTo(move: number) {
    if (this.shown) this.wanted = momentAt(this.shown.moments, move);
  }
}
