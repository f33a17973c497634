import { expect, test } from "vitest";
import { fitting, kept, zoomed } from "../src/lib/games/viewport";

const box = { x: -50, y: 0, width: 100, height: 50 };

test("all of the box fits, in the middle", () => {
  expect(fitting(box, 200, 200, 0)).toEqual({ x: 100, y: 50, scale: 2 });
});

test("where all of it would be too small, it fills the window around the focus", () => {
  const look = fitting(box, 100, 100, 3, { x: 50, y: 25 });
  expect(look.scale).toBe(2);
  expect(look.x).toBe(0);
});

test("a little smaller than wished for is better than a little cut off", () => {
  expect(fitting(box, 100, 100, 1.6).scale).toBe(1);
  expect(fitting(box, 100, 100, 1.8).scale).toBe(1.8);
});

test("the point under the finger stays while the drawing grows", () => {
  const look = zoomed({ x: 0, y: 0, scale: 1 }, 2, { x: 10, y: 20 }, 0.5);
  expect(look).toEqual({ x: -10, y: -20, scale: 2 });
  expect(zoomed(look, 0.01, { x: 0, y: 0 }, 0.5).scale).toBe(0.5);
});

test("nobody looks past the edge", () => {
  expect(kept({ x: 500, y: 500, scale: 4 }, box, 200, 200)).toEqual({ x: 200, y: 0, scale: 4 });
  expect(kept({ x: 500, y: 500, scale: 1 }, box, 200, 200)).toEqual({ x: 100, y: 75, scale: 1 });
});
