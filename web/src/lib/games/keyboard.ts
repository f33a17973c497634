/** Spots on a plane: which one lies in a direction, for those who play with the arrow keys. */

import type { Spot } from "./geometry";

const DIRECTIONS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Sideways counts so much more than straight on. */
const ASIDE = 2;

/** The nearest spot that lies in the direction of this key; undefined if there is none. */
export function towards<S extends Spot>(from: Spot, key: string, spots: S[]): S | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  let best: S | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * direction.x + (spot.y - from.y) * direction.y;
    const aside =
      Math.abs((spot.x - from.x) * direction.y) + Math.abs((spot.y - from.y) * direction.x);
    if (ahead <= 0 || aside > ASIDE * ahead) continue;
    const distance = ahead + ASIDE * aside;
    if (distance < least) {
      least = distance;
      best = spot;
    }
  }
  return best;
}

/** Go from the focused element to the one in the direction of the key, among those that glow. */
export function roam(event: KeyboardEvent, within: Element): void {
  const from = document.activeElement;
  if (!from || !within.contains(from) || !(event.key in DIRECTIONS)) return;
  const spots = [...within.querySelectorAll<SVGElement | HTMLElement>("[data-part][tabindex='0']")]
    .filter((element) => element !== from)
    .map((element) => ({ ...middleOf(element), element }));
  const found = towards(middleOf(from), event.key, spots);
  if (found) {
    event.preventDefault();
    found.element.focus();
  }
}

function middleOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
