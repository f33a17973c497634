/** Numbers as people read them. */

import { settings } from "./settings.svelte";

/** With a real minus sign. */
export function signedText(value: number): string {
  return String(value).replace("-", "\u2212");
}

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
