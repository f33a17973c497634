/** The boards: each is fetched when its game is first looked at. */

import type { Component } from "svelte";
import type { BoardProps, LittleProps } from "./board";

export type Board = Component<BoardProps<any, any, any, any>>;

export type Little = Component<LittleProps<any, any>>;

const littles = import.meta.glob<{ default: Little }>("./*/Little.svelte");
const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function boardOf(game: string): Promise<Board> {
  return (await boards[`./${game}/Board.svelte`]()).default;
}

/** What draws the cards that a line of the story names. */
export async function littleOf(game: string): Promise<Little> {
  return (await littles[`./${game}/Little.svelte`]()).default;
}
