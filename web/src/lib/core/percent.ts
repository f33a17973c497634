/** Chances as people read them; apart from other numbers, because it asks for the language. */

import { settings } from "./settings.svelte";

/** A chance in percent, as it is written in the language of the reader. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(chance);
}

/** By how much a chance has changed, with its sign. */
export function percentChange(change: number): string {
  const rounded = Math.round(100 * change) / 100;
  const sign = rounded > 0 ? "+" : rounded < 0 ? "−" : "±";
  return sign + percent(Math.abs(rounded));
}
