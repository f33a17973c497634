import { expect, test } from "vitest";
import { towards } from "../src/lib/games/keyboard";

const spots = [
  { x: 10, y: 0, name: "east" },
  { x: 30, y: 0, name: "far east" },
  { x: 8, y: 12, name: "south-east" },
  { x: 0, y: -10, name: "north" },
];

test("the nearest spot straight on is found", () => {
  expect(towards({ x: 0, y: 0 }, "ArrowRight", spots)?.name).toBe("east");
  expect(towards({ x: 0, y: 0 }, "ArrowUp", spots)?.name).toBe("north");
});

test("a spot that lies aside is found if nothing is straight on", () => {
  expect(towards({ x: 0, y: 0 }, "ArrowDown", spots)?.name).toBe("south-east");
});

test("nothing lies behind the last spot, and other keys lead nowhere", () => {
  expect(towards({ x: 0, y: 0 }, "ArrowLeft", spots)).toBeUndefined();
  expect(towards({ x: 0, y: 0 }, "Enter", spots)).toBeUndefined();
});
