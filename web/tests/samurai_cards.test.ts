import { describe, expect, test } from "vitest";
import { cardIn, cellsIn, takersIn, waysOf } from "../src/lib/games/samurai_cards/actions";
import { lookedAt } from "../src/lib/games/samurai_cards/closer";
import { around, cellAt, placeOf } from "../src/lib/games/samurai_cards/grid";
import {
  boxAround,
  CARD,
  leastScale,
  middleOf,
  stonesLeft,
} from "../src/lib/games/samurai_cards/layout";
import { highlightsOf } from "../src/lib/games/samurai_cards/highlights";
import type {
  SamuraiCardsLine,
  SamuraiCardsParts,
  SamuraiCardsPieces,
  SamuraiCardsView,
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
    const far = [cellAt({ column: -4, row: 1 }), cellAt({ column: 5, row: -3 })];
    const box = boxAround(far);
    for (const cell of far) {
      const { x, y } = middleOf(cell);
      expect(box.x).toBeLessThan(x - CARD.width / 2);
      expect(box.x + box.width).toBeGreaterThan(x + CARD.width / 2);
      expect(box.y).toBeLessThan(y - CARD.height / 2);
      expect(box.y + box.height).toBeGreaterThan(y + CARD.height / 2);
    }
  });

  test("a small table grows without moving", () => {
    const near = [0, 1, 2, 3, 4, cellAt({ column: 2, row: 2 })];
    for (let count = 0; count < near.length; count++)
      expect(boxAround(near.slice(0, count))).toEqual(boxAround(near));
    // Beyond that no room is kept where nothing lies.
    const north = boxAround([0, 1, cellAt({ column: 0, row: 5 })]);
    expect(north.y + north.height).toBeLessThan(boxAround([]).y + boxAround([]).height);
  });
});

describe("actions", () => {
  function taps(parts: SamuraiCardsParts): string[] {
    return waysOf([{ action: 0, text: "", parts, effect: null }])[0].parts;
  }

  test("a card is placed on a cell, however far out", () =>
    expect(taps({ verb: "place", card: 7, cell: 1e9 })).toEqual(["card:7", "cell:1000000000"]));

  test("a village is laid on a cell", () =>
    expect(taps({ verb: "lay", cell: 12 })).toEqual(["taken", "cell:12"]));
});

function told(line: Partial<SamuraiCardsLine>): SamuraiCardsLine {
  return {
    kind: "game",
    text: "",
    seat: 1,
    frame: "",
    name: "",
    forced: false,
    parts: null,
    event: null,
    ...line,
  };
}

/** Who takes the stone of a symbol, and what both seats have on it. */
function stone(symbol: number, taker: number, influence = [3, 3]) {
  return { symbol, taker, influence };
}

const PLACED = told({ parts: { verb: "place", card: 3, cell: 7 } });
const SCORED = told({
  event: {
    kind: "VillagesScored",
    villages: [
      { cell: 5, stones: [stone(0, 0, [4, 2])] },
      { cell: 8, stones: [stone(1, -1), stone(2, 1, [0, 3])] },
    ],
  },
});

test("a line of the story shows its cells", () => {
  expect(cellsIn(PLACED)).toEqual([7]);
  expect(cellsIn(told({ event: { kind: "VillageLaid", village: 2, cell: 9 } }))).toEqual([9]);
  expect(cellsIn(SCORED)).toEqual([5, 8]);
  expect(cellsIn(told({ event: { kind: "Drawn", receiver: 1 } }))).toEqual([]);
  expect(cellsIn(null)).toEqual([]);
});

test("a line of the story tells of its card, and of who took what", () => {
  expect(cardIn(PLACED)).toBe(3);
  expect(cardIn(told({ event: { kind: "Drawn", receiver: 1 } }))).toBe(-1);
  expect([...takersIn([PLACED, SCORED])]).toEqual([
    ["5:0", 0],
    ["8:1", -1],
    ["8:2", 1],
  ]);
});

test("stones are left until they are used up", () => {
  const pieces = { stones: [0, 0, 10, 16, 16] } as unknown as SamuraiCardsPieces;
  const view = {
    seats: 2,
    stones: [
      [1, 4, 6],
      [2, 0, 5],
    ],
  } as unknown as SamuraiCardsView;
  expect(stonesLeft(view, pieces)).toEqual([7, 6, 0]);
});

test("villages, the best turn, and the stones that nobody took are counted", () => {
  const two = told({
    event: {
      kind: "VillagesScored",
      villages: [{ cell: 9, stones: [stone(0, 1), stone(1, 1)] }],
    },
  });
  expect(highlightsOf([PLACED, SCORED, two], 2)).toEqual({
    villages: 3,
    stones: 5,
    untaken: 1,
    best: { seat: 1, count: 2 },
  });
  expect(highlightsOf([PLACED], 2).best).toEqual({ seat: -1, count: 0 });
});

test("cards stay large enough for a finger and for eyes before the table is cut off", () => {
  const width = (isTall: boolean, unit: number) => leastScale(isTall, unit) * CARD.width;
  expect(width(true, 3.9)).toBeCloseTo(44);
  expect(width(false, 6.4)).toBeCloseTo(56);
  expect(width(false, 9)).toBeCloseTo(56);
  // A large screen shows the same picture larger.
  expect(width(false, 23)).toBeGreaterThan(140);
});

describe("looked at closely", () => {
  // A village in the middle with a card to the north, and one that is scored.
  const view = {
    villages: [
      { cell: 0, symbols: 1, is_turned: false, stones: [stone(0, 1, [0, 2])] },
      { cell: 5, symbols: 1, is_turned: true, stones: [] },
    ],
    placed: [{ cell: 1, seat: 1, card: 0, is_turned: false }],
  } as unknown as SamuraiCardsView;
  const trial = { due: [], new_villages: 0, villages: [{ cell: 0, stones: [], closes: false }] };

  test("the village that is pointed at tells its influence and its open sides", () => {
    expect(lookedAt(view, [], null, 0)).toEqual([
      { cell: 0, stones: [stone(0, 1, [0, 2])], open: 3, side: -1 },
    ]);
    expect(lookedAt(view, [], null, 5)).toEqual([]);
    expect(lookedAt(view, [], null, 7)).toEqual([]);
  });

  test("with a card over a place, the villages beside it as they would be", () =>
    // To the east of the village, which lies to the west of it.
    expect(lookedAt(view, [], trial, 2)).toEqual([{ cell: 0, stones: [], open: 2, side: 3 }]));

  test("what is scored now goes before", () =>
    expect(lookedAt(view, [SCORED], trial, 0)).toEqual([
      { cell: 5, stones: [stone(0, 0, [4, 2])], open: 0, side: -1 },
      { cell: 8, stones: [stone(1, -1), stone(2, 1, [0, 3])], open: 0, side: -1 },
    ]));
});
