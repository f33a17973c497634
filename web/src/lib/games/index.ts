/** The boards: each is fetched when its game is first looked at. */

import type { Component } from "svelte";
import type { BoardProps } from "./board";

export type Board = Component<BoardProps<any, any>>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function boardOf(game: string): Promise<Board> {
  return (await boards[`./${game}/Board.svelte`]()).default;
}
