import { expect, test } from "vitest";
import { nextLink, wanted } from "../src/lib/pages/puzzles/practice";
import type { PuzzleFacts } from "../src/lib/wire";

const puzzle = (id: string, difficulty: number, state: PuzzleFacts["state"] = "new") => ({
  id,
  game: "ninjan",
  seats: 2,
  difficulty,
  state,
});
const OTHER = { ...puzzle("x", 1), game: "sake" };

test("only puzzles of the game, and of the difficulty if one is wanted", () => {
  const all = [puzzle("a", 1), puzzle("b", 2), OTHER];
  expect(wanted(all, { game: "ninjan", difficulty: 0 }).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(wanted(all, { game: "ninjan", difficulty: 2 }).map(({ id }) => id)).toEqual(["b"]);
});

test("new ones come first, then what was not solved, then what was", () => {
  const all = [puzzle("a", 1, "right"), puzzle("b", 1, "wrong"), puzzle("c", 1)];
  const any = { game: "ninjan", difficulty: 0 };
  expect(nextLink(all, any)).toBe("/puzzle/ninjan/c");
  expect(nextLink(all, any, "c")).toBe("/puzzle/ninjan/b");
  expect(nextLink(all.slice(0, 2), any, "b")).toBe("/puzzle/ninjan/a");
});

test("who practises at one difficulty stays there, and is told when there is no other", () => {
  const all = [puzzle("a", 1), puzzle("b", 3), puzzle("c", 3)];
  const hard = { game: "ninjan", difficulty: 3 };
  expect(nextLink(all, hard, "b")).toBe("/puzzle/ninjan/c?difficulty=3");
  expect(nextLink([puzzle("a", 1)], { game: "ninjan", difficulty: 0 }, "a")).toBe("/puzzles");
});
