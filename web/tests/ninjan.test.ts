import { expect, test } from "vitest";
import { act } from "../src/lib/games/board";
import {
  cardsIn,
  FACE_DOWN,
  pileIn,
  resolving,
  seen,
  strip,
  sum,
} from "../src/lib/games/ninjan/layout";
import { NINJAN_VERBS as VERBS, type Line, type NinjanView } from "../src/lib/wire";

const pieces = { suit: [0, 1, 2, 0], value: [-6, -6, -6, 3] };

test("a pile is worth the sum of its values", () => {
  expect(sum(pieces, [0, 3])).toBe(-3);
  expect(sum(pieces, [])).toBe(0);
});

test("the cards are resolved from the top of what is owed", () => {
  expect(resolving(["Round", "Resolve(2)", "Resolve(0)", "Resolve(1)"])).toEqual([1, 0, 2]);
  expect(resolving(["Round", "PickCard"])).toEqual([]);
});

test("what lies face down was not seen", () => {
  const view = { hand: [1], picks: [FACE_DOWN, 2, -1], piles: [[3], [4]], won: [[5], []] };
  const known = seen(view as unknown as NinjanView);
  expect([...known].sort()).toEqual([1, 2, 3, 4, 5]);
});

test("the more cards a pile has, the less of each shows, but its value always does", () => {
  expect(strip(2)).toBeGreaterThan(strip(8));
  expect(strip(40)).toBeGreaterThan(0.1);
});

test("a line of the story shows its pile", () => {
  const line = { kind: "game", text: "", facts: [] as number[], action: act(VERBS.LAY, 2) };
  expect(pileIn({ ...line, frame: "Resolve" } as Line)).toBe(2);
  expect(pileIn({ ...line, frame: "DealCard", facts: [1] } as Line)).toBe(1);
  expect(pileIn({ ...line, frame: "Round" } as Line)).toBe(-1);
  expect(pileIn(null)).toBe(-1);
});

test("a line tells of the cards that it names", () => {
  const line = { kind: "game", text: "", action: -1 } as Line;
  expect(cardsIn({ ...line, frame: "TurnUp", facts: [4, -1, 7] })).toEqual([4, 7]);
  expect(cardsIn({ ...line, frame: "Resolve", facts: [4, 1, 2] })).toEqual([4, 1, 2]);
  const dealt = { ...line, frame: "DealCard", action: act(VERBS.DEAL, 9) };
  expect(cardsIn({ ...dealt, facts: [0] })).toEqual([9]);
  expect(cardsIn({ ...dealt, facts: [-1] })).toEqual([]);
  expect(cardsIn({ ...line, frame: "Count", facts: [1] })).toEqual([]);
});
