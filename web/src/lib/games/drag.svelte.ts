/**
 * Dragging as another way to tap, with mouse, pen and finger: lifting picks something up, dropping
 * puts it down where it lands. A finger lifts by pulling up or sideways, or by resting a moment;
 * pulling down scrolls the page as anywhere else.
 */

import type { Attachment } from "svelte/attachments";
import { meaning, near } from "./gestures";
import type { Part } from "./ways";
import type { Selection } from "./selection.svelte";
import { dropped } from "./animation.svelte";

const REST = 350;
/** A finger may miss what it is to hit by so much. */
const NEAR = 34;
/** So near to the edge the page moves along. */
const EDGE = 56;
const SCROLL = 9;

/** What can be dragged, and what comes of it. */
export interface Load {
  /** Whether it can be lifted now, because there is somewhere to put it down. */
  canLift: () => boolean;
  lift: () => void;
  /** It is held over this. */
  over?: (target: Element | null) => void;
  /** Put it down there; whether that can be done. */
  drop: (target: Element) => boolean;
  cancel: () => void;
  /** Whether it lies in a row that a finger moves sideways. */
  slides?: () => boolean;
  /** What it can be dropped on, as a selector. */
  targets: string;
}

/** A part that is dragged onto another part. */
export function pickable(part: Part, selection: Selection): Load {
  const partOf = (element: Element | null) => (element as HTMLElement | null)?.dataset.part ?? null;
  return {
    canLift: () => selection.leadsOn(part),
    lift: () => selection.lift(part),
    over: (target) => (selection.over = partOf(target)),
    drop: (target) => selection.drop(partOf(target)!),
    cancel: selection.cancel,
    targets: ":is(.lit, .glow)[data-part]",
  };
}

export function draggable(load: Load): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | undefined;
    let at = { x: 0, y: 0 };
    let ghost: HTMLElement | undefined;
    let resting = 0;
    let scrolling = 0;

    function press(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || !load.canLift()) return;
      from = event;
      at = { x: event.clientX, y: event.clientY };
      // A quick mouse has left the card before it has moved for the first time.
      element.setPointerCapture(event.pointerId);
      if (event.pointerType !== "mouse") resting = window.setTimeout(lift, REST);
    }

    function lift(): void {
      clearTimeout(resting);
      if (!from || !load.canLift()) return;
      ghost = ghostOf(element, from.pointerType !== "mouse");
      load.lift();
      follow();
      scrolling = requestAnimationFrame(scroll);
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      at = { x: event.clientX, y: event.clientY };
      if (ghost) return follow();
      const moved = { x: at.x - from.clientX, y: at.y - from.clientY };
      const isMouse = from.pointerType === "mouse";
      const isSlid = !isMouse && load.slides?.() && Math.abs(moved.x) > Math.abs(moved.y);
      const meant = isSlid ? "scroll" : meaning(moved, isMouse);
      if (meant === "lift") lift();
      if (meant === "scroll") end();
    }

    function follow(): void {
      ghost!.style.left = `${at.x}px`;
      ghost!.style.top = `${at.y}px`;
      load.over?.(target());
    }

    /** What lies beyond the edge comes into sight. */
    function scroll(): void {
      if (at.y < EDGE) scrollBy(0, -SCROLL);
      if (at.y > innerHeight - EDGE) scrollBy(0, SCROLL);
      scrolling = requestAnimationFrame(scroll);
    }

    function target(): Element | null {
      const under = document.elementFromPoint(at.x, at.y)?.closest(load.targets) ?? null;
      if (under || from?.pointerType === "mouse") return under;
      const all = [...document.querySelectorAll(load.targets)];
      const boxes = all.map((one) => one.getBoundingClientRect());
      const found = near(at, boxes, NEAR).find((n) => isSeen(all[n], boxes[n]));
      return found === undefined ? null : all[found];
    }

    function release(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      const found = ghost && event.type === "pointerup" ? target() : null;
      const box = ghost?.getBoundingClientRect();
      // The click that the browser makes of it would put the part down again.
      if (ghost) swallowClick();
      const isHeld = ghost !== undefined;
      end();
      if (!isHeld) return;
      if (found && load.drop(found)) dropped(element, box!);
      else load.cancel();
    }

    function end(): void {
      clearTimeout(resting);
      cancelAnimationFrame(scrolling);
      if (ghost) load.over?.(null);
      from = undefined;
      ghost?.remove();
      ghost = undefined;
    }

    function swallowClick(): void {
      element.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", stop, { capture: true }));
    }

    function stop(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    /** The page neither scrolls nor opens a menu under what is held. */
    function hold(event: Event): void {
      if (ghost) event.preventDefault();
    }

    function escape(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !ghost) return;
      swallowClick();
      end();
      load.cancel();
    }

    // Who cannot be lifted lets the page scroll every way. Not every browser knows `pan-up`.
    $effect(() => {
      element.style.touchAction = "";
      if (!load.canLift()) return;
      element.style.touchAction = "pinch-zoom";
      element.style.touchAction = "pan-up pinch-zoom";
      if (load.slides?.()) element.style.touchAction = "pan-x pinch-zoom";
    });
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", release);
    element.addEventListener("touchmove", hold, { passive: false });
    element.addEventListener("contextmenu", hold);
    addEventListener("keydown", escape);
    return () => {
      const isHeld = ghost !== undefined;
      end();
      if (isHeld) load.cancel();
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", release);
      element.removeEventListener("pointercancel", release);
      element.removeEventListener("touchmove", hold);
      element.removeEventListener("contextmenu", hold);
      removeEventListener("keydown", escape);
    };
  };
}

/** Whether its middle is to be seen, and not beyond the edge of its window. */
function isSeen(element: Element, { x, y, width, height }: DOMRect): boolean {
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && element.contains(there);
}

/** A copy that follows the pointer; above a finger, which would hide it. */
function ghostOf(element: HTMLElement, isAbove: boolean): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  const { offsetWidth, offsetHeight } = element;
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "50",
    margin: "0",
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
    translate: isAbove ? "-50% -85%" : "-50% -50%",
    opacity: "0.85",
    pointerEvents: "none",
  });
  ghost.style.setProperty("--card-width", `${offsetWidth}px`);
  for (const mark of ["data-part", "data-piece", "data-home", "data-card"])
    ghost.removeAttribute(mark);
  ghost.classList.add("ghost");
  ghost.inert = true;
  document.body.append(ghost);
  return ghost;
}
