/** Which landscape a location has: by its name in the deck file; one that is added is on the road. */

import * as houses from "./places/houses";
import type { Place } from "./places/place";
import * as ways from "./places/ways";
import * as wilds from "./places/wilds";

const BY_NAME = new Map<string, Place>([
  ...Object.entries(houses),
  ...Object.entries(wilds),
  ["shrine", ways.shrine],
]);

export function placeOf(id: string): Place {
  return BY_NAME.get(id) ?? ways.road;
}
