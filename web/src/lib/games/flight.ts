/** A piece that leaves the board flies over the page to where it belongs. */

import type { TransitionConfig } from "svelte/transition";
import { pace } from "../core/settings.svelte";

/** A way out for a piece: its picture flies to what `to` selects; if that is empty it is just gone. */
export function fliesTo(
  node: Element,
  { path, to }: { path: string; to: string },
): TransitionConfig {
  const goal = to && document.querySelector(to);
  if (pace() > 0 && goal) fly(path, node.getBoundingClientRect(), goal.getBoundingClientRect());
  return { duration: 0 };
}

function fly(path: string, from: DOMRect, to: DOMRect): void {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("aria-hidden", "true");
  shape.setAttribute("d", path);
  shape.setAttribute("fill-rule", "evenodd");
  shape.setAttribute("fill", "currentColor");
  picture.append(shape);
  Object.assign(picture.style, {
    position: "fixed",
    zIndex: "40",
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: "none",
  });
  document.body.append(picture);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const flight = picture.animate(
    [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 0.4 }],
    { duration: pace() * 2, easing: "ease-in-out" },
  );
  flight.onfinish = () => picture.remove();
}
