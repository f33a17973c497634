import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

test("the sum of a round says what everything is worth, and what no trick costs", async () => {
  const { sumText } = await import("../src/lib/games/hagakure/labels");
  const harvest = { tricks: 3, hasBonus: true, banner: "", points: 4 };
  expect(sumText(harvest, 18)).toBe("3 tricks + samurai 18");
  expect(sumText({ ...harvest, banner: "villagers", points: 6 }, 18)).toBe(
    "3 tricks + samurai 18 + 2 for the villagers chip",
  );
  const none = { tricks: 0, hasBonus: false, banner: "double", points: -4 };
  expect(sumText(none, 18)).toBe("no trick: −2, doubled");
});
