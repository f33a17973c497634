/** For how long the moments of Samurai: the card game are shown. */

import type { Pacing } from "../../core/moments";
import type { SamuraiCardsFrame } from "../../wire";

export const PACING: Pacing<SamuraiCardsFrame> = {
  after: {
    PlaceCard: 1000,
    LayVillages: 900,
    ChoosePlace: 1000,
    ScoreVillages: 2200,
    TurnUpVillage: 350,
    DrawCard: 150,
    DealHand: 150,
    Round: 150,
    Count: 2500,
  },
  unsaid: ["TurnUpVillage"],
  brief: ["Count"],
  // All see the card, then the village, before what is closed is scored.
  before: { LayVillages: 700, ScoreVillages: 900, Count: 1200 },
};
