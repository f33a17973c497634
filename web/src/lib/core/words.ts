/** The browser's own sentences, from the same kind of files as all the others of the house. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { listedIn } from "./lists";
import { settings, type Language } from "./settings.svelte";

const files = import.meta.glob<string>(
  [
    "../../../../src/tatami/words/*/{browser,boards,moments}.ftl",
    "../../../../src/tatami/games/*/words/board.*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

const bundles = new Map<string, FluentBundle>();
for (const [path, text] of Object.entries(files)) {
  // words/en/browser.ftl, or words/board.en.ftl in the folder of a game.
  const language = /(\w\w)(\/\w+)?\.ftl$/.exec(path)![1];
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

/** The games that somebody has written a guide for. */
const hasGuides = new Set(
  Object.values(files).flatMap((text) =>
    [...text.matchAll(/^guide-(\w+)-\w+-1 =/gm)].map((found) => found[1]),
  ),
);

/** The sentence with this name in the chosen language. */
export function say(name: string, facts: Record<string, FluentVariable> = {}): string {
  return sayIn(settings.language, name, facts);
}

export function sayIn(
  language: Language,
  name: string,
  facts: Record<string, FluentVariable> = {},
): string {
  const bundle = bundles.get(language)!;
  const pattern = bundle.getMessage(name)?.value;
  return pattern ? bundle.formatPattern(pattern, facts) : name;
}

/** Names or things as a sentence in the chosen language lists them. */
export function listed(names: string[]): string {
  return listedIn(settings.language, names);
}

/** Whether there is a guide to this game: any sentence that begins so. */
export function hasGuide(game: string): boolean {
  return hasGuides.has(game);
}

export function knows(language: Language, name: string): boolean {
  return bundles.get(language)?.hasMessage(name) ?? false;
}

/** An attribute of a sentence, such as the place that a lesson points at; empty if it has none. */
export function attributeOf(name: string, attribute: string): string {
  const bundle = bundles.get(settings.language)!;
  const pattern = bundle.getMessage(name)?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern) : "";
}
