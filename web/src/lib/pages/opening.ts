/** Opening tables with what most people want. */

import { post } from "../core/http";
import type { GameFacts, NewTable, SeatPlan, TableFacts } from "../wire";

export const USUAL_LEVEL = "samurai";
export const EASY_LEVEL = "ashigaru";

/** How many sit at a table if nobody says otherwise. */
export function usualSeats(game: GameFacts): number {
  return Math.min(Math.max(game.fewest, 3), game.most);
}

export function againstBots(game: GameFacts, seats: number, level: string): NewTable {
  const bot: SeatPlan = { kind: "bot", level };
  return {
    game: game.name,
    options: {},
    seats: [{ kind: "person", level: "" }, ...Array(seats - 1).fill(bot)],
    clock: { kind: "none", seconds: 0, increment: 0 },
    listed: false,
    hints: true,
    level: USUAL_LEVEL,
    start: true,
  };
}

/** The link to a table; the key of a private one stays behind `#`, where no log keeps it. */
export function linkTo(table: TableFacts): string {
  return `/table/${table.id}${table.key ? `#${table.key}` : ""}`;
}

export async function open(wanted: NewTable): Promise<string> {
  return linkTo(await post<TableFacts>("/api/tables", wanted));
}

export function playNow(game: GameFacts): Promise<string> {
  return open(againstBots(game, usualSeats(game), USUAL_LEVEL));
}
