import { beforeEach, expect, test, vi } from "vitest";
import type { SamuraiPieces } from "../src/lib/wire";

beforeEach(() => {
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

const pieces = {
  tiles: [{ kind: "helmet" }, { kind: "exchange" }, { kind: "swap" }],
  figures: ["helmet", "Buddha", "rice"],
  settlements: [{ name: "Kyoto" }],
} as unknown as SamuraiPieces;

test("tiles that exchange something are led tap by tap, the others are just laid", async () => {
  const { leadText } = await import("../src/lib/games/samurai/labels");
  expect(leadText([], pieces)).toBe("");
  expect(leadText(["tile:0"], pieces)).toBe("");
  expect(leadText(["tile:1"], pieces)).toBe("Tap the tile of yours that you take up.");
  expect(leadText(["tile:2"], pieces)).toBe("Tap the first of the two figures.");
  expect(leadText(["tile:2", "figure:1:0"], pieces)).toContain("Buddha in Kyoto");
});
