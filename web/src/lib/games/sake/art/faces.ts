/** Which picture a card has: by its name in the deck file, or by its kind if an owner added it. */

import * as answers from "./faces/answers";
import * as antics from "./faces/antics";
import type { Face } from "./faces/face";
import * as general from "./faces/general";
import * as items from "./faces/items";
import * as nights from "./faces/nights";
import * as throws from "./faces/throws";
import * as weapons from "./faces/weapons";

const BY_NAME = new Map<string, Face>(
  [weapons, items, throws, antics, nights, answers].flatMap((faces) => Object.entries(faces)),
);
const BY_KIND = new Map<string, Face>([...Object.entries(general), ["minion", answers.minion]]);

/** The picture of a card: its name as the deck file has it, such as katana, and its kind. */
export function faceOf(id: string, kind: string): Face {
  return BY_NAME.get(id) ?? BY_KIND.get(kind) ?? general.event;
}
