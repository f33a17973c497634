/** Dragging as another way to tap: lifting picks a part up, dropping puts it down where it lands. */

import type { Attachment } from "svelte/attachments";
import type { Part } from "./picking";
import type { Picking } from "./picking.svelte";

const LIFTED = 10;

export function draggable(part: Part, picking: Picking): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | undefined;
    let ghost: HTMLElement | undefined;

    function press(event: PointerEvent): void {
      if (event.button === 0 && picking.reacts(part)) from = event;
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > LIFTED;
      if (!ghost && far) {
        element.setPointerCapture(event.pointerId);
        ghost = ghostOf(element);
        if (!picking.isPicked(part)) picking.tap(part);
      }
      if (ghost) {
        ghost.style.left = `${event.clientX}px`;
        ghost.style.top = `${event.clientY}px`;
      }
    }

    function drop(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      from = undefined;
      if (!ghost) return;
      ghost.remove();
      ghost = undefined;
      // The click that the browser makes of it would put the part down again.
      element.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", stop, { capture: true }));
      if (event.type === "pointercancel") return picking.cancel();
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const target = under?.closest<HTMLElement>("[data-part]")?.dataset.part;
      if (target && target !== part) picking.drop(target);
      else picking.cancel();
    }

    function stop(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", drop);
    element.addEventListener("pointercancel", drop);
    return () => {
      ghost?.remove();
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", drop);
      element.removeEventListener("pointercancel", drop);
    };
  };
}

/** A copy that follows the finger. */
function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  const box = element.getBoundingClientRect();
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "50",
    width: `${box.width}px`,
    height: `${box.height}px`,
    translate: "-50% -50%",
    opacity: "0.85",
    pointerEvents: "none",
  });
  ghost.removeAttribute("data-part");
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  return ghost;
}
