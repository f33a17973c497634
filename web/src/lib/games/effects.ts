/**
 * Gestures for big moments, as Web Animations of transform and opacity only, so that they cost
 * little to draw. None of them moves anything else; without animations nothing happens.
 */

import type { Attachment } from "svelte/attachments";
import { pace } from "../core/settings.svelte";

type Gesture = (element: Element, delay?: number) => Animation | undefined;

function gesture(frames: Keyframe[], length: number, easing = "ease-out"): Gesture {
  return (element, delay = 0) => {
    if (!pace()) return undefined;
    return element.animate(frames, { duration: pace() * length, easing, delay, fill: "backwards" });
  };
}

/** It lights up twice: a card is beaten, a score changes. */
export const flash = gesture(
  [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }],
  2.5,
  "linear",
);

/** It comes down hard, as a seal on paper. */
export const stamp = gesture(
  [
    { transform: "scale(2.4) rotate(-14deg)", opacity: 0 },
    { transform: "scale(0.92) rotate(-8deg)", opacity: 1, offset: 0.7 },
    { transform: "scale(1) rotate(-8deg)", opacity: 1 },
  ],
  1.6,
  "ease-in",
);

/** A banner rolls down from its pole. */
export const unfurl = gesture(
  [
    { clipPath: "inset(0 0 100% 0)", transform: "skewY(0deg)" },
    { clipPath: "inset(0 0 0 0)", transform: "skewY(-4deg)", offset: 0.7 },
    { clipPath: "inset(0 0 0 0)", transform: "none" },
  ],
  3,
);

/** It grows and settles: something was won. */
export const swell = gesture(
  [{ transform: "none" }, { transform: "scale(1.16)" }, { transform: "none" }],
  2,
);

/** It rises from nothing. */
export const rise = gesture(
  [
    { transform: "translateY(12%) scale(0.96)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ],
  1.2,
);

/** A gesture when an element comes. */
export function on(made: Gesture, delay = 0): Attachment<Element> {
  return (element) => {
    const animation = made(element, delay);
    return () => animation?.cancel();
  };
}

export const appear = on(rise);
