/** Which page an address shows; all but the first are fetched when they are needed. */

import type { Component } from "svelte";
import Home from "./Home.svelte";

interface Page {
  path: string;
  facts: Record<string, string>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page takes the facts of its pattern
  load: () => Promise<{ default: Component<any> }>;
}

/** Every match has a name like this one; what is shaped otherwise was never one. */
const ID = "(?<id>[\\w-]{8,16})";

const PAGES: [RegExp, Page["load"]][] = [
  [/^\/$/, async () => ({ default: Home })],
  [/^\/new\/(?<game>\w+)$/, () => import("./NewTable.svelte")],
  [/^\/guide\/(?<game>\w+)$/, () => import("./Guided.svelte")],
  [new RegExp(`^/table/${ID}$`), () => import("./table/Table.svelte")],
  [new RegExp(`^/match/${ID}$`), () => import("./Match.svelte")],
  [new RegExp(`^/match/${ID}/review$`), () => import("./review/Review.svelte")],
  [new RegExp(`^/match/${ID}/guess$`), () => import("./review/Guess.svelte")],
  [new RegExp(`^/match/${ID}/try$`), () => import("./WhatIf.svelte")],
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
