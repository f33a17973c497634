/** The round table seen from above: who sits where, and what stands between neighbours. */

import type { SakeFight, SakeLine, SakePieces, SakeView, Title } from "../../wire";
import type { Spot } from "../geometry";
import type { Part } from "../ways";
import { TABLE } from "./art/table";

/** From the middle of the table: to the samurai, the steps and their number; how large all is. */
export const RING = {
  seats: TABLE.seats,
  steps: TABLE.way,
  count: 133,
  edge: TABLE.edge + 7,
  plate: 34,
};

/** Room between a samurai and the first step, counted in steps. */
const ELBOW = 0.9;

/** Where the match takes place, if that is not the inn, which has no rule of its own. */
export function locationOf(view: SakeView, pieces: SakePieces) {
  const number = pieces.locations.findIndex(({ ident }) => ident === view.options.location);
  return number > 0 ? pieces.locations[number] : null;
}

export const LEFT = 0;

/** The own seat is at the bottom, the others follow clockwise. In degrees, as SVG counts them. */
export function angleOf(view: SakeView, seat: number): number {
  return 90 + ((seat - Math.max(0, view.seat)) * 360) / view.seats;
}

export function at(angle: number, radius: number): Spot {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

/** An arc clockwise from one angle to another, as a path. */
export function arc(from: number, to: number, radius: number): string {
  const start = at(from, radius);
  const end = at(to, radius);
  const isLong = to - from > 180 ? 1 : 0;
  const point = ({ x, y }: Spot) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M${point(start)}A${radius} ${radius} 0 ${isLong} 1 ${point(end)}`;
}

/** The next samurai on this side. */
export function beside(view: SakeView, seat: number, side: number): number {
  const step = side === LEFT ? view.seats - 1 : 1;
  for (let n = 1; n <= view.seats; n++) {
    const other = (seat + n * step) % view.seats;
    if (view.alive.includes(other)) return other;
  }
  return seat;
}

export interface Row {
  left: number;
  right: number;
  steps: number;
  from: number;
  to: number;
  /** The angles of the step tokens. */
  tokens: number[];
  minions: { card: number; master: number; angle: number; acted: boolean }[];
  /** The parts between pieces of the row. */
  sections: { part: Part; from: number; to: number }[];
}

/** A part of the row to the right of a samurai, as actions name it. */
export function sectionPart(row: number, section: number): Part {
  return `section:${row}:${section}`;
}

/** The rows of step tokens between neighbours. */
export function rowsOf(view: SakeView): Row[] {
  return view.alive.filter((seat) => view.steps[seat] > 0).map((seat) => rowOf(view, seat));
}

function rowOf(view: SakeView, left: number): Row {
  const right = beside(view, left, 1);
  const steps = view.steps[left];
  const from = angleOf(view, left);
  const span = (((angleOf(view, right) - from) % 360) + 360) % 360 || 360;
  const angleAt = (position: number) => from + (span * (position + ELBOW)) / (steps + 2 * ELBOW);
  const standing = view.minions
    .filter(({ master, side }) => (side === LEFT ? master === right : master === left))
    .filter(({ master, side }) => beside(view, master, side) === (side === LEFT ? left : right))
    .map((minion) => {
      const { side, distance } = minion;
      return { ...minion, position: side === LEFT ? steps - distance : distance };
    })
    .sort((a, b) => a.position - b.position || b.side - a.side);
  const borders = [-ELBOW / 2, ...standing.map(({ position }) => position), steps + ELBOW / 2];
  return {
    left,
    right,
    steps,
    from,
    to: from + span,
    tokens: Array.from({ length: steps }, (_, n) => angleAt(n + 0.5)),
    minions: standing.map(({ card, master, has_acted, position }) => {
      return { card, master, acted: has_acted, angle: angleAt(position) };
    }),
    sections: borders.slice(1).map((border, n) => {
      return {
        part: sectionPart(left, n),
        from: angleAt(borders[n]),
        to: angleAt(border),
      };
    }),
  };
}

/** The weapons and items before a seat, as titles; minions stand on the way instead. */
export function thingsOf(view: SakeView, pieces: SakePieces, seat: number): number[] {
  const minions = new Set(view.minions.map(({ card }) => card));
  return view.tables[seat]
    .filter((card) => !minions.has(card))
    .map((card) => pieces.cards[card].title);
}

/** The back of a card, be it known or not. */
export function backOf(card: number, pieces: SakePieces): number {
  return card >= 0 ? pieces.cards[card].back : ~card;
}

/** The sake that a seat has, samurai or spirit. */
export function sakeOf(view: SakeView, seat: number): number {
  return view.alive.includes(seat) ? view.sake[seat].length : view.loot[seat];
}

/** The sake that the spirits have together. */
export function lootOf(view: SakeView): number {
  return view.spirits.reduce((sum, seat) => sum + view.loot[seat], 0);
}

/** Where a rival's board lies beside the table: in which column, and which of how many from above. */
export interface Beside {
  isLeft: boolean;
  row: number;
  rows: number;
}

/** The boards beside the ring in its order: up on the left, down on the right. */
export function besideTable(rivals: number, seats: number): Beside[] {
  const left = Math.floor(seats / 2);
  const first = rivals === seats ? 0 : 1;
  // Who sits at the bottom and is not the reader comes last, on the right.
  const places = Array.from({ length: rivals }, (_, n) => n + first);
  const rows = places.filter((place) => place > 0 && place <= left).length;
  return places.map((place) => {
    const isLeft = place > 0 && place <= left;
    if (isLeft) return { isLeft, row: rows - place, rows };
    return { isLeft, row: (place || seats) - left - 1, rows: rivals - rows };
  });
}

/** Who fights whom; null if nobody does. */
export function fightIn(view: SakeView): SakeFight | null {
  const { seat, minion } = view.fight.target;
  return Math.max(seat, minion) >= 0 && view.fight.striker >= 0 ? view.fight : null;
}

/** A number that is printed on a weapon or a card with a price, and the sign before it. */
export interface Value {
  sign: "attack" | "defence" | "steps" | "ranged" | "cost";
  value: string;
}

/** What a weapon adds and how far it reaches; of other cards what their text costs. */
export function valuesOf(title: Title): Value[] {
  if (title.kind !== "weapon")
    return title.cost > 0 ? [{ sign: "cost", value: `${title.cost}` }] : [];
  const reach = title.nearest === title.farthest ? `${title.nearest}` : `${title.nearest}+`;
  return [
    { sign: "attack", value: `${title.attack}` },
    { sign: "defence", value: `${title.defence}` },
    { sign: title.ranged ? "ranged" : "steps", value: reach },
  ];
}

/** How many last turns there are still; the one that emptied the Masu is none of them. */
export function turnsLeft({ ending, alive, spirits }: SakeView): number {
  return Math.min(ending.last_turns, alive.length + spirits.length);
}

/** Whether these lines tell that the Masu was emptied, so that the last turns begin. */
export function hasEmptied(lines: SakeLine[]): boolean {
  return lines.some(
    ({ event }) =>
      (event?.kind === "TurnEnded" && event.has_emptied) ||
      (event?.kind === "RoundBegun" && event.is_empty),
  );
}
