import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

test("the sum of a deal is written as a sum", async () => {
  const { sumText } = await import("../src/lib/games/ninjan/labels");
  expect(sumText([10, 7, -3])).toBe("10 + 7 − 3");
  expect(sumText([-2, -5])).toBe("−2 − 5");
  expect(sumText([4])).toBe("4");
});
