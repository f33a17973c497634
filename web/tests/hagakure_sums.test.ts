import { beforeEach, expect, test, vi } from "vitest";
import type { HagakurePieces } from "../src/lib/wire";

beforeEach(() => {
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

test("the sum of a round says what everything is worth, and what no trick costs", async () => {
  const { sumText } = await import("../src/lib/games/hagakure/labels");
  const pieces = { chips: ["double", "zero", "villagers"], bonus_card: 18 } as HagakurePieces;
  const three = { tricks: 3, has_bonus_card: true, chip: -1, reaches_villager_goal: false };
  expect(sumText(three, pieces)).toBe("3 tricks + samurai 18");
  expect(sumText({ ...three, chip: 2, reaches_villager_goal: true }, pieces)).toBe(
    "3 tricks + samurai 18 + 2 for the villagers chip",
  );
  // Too few villagers bring nothing; that the chip was played is said all the same.
  expect(sumText({ ...three, chip: 2 }, pieces)).toBe(
    "3 tricks + samurai 18 + 0 for the villagers chip",
  );
  const none = { tricks: 0, has_bonus_card: false, chip: 0, reaches_villager_goal: false };
  expect(sumText(none, pieces)).toBe("no trick: −2, doubled");
});
