/** The boards and what goes with them: each is fetched when its game is first looked at. */

import type { Component } from "svelte";
import type { Pacing } from "../core/moments";
import type { BoardProps, FinalCountProps, StoryCardsProps } from "./board";
import type { Decided } from "./decided";
import { plainFacts, type Facts } from "./facts";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each takes its own game's
export type Board = Component<BoardProps<any, any, any, any>>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each takes its own game's
export type StoryCards = Component<StoryCardsProps<any, any>>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each takes its own game's
export type Count = Component<FinalCountProps<any, any, any>>;

const storyCards = import.meta.glob<{ default: StoryCards }>("./*/StoryCards.svelte");
const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const counts = import.meta.glob<{ default: Count }>("./*/Count.svelte");
const paces = import.meta.glob<{ PACING: Pacing }>("./*/pacing.ts");
const decisions = import.meta.glob<{ decided: Decided }>("./*/decided.ts");
const facts = import.meta.glob<{ facts: Facts }>("./*/facts.ts");

const pictures = import.meta.glob<{ default: Component }>("./*/art/Home.svelte");

/** What a game from elsewhere has, which brings only rules. */
const GENERAL = "general";

/** A file of a game, or else what every game has. */
function ofGame<File>(files: Record<string, () => Promise<File>>, game: string, name: string) {
  return (files[`./${game}/${name}`] ?? files[`./${GENERAL}/${name}`])();
}

/** The wide picture of a game on the shelf. */
export async function pictureOf(game: string): Promise<Component> {
  return (await ofGame(pictures, game, "art/Home.svelte")).default;
}

export async function boardOf(game: string): Promise<Board> {
  return (await ofGame(boards, game, "Board.svelte")).default;
}

/** How the count of a game is shown at its end, where more is to be told than points. */
export async function countOf(game: string): Promise<Count | undefined> {
  return (await counts[`./${game}/Count.svelte`]?.())?.default;
}

/** What draws the cards that a line of the story names. */
export async function storyCardsOf(game: string): Promise<StoryCards> {
  return (await ofGame(storyCards, game, "StoryCards.svelte")).default;
}

/** For how long the moments of a game are shown; a game need not say. */
export async function pacingOf(game: string): Promise<Pacing> {
  return (await paces[`./${game}/pacing.ts`]?.())?.PACING ?? {};
}

/** What is told of a match at its end; a game need not know better than how long it was. */
export async function factsOf(game: string): Promise<Facts> {
  return (await facts[`./${game}/facts.ts`]?.())?.facts ?? plainFacts;
}

/** What decided a match, for who has just learnt the game; a game need not know. */
export async function decidedOf(game: string): Promise<Decided> {
  return (await decisions[`./${game}/decided.ts`]?.())?.decided ?? plainFacts;
}
