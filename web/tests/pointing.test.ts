import { expect, test } from "vitest";
import { arrowBetween, bubblePlace, overlap, type Area } from "../src/lib/pages/pointing";

const room = { width: 1000, height: 800 };
const size = { width: 400, height: 200 };
const hand: Area = { x: 200, y: 640, width: 600, height: 150 };
const prompt: Area = { x: 100, y: 580, width: 800, height: 50 };

function isInside({ x, y, width, height }: Area): boolean {
  return x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.height;
}

test("the bubble covers neither what it means nor the hand", () => {
  const targets: Area[] = [
    hand,
    { x: 10, y: 10, width: 180, height: 90 },
    { x: 820, y: 200, width: 170, height: 170 },
    { x: 450, y: 300, width: 80, height: 80 },
  ];
  for (const target of targets) {
    const place = bubblePlace(size, room, target, [hand, prompt]);
    expect(isInside(place)).toBe(true);
    expect(overlap(place, target)).toBe(0);
    expect(overlap(place, hand)).toBe(0);
    expect(overlap(place, prompt)).toBe(0);
  }
});

test("where there is room beside the board, the board stays free", () => {
  const wide = { width: 1800, height: 800 };
  const board: Area = { x: 600, y: 50, width: 600, height: 500 };
  const low = { ...hand, x: 600 };
  expect(overlap(bubblePlace(size, wide, low, [low]), board)).toBeGreaterThan(0);
  expect(overlap(bubblePlace(size, wide, low, [low], [board]), board)).toBe(0);
});

test("where everything is covered it still stays in the window", () => {
  const all = { x: 0, y: 0, ...room };
  expect(isInside(bubblePlace(size, room, all, [hand]))).toBe(true);
});

test("the arrow goes from edge to edge, and there is none between what touches", () => {
  const bubble = { x: 0, y: 0, width: 100, height: 100 };
  const target = { x: 200, y: 0, width: 100, height: 100 };
  expect(arrowBetween(bubble, target)).toEqual({ from: { x: 100, y: 50 }, to: { x: 200, y: 50 } });
  expect(arrowBetween(bubble, { ...target, x: 50 })).toBeNull();
});
