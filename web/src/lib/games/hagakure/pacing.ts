/** For how long the moments of Hagakure are shown. */

import type { Pacing } from "../../core/moments";

export const PACING: Pacing = {
  after: {
    PlayChip: 1100,
    PlayCard: 800,
    TakeTrick: 1300,
    Score: 5000,
    EndOfRound: 300,
    Round: 500,
  },
  // All see the whole trick before it is taken.
  before: { TakeTrick: 1600 },
};
