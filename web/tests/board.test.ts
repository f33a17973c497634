import { expect, test } from "vitest";
import { byNoun, nounOf, verbOf } from "../src/lib/games/board";

test("an action is a verb in the low six bits and a noun above them", () => {
  expect(verbOf(5 * 64 + 3)).toBe(3);
  expect(nounOf(5 * 64 + 3)).toBe(5);
});

test("nouns may be larger than 32 bits", () => {
  expect(nounOf(2 ** 45 + 1)).toBe(2 ** 39);
  expect(verbOf(2 ** 45 + 1)).toBe(1);
});

test("legal actions of a verb are found by their noun", () => {
  const legal = [
    { action: 64 + 2, text: "lay 1" },
    { action: 128 + 1, text: "take 2" },
  ];
  expect([...byNoun(legal, 2)]).toEqual([[1, legal[0]]]);
});
