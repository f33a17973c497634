/** For how long the moments of Hagakure are shown. */

import type { Pacing } from "../../core/playback.svelte";

export const PACING: Pacing = {
  after: {
    PlayChip: 1100,
    PlayCard: 800,
    TakeTrick: 1300,
    Score: 400,
    EndOfRound: 5000,
    Round: 500,
  },
  // All see the whole trick before it is taken.
  before: { TakeTrick: 1600 },
};
