import { expect, test } from "vitest";
import {
  fan,
  kindOf,
  playingOrder,
  scoreSheet,
  seen,
  villagers,
} from "../src/lib/games/hagakure/layout";
import type { HagakurePieces, HagakureView, Line } from "../src/lib/wire";

const pieces = { first_red: 18, bonus_card: 18, fool: 28 } as HagakurePieces;

test("a card is a villager, a samurai or a fool by its number", () => {
  expect([17, 18, 28].map((card) => kindOf(pieces, card))).toEqual(["villager", "samurai", "fool"]);
  expect(villagers(pieces, [1, 17, 18, 28])).toBe(2);
});

test("the leader plays first, the others follow clockwise", () => {
  expect(playingOrder({ leader: 2, seats: 4 } as HagakureView)).toEqual([2, 3, 0, 1]);
});

test("the score sheet is read from the story", () => {
  const story = [
    { frame: "Score", facts: [1, -2, 3] },
    { frame: "Round", facts: [2, 9] },
    { frame: "Score", facts: [0, 4, 1] },
  ];
  expect(scoreSheet(story as Line[])).toEqual([
    [1, -2, 3],
    [0, 4, 1],
  ]);
});

test("fools that were seen are counted, for they are all alike", () => {
  const view = { hands: [[7, 28], []], won: [[28], [9]], yomi: [], trick: [-1, 12] };
  const counts = seen(view as unknown as HagakureView);
  expect(counts.get(28)).toBe(2);
  expect(counts.get(12)).toBe(1);
  expect(counts.has(-1)).toBe(false);
});

test("a fan is even on both sides", () => {
  const angles = fan(5);
  expect(angles[2]).toBe(0);
  expect(angles[0]).toBe(-angles[4]);
  expect(fan(0)).toEqual([]);
});
