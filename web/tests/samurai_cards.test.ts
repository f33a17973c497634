import { describe, expect, test } from "vitest";
import { act } from "../src/lib/games/board";
import { cardIn, cellsIn, takersIn, waysOf } from "../src/lib/games/samurai_cards/actions";
import { around, cellAt, placeOf } from "../src/lib/games/samurai_cards/grid";
import { boxAround, forecast, middleOf } from "../src/lib/games/samurai_cards/layout";
import {
  SAMURAI_CARDS_VERBS as VERBS,
  type Line,
  type SamuraiCardsPieces,
  type SamuraiCardsView,
} from "../src/lib/wire";

describe("the grid", () => {
  test("cells go outwards, ring by ring", () => {
    expect(placeOf(0)).toEqual({ column: 0, row: 0 });
    expect(placeOf(1)).toEqual({ column: 0, row: 1 });
    expect(around(0)).toEqual([1, 2, 3, 4]);
  });

  test("a cell and its place are the same thing", () => {
    for (let cell = 0; cell < 2000; cell++) expect(cellAt(placeOf(cell))).toBe(cell);
  });

  test("north is up on the screen", () => expect(middleOf(1).y).toBeLessThan(0));

  test("the box holds all cells", () => {
    expect(boxAround([])).toEqual(boxAround([0]));
    const box = boxAround([0, 1, 2]);
    expect(box.y).toBeLessThan(middleOf(1).y);
    expect(box.x + box.width).toBeGreaterThan(middleOf(2).x);
  });
});

describe("actions", () => {
  test("a card is placed on a cell, however far out", () => {
    const action = (1e9 * 32 + 7) * 64;
    expect(waysOf([{ action, text: "" }])[0].parts).toEqual(["card:7", "cell:1000000000"]);
  });

  test("a village is laid on a cell", () =>
    expect(waysOf([{ action: 12 * 64 + 1, text: "" }])[0].parts).toEqual(["cell:12"]));
});

describe("the forecast", () => {
  // A village in the middle; the rival's card lies north of it.
  const pieces = {
    cards: [
      { kind: "helmet", strength: 3, name: "", influences: [0] },
      { kind: "samurai", strength: 1, name: "", influences: [0, 1, 2] },
    ],
    villages: [[], [0], [1], [0, 1]].map((symbols) => ({ name: "", symbols, copies: 1 })),
  } as unknown as SamuraiCardsPieces;
  const view = {
    seats: 2,
    options: { gap: "strict" },
    villages: [[0, 3, false]],
    placed: [[1, 1, 0]],
  } as unknown as SamuraiCardsView;
  const northEast = cellAt({ column: 1, row: 1 });

  test("a village comes round the corner from a rival's card", () =>
    expect(forecast(view, pieces, 0, 1, 2).due).toEqual([northEast]));

  test("cards on opposite sides bring none, nor do two of the same seat", () => {
    expect(forecast(view, pieces, 0, 1, 3).due).toEqual([]);
    expect(forecast(view, pieces, 1, 1, 2).due).toEqual([]);
  });

  test("with the wide gap the village in common does not matter", () => {
    const wide = { ...view, options: { gap: "wide" }, villages: [] };
    expect(forecast(wide, pieces, 0, 1, 2).due).toEqual([northEast, 0]);
  });

  test("who would lead is told for each symbol", () => {
    const [village] = forecast(view, pieces, 0, 1, 2).villages;
    expect(village.symbols).toEqual([0, 1]);
    expect(village.leads.slice(0, 2)).toEqual([1, 0]);
    expect(village.closes).toBe(false);
  });
});

test("a line of the story shows its cells", () => {
  function cells(line: Partial<Line>) {
    return cellsIn({ kind: "game", text: "", action: -1, facts: [], ...line } as Line);
  }
  expect(cells({ frame: "PlaceCard", action: act(VERBS.PLACE, 7 * 32 + 3) })).toEqual([7]);
  expect(cells({ frame: "ChoosePlace", action: act(VERBS.LAY, 9) })).toEqual([9]);
  expect(cells({ frame: "LayVillages", facts: [2, 5] })).toEqual([5]);
  expect(cells({ frame: "ScoreVillages", facts: [5, 0, -1, 1, 8, 1, 1, 1] })).toEqual([5, 8]);
  expect(cells({ frame: "DrawCard" })).toEqual([]);
});

test("a line of the story tells of its card, and of who took what", () => {
  const line = { kind: "game", text: "", seat: 1, facts: [] as number[] } as unknown as Line;
  const placed = { ...line, frame: "PlaceCard", action: act(VERBS.PLACE, 7 * 32 + 3) };
  expect(cardIn(placed)).toBe(3);
  expect(cardIn({ ...line, frame: "DrawCard", action: -1 })).toBe(-1);
  const scored = { ...line, frame: "ScoreVillages", facts: [5, 0, -1, 1] };
  expect([...takersIn([placed, scored])]).toEqual([
    ["5:0", 0],
    ["5:1", -1],
    ["5:2", 1],
  ]);
});
