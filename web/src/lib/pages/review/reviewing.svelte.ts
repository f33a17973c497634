/** A review that becomes better while one reads it. */

import { get, post } from "../../core/http";
import { place } from "../../core/router.svelte";
import { settings } from "../../core/settings.svelte";
import type { Reviewed } from "../../wire";

/** Milliseconds between one look and the next: soon at first, then less often. */
const SOON = 500;
const LATER = 4000;
const SLOWER = 1.15;

export class Reviewing {
  found = $state.raw<Reviewed | null>(null);
  trouble = $state("");
  private bots = $state(false);

  constructor(id: () => string) {
    $effect(() => {
      void settings.language;
      let isOver = false;
      let timer = 0;
      let pause = SOON;
      const path = `/api/tables/${id()}/review`;
      const body = { bots: this.bots, key: place.hash };

      const look = async () => {
        try {
          const found = await get<Reviewed>(path, place.hash);
          if (isOver) return;
          this.found = found;
          if (found.state === "done" && found.bots >= body.bots) return;
        } catch (error) {
          this.trouble = (error as Error).message;
          return;
        }
        timer = window.setTimeout(look, pause);
        pause = Math.min(LATER, pause * SLOWER);
      };
      post<Reviewed>(path, body).then(look, (error) => (this.trouble = (error as Error).message));
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    });
  }

  /** Have the decisions of bots judged too. */
  judgeBots() {
    this.bots = true;
  }
}
