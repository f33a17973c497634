import { beforeEach, expect, test, vi } from "vitest";

import type { HouseFacts, TableFacts } from "../src/lib/wire";

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.resetModules();
  vi.stubGlobal("location", { pathname: "/", hash: "#secret" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("fetch", async (path: string, { headers }: RequestInit) => {
    asked.push(`${path} ${(headers as Record<string, string>)["Tatami-Key"] ?? ""}`.trim());
    return new Response("{}");
  });
});

function table(deck: string, key = ""): TableFacts {
  return { id: "t1", game: "sake", key, options: { deck } } as unknown as TableFacts;
}

async function house() {
  const { house } = await import("../src/lib/core/house.svelte");
  const options = [{ name: "deck", values: ["new"], usual: "new" }];
  house.facts = {
    games: [
      { name: "sake", options },
      { name: "ninjan", options: [] },
    ],
  } as unknown as HouseFacts;
  return house;
}

test("a table that keeps an older deck is drawn with the cards of that deck", async () => {
  const found = await house();
  found.lookAt(table("old"));
  await found.piecesOf("sake");
  await found.piecesOf("sake");
  await found.piecesOf("ninjan");
  expect(asked).toEqual(["/api/pieces/sake?table=t1 secret", "/api/pieces/ninjan"]);
  found.lookAt(table("new"));
  await found.piecesOf("sake");
  expect(asked.at(-1)).toBe("/api/pieces/sake");
});

test("the key of the table comes before that of the link", async () => {
  const found = await house();
  found.lookAt(table("old", "own"));
  await found.piecesOf("sake");
  expect(asked).toEqual(["/api/pieces/sake?table=t1 own"]);
});
