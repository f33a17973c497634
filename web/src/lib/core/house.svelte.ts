/** The house and the one who is in it, asked for once and again when the language changes. */

import { get, put } from "./http";
import { place } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { GameFacts, HouseFacts, Me, TableFacts } from "../wire";

class House {
  facts = $state.raw<HouseFacts | null>(null);
  me = $state.raw<Me | null>(null);
  announcement = $state("");
  private pieces = new Map<string, Promise<unknown>>();
  private table: TableFacts | null = null;

  async enter() {
    this.facts = await get<HouseFacts>("/api/house");
    this.announcement = this.facts.announcement;
    this.me = await get<Me>("/api/me");
  }

  game(name: string): GameFacts | undefined {
    return this.facts?.games.find((game) => game.name === name);
  }

  async rename(name: string) {
    this.me = await put<Me>("/api/me", { name });
  }

  /** From now on this table is shown, with the deck that it is played with. */
  lookAt(table: TableFacts) {
    this.table = table;
  }

  /** The shown table, if it has another deck than new tables have. */
  private ownDeck(game: string): TableFacts | null {
    const option = this.game(game)?.options.find(({ name }) => name === "deck");
    const isOwn = this.table?.game === game && this.table.options.deck !== option?.usual;
    return option && isOwn ? this.table : null;
  }

  /** What the pieces of a game are, in the language of the reader. */
  piecesOf(game: string): Promise<unknown> {
    const table = this.ownDeck(game);
    const wanted = `${game} ${table?.options.deck ?? ""} ${settings.language}`;
    let found = this.pieces.get(wanted);
    if (!found) {
      const path = `/api/pieces/${game}`;
      found = table ? get(`${path}?table=${table.id}`, table.key || place.hash) : get(path);
      found.catch(() => this.pieces.delete(wanted));
      this.pieces.set(wanted, found);
    }
    return found;
  }
}

export const house = new House();
