/** Which landscape a location has: by its name in the deck file; one that is added is on the road. */

import * as houses from "./places/houses";
import type { Place } from "./places/place";
import * as wilds from "./places/wilds";

const BY_NAME: Record<string, Place> = { ...houses, ...wilds };

export function placeOf(id: string): Place {
  return BY_NAME[id] ?? wilds.road;
}
