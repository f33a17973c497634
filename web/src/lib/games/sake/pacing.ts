/** For how long the moments of Sake & Samurai are shown. */

import type { Pacing } from "../../core/moments";
import type { SakeFrame } from "../../wire";

export const PACING: Pacing<SakeFrame> = {
  after: {
    ChoosePlay: 1300,
    Strike: 1300,
    Muster: 1200,
    CountHits: 1500,
    Land: 1900,
    Clash: 1400,
    ReturnHits: 1400,
    Death: 3200,
    Seppuku: 3200,
    Haunting: 1400,
    ChooseMischief: 1500,
    Perform: 1100,
    Advance: 900,
    MayDefend: 1300,
    DrawCard: 350,
    Draw: 350,
    DealBoard: 250,
    DealCard: 0,
    PlaceSake: 700,
    Turn: 600,
    Count: 3500,
  },
};
