/** The general board: any game's choices by what they do, and its table line by line. */

import type { Choice, Line, TableInWords } from "../../wire";

/** Choices that do the same, and to the same thing where there are many. */
export interface Group {
  /** What they are done to, by the name of the part; empty if all of a verb stand together. */
  name: string;
  choices: Choice[];
}

export interface VerbChoices {
  verb: string;
  groups: Group[];
}

/** So many choices of a verb can be looked over at once. */
const MANY = 12;

/** The choices by verb and, where a verb has many, by the first part that tells them apart. */
export function byVerb(legal: Choice[]): VerbChoices[] {
  return [...grouped(legal, ({ parts }) => String(parts.verb))].map(([verb, choices]) => ({
    verb,
    groups: groupsOf(choices),
  }));
}

function groupsOf(choices: Choice[]): Group[] {
  const whole = [{ name: "", choices }];
  if (choices.length <= MANY) return whole;
  const names = Object.keys(choices[0].parts).filter((name) => name !== "verb");
  for (const name of names) {
    const found = grouped(choices, ({ parts }) => String(parts[name]));
    if (found.size === 1 || found.size === choices.length) continue;
    return [...found].map(([value, some]) => ({
      name: `${inWords(name)} ${value}`,
      choices: some,
    }));
  }
  return whole;
}

function grouped(choices: Choice[], key: (choice: Choice) => string): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(key(choice), [...(found.get(key(choice)) ?? []), choice]);
  return found;
}

/** A name of the game's code as words: `lay_tile` is “Lay tile”. */
export function inWords(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A line of the table, its beginning up to the colon apart: what it is about. */
export interface Entry {
  about: string;
  text: string;
}

/** A heading is short; a colon farther behind belongs to the sentence. */
const LONGEST = 28;

export function entryOf(line: string): Entry {
  const end = line.indexOf(": ");
  if (end < 1 || end > LONGEST) return { about: "", text: line };
  return { about: line.slice(0, end), text: line.slice(end + 2) };
}

/** What everybody sees, and what only one seat sees, where all cards lie open. */
export interface Page {
  /** Whose it is; -1 for what all see. */
  seat: number;
  entries: Entry[];
}

export function pagesOf(view: TableInWords, views: TableInWords[] | undefined): Page[] {
  if (!views) return [{ seat: -1, entries: view.lines.map(entryOf) }];
  const isShared = (line: string) => views.every(({ lines }) => lines.includes(line));
  const pages = views.map(({ lines }, seat) => ({
    seat,
    entries: lines.filter((line) => !isShared(line)).map(entryOf),
  }));
  const shared = { seat: -1, entries: views[0].lines.filter(isShared).map(entryOf) };
  return [shared, ...pages].filter(({ entries }) => entries.length);
}

/** So much of the story has room under the table. */
const LATELY = 8;

/** What has happened lately, the newest first: it is in sight wherever the scroll is short. */
export function lately(story: Line[]): Line[] {
  return story
    .filter(({ kind, text }) => kind === "game" && text)
    .slice(-LATELY)
    .reverse();
}
