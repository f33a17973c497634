/** The house and the one who is in it, asked for once and again when the language changes. */

import { get, put } from "./http";
import { settings } from "./settings.svelte";
import type { GameFacts, HouseFacts, Me } from "../wire";

class House {
  facts = $state.raw<HouseFacts | null>(null);
  me = $state.raw<Me | null>(null);
  announcement = $state("");
  private pieces = new Map<string, Promise<unknown>>();

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

  /** What the pieces of a game are, in the language of the reader. */
  piecesOf(game: string): Promise<unknown> {
    const wanted = `${game} ${settings.language}`;
    let found = this.pieces.get(wanted);
    if (!found) {
      found = get(`/api/pieces/${game}`);
      found.catch(() => this.pieces.delete(wanted));
      this.pieces.set(wanted, found);
    }
    return found;
  }
}

export const house = new House();
