/** Which portrait a samurai has: by its name in the deck file; one that is added is a stranger. */

import type { Figure } from "./samurai/figure";
import * as lords from "./samurai/lords";
import * as swordsmen from "./samurai/swordsmen";

const BY_NAME: Record<string, Figure> = { ...swordsmen, ...lords };

export function figureOf(id: string): Figure {
  return BY_NAME[id] ?? lords.stranger;
}
