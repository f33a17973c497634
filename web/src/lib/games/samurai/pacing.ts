/** For how long the moments of Samurai are shown. */

import type { Pacing } from "../../core/moments";
import type { SamuraiFrame } from "../../wire";

export const PACING: Pacing<SamuraiFrame> = {
  after: {
    LayTiles: 1000,
    LayAgain: 1000,
    Capture: 2200,
    PlaceFigure: 550,
    DrawFigure: 120,
    DrawTile: 150,
    EndTurn: 150,
    Count: 2500,
  },
  brief: ["Count"],
  // All see the tile that closes a settlement before its figures go.
  before: { Capture: 900, Count: 1200 },
};
