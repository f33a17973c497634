import { beforeEach, expect, test, vi } from "vitest";

import { isGiftAmong, keepGift, newGift } from "../src/lib/core/gift";
import type { TableFacts } from "../src/lib/wire";

function table(id: string, entropy: string): TableFacts {
  return { id, seats: [{ yours: true, entropy }] } as TableFacts;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  const getItem = (key: string) => kept.get(key) ?? null;
  vi.stubGlobal("localStorage", { getItem, setItem: kept.set.bind(kept) });
});

test("a gift is long and never the same", () => {
  expect(newGift()).toMatch(/^[0-9a-f]{32}$/);
  expect(newGift()).not.toBe(newGift());
});

test("what the house has taken must be in the record", () => {
  keepGift(table("one", "aa"), "aa");
  expect(isGiftAmong("one", ["", "aa"])).toBe(true);
  expect(isGiftAmong("one", ["", "bb"])).toBe(false);
  expect(isGiftAmong("one", [])).toBe(false);
  expect(isGiftAmong("other", [])).toBe(true);
});

test("what the house has not taken is not looked for", () => {
  keepGift(table("one", ""), "aa");
  expect(isGiftAmong("one", [])).toBe(true);
});

test("the oldest are forgotten", () => {
  for (let n = 0; n <= 200; n++) keepGift(table(`t${n}`, "aa"), "aa");
  expect(isGiftAmong("t0", [])).toBe(true);
  expect(isGiftAmong("t1", [])).toBe(false);
});
