/** Where the pieces on the map come from, and where they go. */

import type { SamuraiLine } from "../../wire";
import type { Routes } from "../animation";
import { figure } from "./actions";
import { capturesIn } from "./captures";

/** The place where a figure stands, from where it goes when it is exchanged. */
export function standOf(part: string): string {
  return `stand:${part}`;
}

/** Where the captured figures of a kind are counted, and what they are hidden behind. */
export function capturedOf(seat: number, kind: number): string {
  return `captured:${seat}:${kind}`;
}

export function screenOf(seat: number): string {
  return `screen:${seat}`;
}

/** The routes of a moment of which these lines tell, as the seat of the reader sees them. */
export function routesIn(news: SamuraiLine[], reader: number): Required<Routes> {
  const captures = capturesIn(news);
  const handOf = (who: number, tile: string) =>
    who === reader ? [`hand:${tile}`, `seat:${who}`] : [`seat:${who}`];

  /** A figure that was not there before was exchanged for another, or has just been placed. */
  function homesOf(kind: number, settlement: number): string[] {
    return news.flatMap(({ parts, seat }) => {
      if (parts?.verb === "place") return [`kind:${kind}`, `seat:${seat}`];
      if (parts?.verb !== "swap") return [];
      const isOne = kind === parts.kind && settlement === parts.other_settlement;
      const left = isOne ? parts.settlement : parts.other_settlement;
      return [standOf(figure(kind, left))];
    });
  }

  return {
    from({ key }) {
      const [what, one, other] = key.split(":");
      return what === "tile" ? handOf(Number(one), other) : homesOf(Number(one), Number(other));
    },
    wins({ key }) {
      const taken = captures.find(({ kind, settlement }) => key === figure(kind, settlement));
      if (!taken) return [];
      const { kind, taker } = taken;
      return [capturedOf(taker, kind), screenOf(taker), `seat:${taker}`];
    },
    /** The tile exchange gives a tile back. */
    to({ key }) {
      const [what, who, tile, hex] = key.split(":");
      const isTakenUp = news.some(
        ({ parts }) => parts?.verb === "exchange" && parts.hex === Number(hex),
      );
      return what === "tile" && isTakenUp ? handOf(Number(who), tile)[0] : undefined;
    },
  };
}
