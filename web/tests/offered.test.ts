import { expect, test } from "vitest";
import { Offered } from "../src/lib/core/offered.svelte";
import type { Update } from "../src/lib/wire";

function offered() {
  const legal = [1, 2].map((action) => ({ action, text: "", parts: null, effect: null }));
  const update = { seat: 0, turn: 7, legal } as unknown as Update;
  return { update, offer: new Offered(update) };
}

test("what choices would do is told later, and they stay the same choices", () => {
  const { update, offer } = offered();
  const before = update.legal;
  offer.tell({ kind: "effects", id: 1, seat: 0, turn: 7, effects: ["one", "two"] });
  expect(update.legal).toBe(before);
  expect(update.legal.map(({ effect }) => effect)).toEqual(["one", "two"]);
});

test("what is told of another turn, or of another seat, is about other choices", () => {
  const { update, offer } = offered();
  offer.tell({ kind: "effects", id: 1, seat: 0, turn: 6, effects: ["one", "two"] });
  offer.tell({ kind: "effects", id: 1, seat: 1, turn: 7, effects: ["one", "two"] });
  expect(update.legal.map(({ effect }) => effect)).toEqual([null, null]);
});
