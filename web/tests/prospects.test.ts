import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Prospect } from "../src/lib/games/prospects";
import type {
  Placing,
  SamuraiCardsChoice,
  SamuraiCardsPieces,
  SamuraiCardsView,
  SamuraiChoice,
  SamuraiPieces,
  SamuraiView,
} from "../src/lib/wire";

beforeEach(() => {
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

function prospect(before: number, after: number, more: Partial<Prospect> = {}): Prospect {
  return { what: "rice", before, after, isDecided: false, hasGrown: true, ...more };
}

test("what becomes of a contested piece is seen by who chooses", async () => {
  const { kindOf } = await import("../src/lib/games/prospects");
  expect(kindOf(prospect(-1, 0), 0)).toBe("leads");
  expect(kindOf(prospect(1, 0, { isDecided: true }), 0)).toBe("wins");
  expect(kindOf(prospect(0, 0), 0)).toBe("adds");
  expect(kindOf(prospect(0, 0, { hasGrown: false }), 0)).toBe(undefined);
  expect(kindOf(prospect(1, -1), 0)).toBe("breaks");
  expect(kindOf(prospect(1, 1), 0)).toBe("nears");
  expect(kindOf(prospect(1, 1, { hasGrown: false }), 0)).toBe(undefined);
  expect(kindOf(prospect(1, 1, { isDecided: true }), 0)).toBe(undefined);
});

test("the most important is said first, each thing once, and no more than can be read", async () => {
  const { prospectText } = await import("../src/lib/games/prospects");
  const helmet = prospect(-1, 0, { what: "helmet", isDecided: true });
  const said = prospectText([prospect(0, 0), prospect(1, 0), prospect(-1, 0), helmet], 0);
  expect(said).toBe("This brings you: helmet. This puts you ahead: rice.");
  expect(prospectText([prospect(1, 1, { hasGrown: false })], 0)).toBe("");
});

test("a tile changes who is ahead on figures, as the house tells it", async () => {
  const { prospectsOf } = await import("../src/lib/games/samurai/prospects");
  const pieces = {
    figures: ["helmet", "Buddha", "rice"],
    settlements: [{ name: "Kyoto" }],
  } as unknown as SamuraiPieces;
  const view = {
    seat: 1,
    influence: [{ settlement: 0, kind: 0, of_seats: [2, 0], strongest: 0 }],
  } as unknown as SamuraiView;
  const figures = [{ kind: 0, of_seats: [2, 3], strongest: 1 }];
  const effect = { settlements: [{ settlement: 0, figures, open: 0, closes: true }] };
  const choice = { parts: { verb: "lay", tile: 0, hex: 0 }, effect } as unknown as SamuraiChoice;
  expect(prospectsOf(choice, view, pieces)).toEqual([
    { what: "helmet in Kyoto", before: 0, after: 1, isDecided: true, hasGrown: true },
  ]);
  expect(prospectsOf(undefined, view, pieces)).toEqual([]);
});

test("a card changes whose the stones of villages are, also of one that comes with it", async () => {
  const { prospectsOf } = await import("../src/lib/games/samurai_cards/closer");
  const pieces = { symbols: ["helmet", "Buddha", "rice"] } as unknown as SamuraiCardsPieces;
  const stone = (taker: number, influence: number[]) => ({ symbol: 2, taker, influence });
  const view = {
    seat: 0,
    villages: [{ cell: 4, stones: [stone(1, [0, 2])] }],
  } as unknown as SamuraiCardsView;
  const placing: Placing = {
    due: [],
    new_villages: 0,
    villages: [
      { cell: 4, stones: [stone(-1, [2, 2])], closes: false },
      { cell: 9, stones: [stone(0, [2, 0])], closes: false },
    ],
  };
  const what = "rice";
  expect(prospectsOf(placing, view, pieces)).toEqual([
    { what, before: 1, after: -1, isDecided: false, hasGrown: true },
    { what, before: -1, after: 0, isDecided: false, hasGrown: true },
  ]);
});

test("choices that lay nothing have plain reasons as well", async () => {
  const { reasonText } = await import("../src/lib/games/samurai/prospects");
  const pieces = { tiles: [{ name: "helmet 4" }] } as unknown as SamuraiPieces;
  const tiles = [{ hex: 7, seat: 1, tile: 0 }];
  const view = { seat: 1, hand: [0, 0], tiles, influence: [] } as unknown as SamuraiView;
  const reason = (parts: object, seen = view) =>
    reasonText({ parts } as unknown as SamuraiChoice, seen, pieces, []);
  expect(reason({ verb: "exchange", hex: 7 })).toContain("take up helmet 4");
  expect(reason({ verb: "end" })).toBe("You save your other 2 tiles for later turns.");
  expect(reason({ verb: "end" }, { ...view, hand: [] })).toBe("");
  // What it would bring is not told yet.
  expect(reason({ verb: "swap" })).toBe("");
});

describe("a swap has a reason", () => {
  const pieces = {
    figures: ["helmet", "Buddha", "rice"],
    settlements: [{ name: "Kyoto" }, { name: "Akita" }],
  } as unknown as SamuraiPieces;
  const view = {
    seat: 0,
    influence: [
      { settlement: 0, kind: 0, of_seats: [0, 3], strongest: 1 },
      { settlement: 1, kind: 1, of_seats: [0, 0], strongest: -1 },
      // It stays where it is.
      { settlement: 1, kind: 2, of_seats: [1, 0], strongest: 0 },
    ],
  } as unknown as SamuraiView;
  const parts = { verb: "swap", kind: 0, settlement: 0, other_kind: 1, other_settlement: 1 };

  type Had = [number[], number];
  async function reason([helmet, taker]: Had, [Buddha, other]: Had, open = 2) {
    const { reasonText } = await import("../src/lib/games/samurai/prospects");
    const stays = { kind: 2, of_seats: [1, 0], strongest: 0 };
    const settlements = [
      {
        settlement: 0,
        figures: [{ kind: 1, of_seats: Buddha, strongest: other }],
        open: 1,
        closes: false,
      },
      {
        settlement: 1,
        figures: [{ kind: 0, of_seats: helmet, strongest: taker }, stays],
        open,
        closes: false,
      },
    ];
    const choice = { parts, effect: { settlements } } as unknown as SamuraiChoice;
    return reasonText(choice, view, pieces, ["Aki", "Botan"]);
  }

  test("by what it brings at once, where the figures go", async () => {
    expect(await reason([[2, 0], 0], [[0, 0], -1])).toBe("This puts you ahead: helmet in Akita.");
    expect(await reason([[2, 0], 0], [[0, 0], -1], 0)).toBe("This brings you: helmet in Akita.");
    expect(await reason([[0, 0], -1], [[0, 0], -1])).toContain("takes the lead from others");
  });

  test("or by who is ahead afterwards", async () =>
    expect(await reason([[0, 1], 1], [[0, 2], 1])).toBe(
      "Afterwards Botan is ahead for the Buddha in Kyoto and Botan is ahead for the helmet in Akita.",
    ));

  test("and if nothing changes, by that", async () => {
    const { reasonText } = await import("../src/lib/games/samurai/prospects");
    const choice = { parts, effect: { settlements: [] } } as unknown as SamuraiChoice;
    expect(reasonText(choice, view, pieces, [])).toContain("nothing changes");
  });
});

test("a village that is laid has a reason: its stones, or where the next one goes", async () => {
  const { reasonText } = await import("../src/lib/games/samurai_cards/reasons");
  const pieces = {
    symbols: ["helmet", "Buddha", "rice"],
    villages: [{}, { name: "Buddha + rice" }],
  } as unknown as SamuraiCardsPieces;
  const laying = (taker: number, influence: number[], closes: boolean) =>
    ({
      parts: { verb: "lay", cell: 4 },
      effect: {
        due: [],
        new_villages: 1,
        villages: [{ cell: 4, stones: [{ symbol: 2, taker, influence }], closes }],
      },
    }) as unknown as SamuraiCardsChoice;
  const view = { seat: 0, villages: [], top: 1 } as unknown as SamuraiCardsView;
  const reason = (taker: number, influence: number[], closes = false, seen = view) =>
    reasonText(laying(taker, influence, closes), seen, pieces);
  expect(reason(0, [3, 1])).toBe("This puts you ahead: rice.");
  expect(reason(0, [3, 1], true)).toBe("This brings you: rice.");
  expect(reason(1, [0, 3])).toBe("Then the next village, Buddha + rice, goes elsewhere.");
  expect(reason(1, [0, 3], false, { ...view, top: 0 })).toContain("no village is left");
});
