/** Which portrait a samurai has: by its name in the deck file; one that is added is a stranger. */

import type { Figure } from "./samurai/figure";
import * as ladies from "./samurai/ladies";
import * as lords from "./samurai/lords";
import { stranger } from "./samurai/stranger";
import * as swordsmen from "./samurai/swordsmen";

const BY_NAME = new Map<string, Figure>(
  [swordsmen, lords, ladies].flatMap((figures) => Object.entries(figures)),
);

export function figureOf(id: string): Figure {
  return BY_NAME.get(id) ?? stranger;
}
