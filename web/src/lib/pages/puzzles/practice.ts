/** Which puzzle comes next for somebody who practises a game. */

import type { PuzzleFacts } from "../../wire";

export interface Wish {
  game: string;
  /** From 1 to 5; 0 for any. */
  difficulty: number;
}

export const LEVELS = [1, 2, 3, 4, 5];

/** The puzzles that somebody wants, the easiest first. */
export function wanted(puzzles: PuzzleFacts[], { game, difficulty }: Wish): PuzzleFacts[] {
  return puzzles.filter(
    (puzzle) => puzzle.game === game && (!difficulty || puzzle.difficulty === difficulty),
  );
}

/** The link to the next one: a new one, or one that was not solved, or just another. */
export function nextLink(puzzles: PuzzleFacts[], wish: Wish, before = ""): string {
  const others = wanted(puzzles, wish).filter(({ id }) => id !== before);
  const next =
    others.find(({ state }) => state === "new") ??
    others.find(({ state }) => state === "wrong") ??
    others[0];
  if (!next) return "/puzzles";
  return linkTo(next, wish.difficulty);
}

/** A link to a puzzle that leads on to others of the same difficulty, if one is wanted. */
export function linkTo({ game, id }: PuzzleFacts, difficulty: number): string {
  return `/puzzle/${game}/${id}${difficulty ? `?difficulty=${difficulty}` : ""}`;
}
