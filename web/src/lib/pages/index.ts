/** Which page an address shows; all but the first are fetched when they are needed. */

import type { Component } from "svelte";
import Home from "./Home.svelte";

interface Page {
  path: string;
  facts: Record<string, string>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page takes the facts of its pattern
  load: () => Promise<{ default: Component<any> }>;
}

const PAGES: [RegExp, Page["load"]][] = [
  [/^\/$/, async () => ({ default: Home })],
  [/^\/new\/(?<game>\w+)$/, () => import("./NewTable.svelte")],
  [/^\/guide\/(?<game>\w+)$/, () => import("./Guided.svelte")],
  [/^\/table\/(?<id>[\w-]+)$/, () => import("./table/Table.svelte")],
  [/^\/match\/(?<id>[\w-]+)$/, () => import("./Match.svelte")],
  [/^\/match\/(?<id>[\w-]+)\/review$/, () => import("./review/Review.svelte")],
  [/^\/match\/(?<id>[\w-]+)\/guess$/, () => import("./review/Guess.svelte")],
  [/^\/match\/(?<id>[\w-]+)\/try$/, () => import("./WhatIf.svelte")],
  [/^\/rules\/(?<game>\w+)$/, () => import("./Rules.svelte")],
  [/^\/puzzles$/, () => import("./puzzles/Puzzles.svelte")],
  [/^\/puzzle\/(?<game>\w+)\/(?<puzzle>\w+)$/, () => import("./puzzles/Puzzle.svelte")],
  [/^\/you$/, () => import("./YourPlay.svelte")],
  [/^\/device$/, () => import("./Device.svelte")],
  [/^\/settings$/, () => import("./Settings.svelte")],
];

export function pageAt(path: string): Page {
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { path, facts: { ...found.groups }, load };
  }
  return { path, facts: {}, load: () => import("./NoPage.svelte") };
}
