/** Where the guide's bubble goes so that what it speaks of, the hand and the prompt stay in sight. */

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;
/** So far from the thing it points at, to leave room for the arrow. */
const GAP = 28;
/** What a covered pixel counts, compared with a pixel of way: of what must be seen, and the board. */
const COVERED = 1;
const BOARD_COVERED = 0.02;
const MIDDLE = 0.5;

export function overlap(one: Area, other: Area): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** The one area around several. */
export function around(areas: Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

function centre({ x, y, width, height }: Area): { x: number; y: number } {
  return { x: x + width * MIDDLE, y: y + height * MIDDLE };
}

function clamped(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}

/** The place of a bubble of this size: beside what it points at, covering as little as can be. */
export function bubblePlace(
  size: Size,
  room: Size,
  target: Area,
  kept: Area[],
  board: Area[] = [],
): Area {
  const middle = centre(target);
  const left = middle.x - size.width * MIDDLE;
  const top = middle.y - size.height * MIDDLE;
  const spots = [
    [left, target.y - size.height - GAP],
    [left, target.y + target.height + GAP],
    [target.x - size.width - GAP, top],
    [target.x + target.width + GAP, top],
  ];
  for (const x of [0, room.width * MIDDLE - size.width * MIDDLE, room.width])
    for (const y of [0, room.height * MIDDLE - size.height * MIDDLE, room.height])
      spots.push([x, y]);
  const places = spots.map(([x, y]) => ({
    x: clamped(x, room.width - size.width),
    y: clamped(y, room.height - size.height),
    ...size,
  }));
  const cost = (place: Area) => {
    const { x, y } = centre(place);
    const covered = [target, ...kept].reduce((sum, area) => sum + overlap(place, area), 0);
    const over = board.reduce((sum, area) => sum + overlap(place, area), 0);
    return covered * COVERED + over * BOARD_COVERED + Math.hypot(x - middle.x, y - middle.y);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** The arrow from the bubble's edge to the edge of what it points at; null if they touch. */
export function arrowBetween(bubble: Area, target: Area): { from: Spot; to: Spot } | null {
  const [from, to] = [edge(bubble, centre(target)), edge(target, centre(bubble))];
  const isApart =
    overlap(bubble, target) === 0 && Math.hypot(to.x - from.x, to.y - from.y) > MARGIN;
  return isApart ? { from, to } : null;
}

interface Spot {
  x: number;
  y: number;
}

/** Where the line from the middle of an area to a spot leaves the area. */
function edge(area: Area, spot: Spot): Spot {
  const middle = centre(area);
  const [dx, dy] = [spot.x - middle.x, spot.y - middle.y];
  const share = Math.min(
    1,
    (area.width * MIDDLE) / Math.abs(dx || Number.EPSILON),
    (area.height * MIDDLE) / Math.abs(dy || Number.EPSILON),
  );
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}
