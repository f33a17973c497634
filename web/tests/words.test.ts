import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listedIn } from "../src/lib/core/lists";

const WORDS = "../src/tatami/words";
const GAMES = "../src/tatami/games";

function names(language: string): string[] {
  const own = ["browser", "boards", "moments"].map((file) => `${WORDS}/${language}/${file}.ftl`);
  const games = readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("__"))
    .map((entry) => `${GAMES}/${entry.name}/words/board.${language}.ftl`);
  return [...own, ...games].flatMap((path) => {
    const text = readFileSync(path, "utf-8");
    return new FluentResource(text).body.map((message) => message.id);
  });
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf-8"));
}

test.each(["de", "nl"])("every sentence is there in %s, in the same order", (language) => {
  expect(names(language)).toEqual(names("en"));
});

test("no sentence is there twice", () => {
  expect(new Set(names("en")).size).toBe(names("en").length);
});

test("every sentence that is said is known, and every other belongs to a family", () => {
  const known = new Set(names("en"));
  const text = sources("src").join("\n");
  const said = [...text.matchAll(/say\(\s*"([\w-]+)"/g)].map((found) => found[1]);
  expect(said.filter((name) => !known.has(name))).toEqual([]);
  const families = [...text.matchAll(/say\(\s*`([\w-]+)-\$\{/g)].map((found) => found[1]);
  const spare = [...known].filter(
    (name) =>
      !text.includes(`"${name}"`) &&
      !name.startsWith("guide-") &&
      !families.some((family) => name.startsWith(family)),
  );
  expect(spare).toEqual([]);
});

test.each([
  ["en", "Aki, Botan, and Chiyo"],
  ["de", "Aki, Botan und Chiyo"],
  ["nl", "Aki, Botan en Chiyo"],
])("names are listed as sentences in %s do", (language, text) => {
  expect(listedIn(language, ["Aki", "Botan", "Chiyo"])).toBe(text);
  expect(listedIn(language, ["Aki"])).toBe("Aki");
});
