import { describe, expect, test } from "vitest";
import { aheadIn, majoritiesIn } from "../src/lib/games/counting";
import { act } from "../src/lib/games/board";
import { figure, figuresIn, hexesIn, tileIn, waysOf } from "../src/lib/games/samurai/actions";
import {
  boxAround,
  influenceOn,
  isOpen,
  kindsIn,
  openLand,
  ownersIn,
} from "../src/lib/games/samurai/layout";
import {
  SAMURAI_VERBS as VERBS,
  type Line,
  type SamuraiPieces,
  type SamuraiView,
  type Tile,
} from "../src/lib/wire";

function tile(kind: string, strength: number, influences: number[]): Tile {
  return { kind, strength, influences, name: kind, first: 0, copies: 1, character: false };
}

// A village (hex 3) between land (0), land (1) and sea (2).
const pieces: SamuraiPieces = {
  hexes: [
    { name: "A1", row: 0, column: 1, part: "land", seats: 2, around: [3] },
    { name: "A3", row: 0, column: 3, part: "land", seats: 2, around: [3] },
    { name: "B2", row: 1, column: 2, part: "sea", seats: 3, around: [3] },
    { name: "B4", row: 1, column: 4, part: "settlement", seats: 2, around: [0, 1, 2] },
  ],
  settlements: [{ name: "Kyoto", hex: 3, room: 2 }],
  tiles: [
    tile("helmet", 4, [0]),
    tile("ship", 2, [0, 1, 2]),
    tile("exchange", 0, []),
    tile("swap", 0, []),
  ],
  figures: ["helmet", "Buddha", "rice"],
  figures_of_a_kind: [0, 0, 7, 10, 13],
  most_aside: 4,
};

const view = {
  seat: 1,
  seats: 3,
  options: { screens: "closed" },
  pending: ["LayTiles"],
  tiles: [
    [0, 0, 0],
    [2, 1, 1],
  ],
} as unknown as SamuraiView;

function parts(verb: number, noun: number): string[][] {
  return waysOf([{ action: noun * 64 + verb, text: "" }], pieces).map((way) => way.parts);
}

describe("actions", () => {
  test("a tile is chosen", () => expect(parts(0, 7)).toEqual([["tile:7"]]));

  test("a figure is placed: first its kind, then the settlement", () =>
    expect(parts(1, (2 << 6) | 5)).toEqual([["kind:2", "settlement:5"]]));

  test("a tile is laid on a hex", () =>
    expect(parts(2, (44 << 5) | 9)).toEqual([["tile:9", "hex:44"]]));

  test("the tile exchange takes up the tile on a hex", () =>
    expect(parts(3, 12)).toEqual([["tile:2", "hex:12"]]));

  test("two figures are swapped, whichever is tapped first", () => {
    const one = 5;
    const other = (1 << 6) | 7;
    expect(parts(4, (one << 8) | other)).toEqual([
      ["tile:3", "figure:5", "figure:71"],
      ["tile:3", "figure:71", "figure:5"],
    ]);
  });

  test("to end the turn has no place on the map", () => expect(parts(5, 0)).toEqual([[]]));
});

describe("the map", () => {
  test("influence is the sum of what touches a settlement", () =>
    expect(influenceOn(view, pieces, 0)).toEqual([
      [4, 0, 0],
      [2, 2, 2],
      [0, 0, 0],
    ]));

  test("only empty land is open", () => expect(openLand(view, pieces, 0)).toEqual([1]));

  test("kinds are bits", () => expect(kindsIn(5)).toEqual([0, 2]));

  test("the box has sea around it", () => {
    const box = boxAround([
      { x: 0, y: 0 },
      { x: 100, y: 50 },
    ]);
    expect(box.x).toBeLessThan(-25);
    expect(box.x + box.width).toBeGreaterThan(125);
  });

  test("a tie is no majority", () => {
    expect(aheadIn([2, 5, 5])).toBe(-1);
    expect(aheadIn([2, 5, 4])).toBe(1);
    expect(aheadIn([0, 0])).toBe(-1);
  });

  test("the others count for who has one majority, and for nobody else", () => {
    const rows = majoritiesIn([
      [3, 0, 1],
      [1, 2, 1],
      [0, 1, 4],
      [0, 0, 0],
    ]);
    expect(rows.map(({ led }) => led)).toEqual([1, 1, 1, 0]);
    expect(rows.map(({ others }) => others)).toEqual([1, 2, 1, undefined]);
    expect(
      majoritiesIn([
        [2, 2, 0],
        [1, 1, 1],
      ])[0].others,
    ).toBe(undefined);
  });

  test("screens hide what others have captured", () => {
    expect(isOpen(view, 1)).toBe(true);
    expect(isOpen(view, 0)).toBe(false);
    expect(isOpen({ ...view, pending: [] }, 0)).toBe(true);
  });

  test("a line of captures tells whose each figure is", () => {
    const line = { frame: "Capture", facts: [5, 0, 2, 5, 1, -1] } as unknown as Line;
    expect([...ownersIn([line])]).toEqual([
      [5, 2],
      [64 + 5, -1],
    ]);
  });
});

describe("a line of the story shows", () => {
  function hexes(line: Partial<Line>) {
    return hexesIn({ kind: "game", text: "", action: -1, facts: [], ...line } as Line, pieces);
  }

  test("the hex of a tile", () => expect(hexes({ action: act(VERBS.LAY, 1 << 5) })).toEqual([1]));

  test("the settlement of a figure", () =>
    expect(hexes({ action: act(VERBS.PLACE, figure(2, 0)) })).toEqual([3]));

  test("every settlement that was surrounded, once", () =>
    expect(hexes({ frame: "Capture", facts: [0, 0, 1, 0, 2, -1] })).toEqual([3]));

  test("nothing, if it happened nowhere", () => {
    expect(hexes({})).toEqual([]);
    expect(hexesIn(null, pieces)).toEqual([]);
  });
});

test("a line of the story tells of its tile, or of the figures that were captured", () => {
  const line = { kind: "game", text: "", seat: 1, facts: [] as number[] } as unknown as Line;
  expect(tileIn({ ...line, action: act(VERBS.LAY, (2 << 5) | 1) }, pieces)).toBe(1);
  expect(tileIn({ ...line, action: act(VERBS.END) }, pieces)).toBe(-1);
  expect(tileIn({ ...line, action: -1 }, pieces)).toBe(-1);
  expect(figuresIn({ ...line, frame: "Capture", facts: [0, 2, 1, 0, 1, -1] })).toEqual([2, 1]);
  expect(figuresIn({ ...line, frame: "LayTiles" })).toEqual([]);
});
