import { expect, test } from "vitest";
import { decidingOf } from "../src/lib/games/majorities";
import type { Standing } from "../src/lib/wire";

function standing(majorities: number, others: number | null, total: number): Standing {
  return { counts: [], majorities, others, total };
}

test("where majorities decide nothing else is counted", () => {
  const all = [standing(2, null, 9), standing(1, 5, 9)];
  for (const by of ["two", "only", "nobody", "drawn"] as const)
    expect(decidingOf(all, by)).toEqual({ others: null, all: null });
});

test("with one majority each the other pieces decide; who has none is not counted", () => {
  const all = [standing(1, 4, 8), standing(1, 5, 8), standing(0, null, 12)];
  expect(decidingOf(all, "others")).toEqual({ others: [1], all: null });
});

test("if those are tied all pieces decide, among those that are tied", () => {
  const all = [standing(1, 3, 8), standing(1, 3, 9), standing(1, 2, 11)];
  expect(decidingOf(all, "all")).toEqual({ others: [0, 1], all: [1] });
  expect(decidingOf(all, "led")).toEqual({ others: [0, 1], all: [1] });
  const even = [standing(1, 3, 8), standing(1, 3, 8)];
  expect(decidingOf(even, "shared")).toEqual({ others: [0, 1], all: [0, 1] });
});

test("without any majority all pieces may decide", () => {
  const all = [standing(0, null, 5), standing(0, null, 6)];
  expect(decidingOf(all, "most")).toEqual({ others: null, all: [1] });
});
