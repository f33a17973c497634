import { expect, test } from "vitest";
import { byPart } from "../src/lib/games/board";
import type { NinjanChoice } from "../src/lib/wire";

test("legal actions of a verb are found by one of their parts", () => {
  const legal: NinjanChoice[] = [
    { action: 66, text: "lay 2", parts: { verb: "lay", pile: 1 }, effect: null },
    { action: 129, text: "take 3", parts: { verb: "take", pile: 2 }, effect: null },
  ];
  expect([...byPart(legal, "lay", "pile")]).toEqual([[1, legal[0]]]);
});
