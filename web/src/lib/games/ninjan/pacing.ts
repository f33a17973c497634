/** For how long the moments of Ninjan are shown. */

import type { Pacing } from "../../core/moments";
import type { NinjanFrame } from "../../wire";

export const PACING: Pacing<NinjanFrame> = {
  after: {
    PickCard: 500,
    TurnUp: 1500,
    Resolve: 1400,
    Count: 5000,
    Round: 400,
    CompareSigns: 2000,
  },
  // All picks are seen before the first of them is resolved.
  before: { Resolve: 500 },
  read: ["Count"],
};
