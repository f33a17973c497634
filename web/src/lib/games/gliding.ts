/** A drawing that is moved glides there from where it was, so that the eye can follow. */

import { pace } from "../core/settings.svelte";
import type { Box } from "./geometry";
import type { Look } from "./viewport";

/** How a drawing is shown through its window, as a CSS transform. */
export function transformOf(look: Look, box: Box): string {
  const { x, y, scale } = look;
  return `translate(${x + box.x * scale}px, ${y + box.y * scale}px) scale(${scale})`;
}

/**
 * It is there at once, where pieces fly to; before that is seen it is put back to where it was, and
 * goes there at its pace.
 */
export function glide(window: Element, from: string, to: string): void {
  requestAnimationFrame(() => {
    if (!pace()) return;
    const timing = { duration: pace(), easing: "ease-in-out" };
    for (const drawing of window.querySelectorAll(".drawing"))
      drawing.animate([{ transform: from }, { transform: to }], timing);
  });
}
