import { expect, test } from "vitest";
import { fitting, inMiddle, inSight, kept, type Room, zoomed } from "../src/lib/games/viewport";

/** A room with nothing over its edges. */
function roomOf(width: number, height: number): Room {
  return { width, height, margins: { left: 0, top: 0, right: 0, bottom: 0 } };
}

const box = { x: -50, y: 0, width: 100, height: 50 };

test("all of the box fits, in the middle", () => {
  expect(fitting(box, roomOf(200, 200), 0)).toEqual({ x: 100, y: 50, scale: 2 });
});

test("where all of it would be too small, it fills the window around the focus", () => {
  const look = fitting(box, roomOf(100, 100), 3, { x: 50, y: 25 });
  expect(look.scale).toBe(2);
  expect(look.x).toBe(0);
});

test("a little smaller than wished for is better than a little cut off", () => {
  expect(fitting(box, roomOf(100, 100), 1.6).scale).toBe(1);
  expect(fitting(box, roomOf(100, 100), 1.8).scale).toBe(1.8);
  expect(fitting(box, roomOf(100, 100), 1.6, undefined, 1).scale).toBe(1.6);
});

test("what is larger than the window both ways is no smaller than enough", () => {
  expect(fitting(box, roomOf(60, 30), 1).scale).toBe(0.6);
  expect(fitting(box, roomOf(60, 30), 1, undefined, 0.9).scale).toBe(0.9);
});

test("the point under the finger stays while the drawing grows", () => {
  const look = zoomed({ x: 0, y: 0, scale: 1 }, 2, { x: 10, y: 20 }, 0.5);
  expect(look).toEqual({ x: -10, y: -20, scale: 2 });
  expect(zoomed(look, 0.01, { x: 0, y: 0 }, 0.5).scale).toBe(0.5);
});

test("nobody looks past the edge", () => {
  expect(kept({ x: 500, y: 500, scale: 4 }, box, roomOf(200, 200))).toEqual({
    x: 200,
    y: 0,
    scale: 4,
  });
  expect(kept({ x: 500, y: 500, scale: 1 }, box, roomOf(200, 200))).toEqual({
    x: 100,
    y: 75,
    scale: 1,
  });
});

test("what lies over an edge is left out", () => {
  const margins = { left: 0, top: 0, right: 0, bottom: 100 };
  expect(fitting(box, { width: 200, height: 200, margins }, 0)).toEqual({ x: 100, y: 0, scale: 2 });
});

test("what happens out of sight comes into sight, and what is in sight moves nothing", () => {
  const room = roomOf(100, 50);
  const look = kept({ x: 100, y: 0, scale: 2 }, box, room);
  expect(inSight(look, { x: -25, y: 12 }, box, room)).toBe(look);
  const moved = inSight(look, { x: 25, y: 25 }, box, room);
  expect(moved.x + 25 * moved.scale).toBe(50);
  expect(moved.y + 25 * moved.scale).toBe(25);
});

test("who is asked looks at the middle of all, at the same scale", () => {
  const room = roomOf(100, 50);
  const aside = inSight({ x: 100, y: 0, scale: 4 }, { x: 45, y: 40 }, box, room);
  expect(aside.x).not.toBe(50);
  expect(inMiddle(aside, box, room)).toEqual({ x: 50, y: -75, scale: 4 });
});
