import { expect, test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const files = import.meta.glob<string>("../../src/tatami/words/*/boards.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(
  import.meta.glob<string>("../src/lib/games/**/*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

function sentencesOf(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]).sort();
}

const english = sentencesOf(files["../../src/tatami/words/en/boards.ftl"]);

test.each(Object.entries(files))("%s has every sentence, and no mistake", (path, text) => {
  const bundle = new FluentBundle(path.split("/").at(-2)!);
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  expect(sentencesOf(text)).toEqual(english);
});

test("every sentence of the boards is used", () => {
  expect(english.filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});

test("every sentence that the boards say exists", () => {
  const said = [...code.matchAll(/say\(\s*"((?:board|samurai|samurai_cards|sake)-[\w-]+)"/g)];
  expect(said.map((match) => match[1]).filter((name) => !english.includes(name))).toEqual([]);
});
