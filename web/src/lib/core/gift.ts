/** What one adds to the seed of a match, so that nobody else can have arranged its deals. */

import type { TableFacts } from "../wire";

const PLACE = "tatami-gifts";
const MOST_KEPT = 200;

type Gifts = [table: string, gift: string][];

export function newGift(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function kept(): Gifts {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]");
  } catch {
    return [];
  }
}

/** Remember it in this browser, if the house says that it has taken it. */
export function keepGift(table: TableFacts, gift: string) {
  if (!table.seats.some((seat) => seat.yours && seat.entropy === gift)) return;
  const gifts: Gifts = [...kept().filter(([id]) => id !== table.id), [table.id, gift]];
  localStorage.setItem(PLACE, JSON.stringify(gifts.slice(-MOST_KEPT)));
}

/** Whether these, which a match was dealt with, hold what this browser added, if it did. */
export function isGiftAmong(table: string, entropy: string[]): boolean {
  const given = kept().find(([id]) => id === table);
  return !given || entropy.includes(given[1]);
}
