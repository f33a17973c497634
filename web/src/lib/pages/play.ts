/** What a person's matches add up to: sums by game and seats, streaks, how accuracy went. */

import type { Played } from "../wire";

export interface Tally {
  game: string;
  seats: number;
  matches: number;
  won: number;
  /** The mean over the matches that were reviewed; null if none was. */
  accuracy: number | null;
  /** Milliseconds a decision. */
  thinking: number;
}

function mean(values: number[]): number | null {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

function accuracies(matches: Played[]): number[] {
  return matches.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
}

/** A line for each game and number of seats, the most played first. */
export function tallies(matches: Played[]): Tally[] {
  const kinds = new Map<string, Played[]>();
  for (const match of matches) {
    const kind = `${match.game} ${match.seats}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), match]);
  }
  return [...kinds.values()]
    .map((played) => {
      const decisions = played.reduce((sum, one) => sum + one.decisions, 0);
      const thought = played.reduce((sum, one) => sum + one.thinking * one.decisions, 0);
      return {
        game: played[0].game,
        seats: played[0].seats,
        matches: played.length,
        won: played.filter(({ won }) => won).length,
        accuracy: mean(accuracies(played)),
        thinking: decisions ? thought / decisions : 0,
      };
    })
    .sort((one, other) => other.matches - one.matches);
}

/** How many of the newest matches were won in a row, and the longest such row ever. */
export function streaks(matches: Played[]): { now: number; longest: number } {
  const lost = matches.findIndex(({ won }) => !won);
  let longest = 0;
  let row = 0;
  for (const { won } of matches) {
    row = won ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return { now: lost < 0 ? matches.length : lost, longest };
}

/** The accuracy of the reviewed matches, the oldest first. */
export function accuracyOverTime(matches: Played[]): { at: number; accuracy: number }[] {
  return matches
    .flatMap(({ at, accuracy }) => (accuracy === null ? [] : [{ at, accuracy }]))
    .sort((one, other) => one.at - other.at);
}
