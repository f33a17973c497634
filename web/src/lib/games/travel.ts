/** How cards move: from where they leave to where they arrive, told apart by a key. */

import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { pace } from "../core/settings.svelte";

export const [leave, arrive] = crossfade({
  duration: () => pace(),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: pace() / 2 }),
});
