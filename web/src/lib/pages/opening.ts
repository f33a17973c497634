/** Opening tables with what most people want. */

import { keepGift, newGift } from "../core/gift";
import { post } from "../core/http";
import { settings } from "../core/settings.svelte";
import { listed, say } from "../core/words";
import { USUAL_LEVEL } from "./plans";
import type { GameFacts, NewTable, PlayFrom, SeatPlan, TableFacts } from "../wire";

/** What a table is to be like; what one adds to its seed comes with opening it. */
type Wanted = Omit<NewTable, "entropy">;

export const EASY_LEVEL = "ashigaru";

/** How many sit at a table if nobody says otherwise. */
export function usualSeats(game: GameFacts): number {
  return Math.min(Math.max(game.fewest, 3), game.most);
}

export function againstBots(game: GameFacts, seats: number, level: string): Wanted {
  const bot: SeatPlan = { kind: "bot", level, name: "" };
  return {
    game: game.name,
    options: {},
    seats: [{ kind: "person", level: "", name: "" }, ...Array(seats - 1).fill(bot)],
    clock: { kind: "none", seconds: 0, increment: 0 },
    listed: false,
    hints: true,
    level: USUAL_LEVEL,
    start: true,
    guide: false,
  };
}

/** The link to a table; the key of a private one stays behind `#`, where no log keeps it. */
export function linkTo(table: TableFacts): string {
  return `/table/${table.id}${table.key ? `#${table.key}` : ""}`;
}

/** Ask for a table, and add to its seed. */
async function ask(path: string, body: object): Promise<TableFacts> {
  const entropy = newGift();
  const table = await post<TableFacts>(path, { ...body, entropy });
  keepGift(table, entropy);
  return table;
}

export async function open(wanted: Wanted): Promise<string> {
  return linkTo(await ask("/api/tables", wanted));
}

/** How strong the bots are that one plays at once: easy, until one chooses otherwise. */
export function chosenLevel(game: GameFacts): string {
  return settings.levels[game.name] ?? EASY_LEVEL;
}

const DRAWN = "random";

/** What can be drawn instead of being chosen one by one before the match. */
export function quickOptions(game: GameFacts): Record<string, string> {
  const drawn = game.options.filter(({ values }) => values.includes(DRAWN));
  return Object.fromEntries(drawn.map(({ name }) => [name, DRAWN]));
}

export function playNow(game: GameFacts): Promise<string> {
  const wanted = againstBots(game, usualSeats(game), chosenLevel(game));
  const options = settings.setUp.includes(game.name) ? {} : quickOptions(game);
  return open({ ...wanted, options });
}

/** The table to play once more; against bots the match begins at once. */
export async function playAgain(table: TableFacts, key: string): Promise<string> {
  const next = await ask(`/api/tables/${table.id}/rematch`, { key });
  const isAlone = next.seats.every((seat) => seat.yours || seat.kind === "bot");
  if (isAlone && next.yours && next.phase === "open")
    await post<TableFacts>(`/api/tables/${next.id}/start`, { key: next.key });
  return linkTo(next);
}

/** Whether one is asked at this table. */
export function isYourTurn(table: TableFacts): boolean {
  return table.phase === "playing" && table.awaited.some((seat) => table.seats[seat].yours);
}

/** How it stands at a table, in a few words. */
export function standOf(table: TableFacts): string {
  if (table.phase === "over") {
    const names = listed(table.winners.map((seat) => table.seats[seat].name));
    return say("table-won-by", { names: names || "none" });
  }
  if (table.phase === "open") {
    const open = table.seats.filter((seat) => seat.kind === "open").length;
    return open ? say("table-open-seats", { open }) : say("table-ready");
  }
  return isYourTurn(table) ? say("table-your-turn") : say("table-playing");
}

/** Take a finished match up from one of its moments, against bots. */
export async function playFrom(
  table: TableFacts,
  where: Pick<PlayFrom, "move" | "seat" | "is_true">,
  key: string,
): Promise<string> {
  const level = settings.levels[table.game] ?? USUAL_LEVEL;
  return linkTo(await ask(`/api/tables/${table.id}/play-from`, { ...where, level, key }));
}
