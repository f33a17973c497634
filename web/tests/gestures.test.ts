import { expect, test } from "vitest";
import { beside, meaning, near } from "../src/lib/games/gestures";

const boxes = [
  { x: 0, y: 0, width: 10, height: 10 },
  { x: 30, y: 0, width: 10, height: 10 },
];

test("what is dropped beside everything is near to some, the nearest first", () => {
  expect(near({ x: 26, y: 5 }, boxes, 34)).toEqual([1, 0]);
  expect(near({ x: 13, y: 14 }, boxes, 10)).toEqual([0]);
});

test("what is dropped on something is nearest to it, and far away to nothing", () => {
  expect(near({ x: 5, y: 5 }, boxes, 34)[0]).toBe(0);
  expect(near({ x: 5, y: 60 }, boxes, 34)).toEqual([]);
});

test("a finger lifts upwards and sideways, and scrolls downwards; a mouse always lifts", () => {
  expect(meaning({ x: 3, y: -4 }, false)).toBeNull();
  expect(meaning({ x: 0, y: -12 }, false)).toBe("lift");
  expect(meaning({ x: 14, y: 9 }, false)).toBe("lift");
  expect(meaning({ x: 3, y: 12 }, false)).toBe("scroll");
  expect(meaning({ x: 3, y: 12 }, true)).toBe("lift");
});

test("a card is shown below the little one, or above it, and never beyond the edge", () => {
  const size = { width: 100, height: 150 };
  const room = { width: 360, height: 740 };
  const little = { width: 20, height: 30 };
  expect(beside({ x: 100, y: 100, ...little }, size, room)).toEqual({ x: 60, y: 138 });
  expect(beside({ x: 340, y: 700, ...little }, size, room)).toEqual({ x: 252, y: 542 });
  expect(beside({ x: 0, y: 0, ...little }, size, room)).toEqual({ x: 8, y: 38 });
});
