/** For how long the moments of Hagakure are shown. */

import type { Pacing } from "../../core/moments";
import type { HagakureFrame } from "../../wire";

export const PACING: Pacing<HagakureFrame> = {
  after: {
    PlayChip: 1100,
    PlayCard: 800,
    TakeTrick: 1300,
    Score: 5000,
    EndOfRound: 300,
    Round: 500,
  },
  // All see the whole trick before it is taken.
  before: { TakeTrick: 1900 },
  read: ["Score"],
};
