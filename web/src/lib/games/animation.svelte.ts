/**
 * Pieces travel from where they were to where they are. A board marks what can travel with
 * `data-piece` (who it is), `data-at` (its place) and `data-down` (it shows its back), and the
 * places where pieces come from and go to with `data-home`. A copy travels; it takes no clicks,
 * and is gone as soon as anything is tapped or the next view comes.
 */

import { tick, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { pace } from "../core/settings.svelte";
import {
  journeys,
  shift,
  starts,
  type Journey,
  type Piece,
  type Routes,
  type Scene,
} from "./animation";
import type { Box } from "./geometry";

type Graphic = HTMLElement | SVGGraphicsElement;

interface Drawn extends Piece {
  element: Graphic;
  /** As it looks: another piece may be drawn with the same element when this one leaves. */
  picture: Graphic;
  /** The part of a drawing that it takes, in the units of the drawing. */
  room: Box;
}

const SMALL = 0.45;

/** What is won is held up so large, and takes so many times as long: all see who gets it. */
const HIGH = 1.7;
const LONG = 3;

/** All that travels now, each as what ends it. */
const flights = new Set<() => void>();

/** How many pieces that were won are still on their way, by the home to which they go. */
const won = new SvelteMap<string, number>();

/** How many pieces are on their way to their winner's home: they are not yet to be counted. */
export function underway(home: string): number {
  return won.get(home) ?? 0;
}

/** Where something was dropped, until the board shows it there. */
const drops = new WeakMap<Element, Box>();
const DROP_LASTS = 2000;

/** Remember that this was dropped here, so that it does not travel from the hand once more. */
export function dropped(element: Element, box: Box): void {
  drops.set(element, box);
  setTimeout(() => drops.delete(element), DROP_LASTS);
}

/** Let the pieces of a board travel whenever its view changes. */
export function animated(
  board: () => Element | undefined,
  view: () => unknown,
  routes: Routes,
): void {
  let before: Scene<Drawn> | null = null;
  $effect.pre(() => {
    void view();
    before = untrack(() => (pace() > 0 && !document.hidden ? sceneOf(board(), true) : null));
  });
  $effect(() => {
    void view();
    untrack(() => {
      const past = before;
      before = null;
      land();
      if (past) void tick().then(() => set(past));
    });
  });
  /** When everything has found its place: a map may move to where something happens. */
  function set(past: Scene<Drawn>): void {
    const now = sceneOf(board(), false);
    if (!now) return;
    const found = journeys(past, now, routes);
    starts(found).forEach((start, n) => travel(found[n], start * pace()));
  }
  $effect(() => {
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, land, true);
    return () => {
      for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, land, true);
      land();
    };
  });
}

/** Everything is where it belongs. */
function land(): void {
  for (const end of flights) end();
}

/** What lies where; few pieces ever travel, so no more is made of them here than is lost later. */
function sceneOf(board: Element | undefined, isLeft: boolean): Scene<Drawn> | null {
  if (!board) return null;
  const pieces = [...board.querySelectorAll<Graphic>("[data-piece]")];
  const homes = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-home]")];
  return {
    pieces: new Map(
      pieces.map((element) => {
        const { piece, at = "", down } = element.dataset;
        const drawn: Drawn = {
          key: piece!,
          at,
          box: boxOf(element),
          isDown: down !== undefined,
          element,
          picture: isLeft ? (element.cloneNode(true) as Graphic) : element,
          room: roomOf(element),
        };
        return [piece!, drawn];
      }),
    ),
    // A home on the board is nearer than one of the page, but not where nobody can see it.
    homes: new Map(
      homes
        .map((element): [string, Box] => [element.dataset.home!, boxOf(element)])
        .sort(([, one], [, other]) => Number(isInWindow(one)) - Number(isInWindow(other))),
    ),
  };
}

function isInWindow(box: Box): boolean {
  return box.y + box.height / 2 > 0 && box.y + box.height / 2 < innerHeight;
}

/** Without the turning of a fan: what is turned takes more room. */
function boxOf(element: Element): Box {
  const found = drops.get(element);
  if (found) return found;
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!(element instanceof HTMLElement)) return { x, y, width, height };
  const { offsetWidth, offsetHeight } = element;
  return {
    x: x + (width - offsetWidth) / 2,
    y: y + (height - offsetHeight) / 2,
    width: offsetWidth,
    height: offsetHeight,
  };
}

/** How wide it is for its height. */
function shapeOf({ width, height }: Box): number {
  return width / height;
}

/** The part of a drawing that something takes; nothing where it is no drawing. */
function roomOf(element: Graphic): Box {
  return element instanceof SVGGraphicsElement
    ? element.getBBox()
    : { x: 0, y: 0, width: 0, height: 0 };
}

/** A picture of a piece, to be put above the page. */
function copyOf({ picture, box, room }: Drawn): HTMLElement {
  const copy = picture.cloneNode(true) as Graphic;
  const frame = document.createElement("div");
  Object.assign(frame.style, {
    position: "fixed",
    zIndex: "40",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
  });
  frame.style.setProperty("--card-width", `${box.width}px`);
  frame.inert = true;
  frame.className = "travels";
  if (picture instanceof HTMLElement) {
    Object.assign(copy.style, { margin: "0", width: "100%" });
    frame.append(copy);
  } else {
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.setAttribute("viewBox", `${room.x} ${room.y} ${room.width} ${room.height}`);
    Object.assign(drawing.style, { width: "100%", height: "100%", overflow: "visible" });
    copy.removeAttribute("transform");
    drawing.append(copy);
    frame.append(drawing);
  }
  for (const marked of [copy, ...copy.querySelectorAll("*")])
    for (const mark of ["id", "data-piece", "data-home", "data-part"]) marked.removeAttribute(mark);
  return frame;
}

function travel(journey: Journey<Drawn>, delay: number): void {
  const { piece } = journey;
  const timing = { duration: pace(), delay, easing: "ease-in-out", fill: "both" as const };
  if (journey.kind === "goes") {
    const away = { transform: shift(piece.box, journey.to, SMALL), opacity: 0.3 };
    fly(piece, [{ transform: "none" }, away], timing);
  } else if (journey.kind === "won") {
    const high = `translateY(${-0.7 * piece.box.height}px) scale(${HIGH})`;
    const home = shift(piece.box, journey.to, 1);
    const frames = [
      { transform: "none", opacity: 1, easing: "ease-out" },
      { transform: high, opacity: 1, offset: 0.25 },
      { transform: high, opacity: 1, offset: 0.45, easing: "ease-in-out" },
      { transform: home, opacity: 1, offset: 0.95 },
      { transform: home, opacity: 0 },
    ];
    won.set(journey.home, underway(journey.home) + 1);
    const arrive = (): void => void won.set(journey.home, underway(journey.home) - 1);
    const slowly = { ...timing, duration: LONG * pace(), easing: "linear" };
    fly(piece, frames, slowly, { arrive });
  } else if (journey.kind === "comes") {
    // A deck has the shape of its cards; what is wider is a seat, and cards leave it small.
    const isSeat = journey.isFromHome && shapeOf(journey.from) > 1.2 * shapeOf(piece.box);
    const start = shift(piece.box, journey.from, isSeat ? SMALL : undefined);
    fly(piece, [{ transform: start }, { transform: "none" }], timing, { hidden: piece.element });
  } else if (journey.kind === "shrinks") {
    const { old } = journey;
    const small = { transform: shift(old.box, piece.box) };
    fly(old, [{ transform: "none" }, small], timing, { hidden: piece.element });
  } else {
    const half = { ...timing, duration: pace() / 2 };
    const edge = { transform: "scaleX(0)" };
    const later = { ...half, delay: delay + pace() / 2 };
    fly(journey.back, [{ transform: "none" }, edge], half);
    fly(piece, [edge, { transform: "none" }], later, { hidden: piece.element });
  }
}

/** A copy moves above the page, and meanwhile what it stands for is hidden. */
function fly(
  piece: Drawn,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
  { hidden, arrive }: { hidden?: Graphic; arrive?: () => void } = {},
): void {
  const copy = copyOf(piece);
  document.body.append(copy);
  const flight = copy.animate(frames, timing);
  // A part of a drawing whose opacity changes is painted apart, and so is all that lies over it.
  const unseen = hidden instanceof HTMLElement ? { opacity: 0 } : { visibility: "hidden" };
  const hiding = hidden?.animate([unseen, unseen], timing);
  const end = (): void => {
    if (!flights.delete(end)) return;
    copy.remove();
    flight.cancel();
    hiding?.cancel();
    arrive?.();
  };
  flights.add(end);
  flight.onfinish = end;
}
