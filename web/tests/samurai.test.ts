import { describe, expect, test } from "vitest";
import { figuresIn, hexesIn, tileIn, waysOf } from "../src/lib/games/samurai/actions";
import { capturesIn, countedIn } from "../src/lib/games/samurai/captures";
import { captureMarks, recentMarks } from "../src/lib/games/samurai/marks";
import { routesIn } from "../src/lib/games/samurai/routes";
import { isTooEarly, touchedBy, usefulHexes } from "../src/lib/games/samurai/turn";
import { boxAround, openLand, strongestOn } from "../src/lib/games/samurai/layout";
import type {
  SamuraiChoice,
  SamuraiLine,
  SamuraiParts,
  SamuraiPieces,
  SamuraiView,
  Tile,
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
    { hex: 0, seat: 0, tile: 0 },
    { hex: 2, seat: 1, tile: 1 },
  ],
  influence: [
    { settlement: 0, kind: 0, of_seats: [4, 2, 0], strongest: 0 },
    { settlement: 0, kind: 2, of_seats: [0, 2, 2], strongest: -1 },
    { settlement: 1, kind: 1, of_seats: [9, 9, 9], strongest: -1 },
  ],
} as unknown as SamuraiView;

function taps(parts: SamuraiParts): string[][] {
  return waysOf([{ action: 0, text: "", parts, effect: null }], pieces).map((way) => way.parts);
}

describe("routes", () => {
  const acted = (seat: number, parts: SamuraiParts) => [{ seat, parts } as SamuraiLine];
  const at = (key: string) => ({
    key,
    at: "",
    box: { x: 0, y: 0, width: 1, height: 1 },
    isDown: false,
  });

  test("tiles come from the own hand, or from their seat", () => {
    const { from } = routesIn([], 1);
    expect(from(at("tile:1:7:20"))).toEqual(["hand:7", "seat:1"]);
    expect(from(at("tile:2:7:20"))).toEqual(["seat:2"]);
  });

  test("a figure that is placed comes from those that are left, or from who places it", () => {
    const news = acted(2, { verb: "place", kind: 0, settlement: 5 });
    expect(routesIn(news, 1).from(at("figure:0:5"))).toEqual(["kind:0", "seat:2"]);
  });

  test("figures that are exchanged pass each other", () => {
    const two = { kind: 0, settlement: 5, other_kind: 2, other_settlement: 8 };
    const { from } = routesIn(acted(1, { verb: "swap", ...two }), 1);
    expect(from(at("figure:0:8"))).toEqual(["stand:figure:0:5"]);
    expect(from(at("figure:2:5"))).toEqual(["stand:figure:2:8"]);
  });

  test("the tile that the tile exchange takes up goes back", () => {
    const news = acted(1, { verb: "exchange", hex: 20 });
    expect(routesIn(news, 1).to(at("tile:1:7:20"))).toBe("hand:7");
    expect(routesIn(news, 2).to(at("tile:1:7:20"))).toBe("seat:1");
    expect(routesIn(news, 1).to(at("tile:1:7:21"))).toBeUndefined();
  });

  test("a captured figure goes to who takes it", () => {
    const figures = [{ kind: 1, settlement: 5, taker: 2 }];
    const news = [{ seat: -1, event: { kind: "Captured", figures } } as unknown as SamuraiLine];
    expect(routesIn(news, 1).wins(at("figure:1:5"))).toEqual([
      "captured:2:1",
      "screen:2",
      "seat:2",
    ]);
    expect(routesIn(news, 1).wins(at("figure:0:5"))).toEqual([]);
  });
});

describe("actions", () => {
  test("a tile is chosen", () => expect(taps({ verb: "choose", tile: 7 })).toEqual([["tile:7"]]));

  test("a figure is placed: first its kind, then the settlement", () =>
    expect(taps({ verb: "place", kind: 2, settlement: 5 })).toEqual([["kind:2", "settlement:5"]]));

  test("a tile is laid on a hex", () =>
    expect(taps({ verb: "lay", tile: 9, hex: 44 })).toEqual([["tile:9", "hex:44"]]));

  test("the tile exchange takes up the tile on a hex", () =>
    expect(taps({ verb: "exchange", hex: 12 })).toEqual([["tile:2", "hex:12"]]));

  test("two figures are swapped, whichever is tapped first", () => {
    const figures = { kind: 0, settlement: 5, other_kind: 1, other_settlement: 7 };
    expect(taps({ verb: "swap", ...figures })).toEqual([
      ["tile:3", "figure:0:5", "figure:1:7"],
      ["tile:3", "figure:1:7", "figure:0:5"],
    ]);
  });

  test("to end the turn has no place on the map", () =>
    expect(taps({ verb: "end" })).toEqual([[]]));
});

describe("the map", () => {
  test("who would take each figure of a settlement is told", () => {
    expect([0, 1, 2].map((kind) => strongestOn(view, 0, kind))).toEqual([0, -1, -1]);
  });

  test("only empty land is open", () => expect(openLand(view, pieces, 0)).toEqual([1]));

  test("the box has sea around it", () => {
    const box = boxAround([
      { x: 0, y: 0 },
      { x: 100, y: 50 },
    ]);
    expect(box.x).toBeLessThan(-25);
    expect(box.x + box.width).toBeGreaterThan(125);
  });

  test("a line of captures tells whose each figure is", () => {
    const taken = capturesIn([told({}), told({ event: CAPTURED })]);
    expect(taken.map(({ kind, taker }) => [kind, taker])).toEqual([
      [0, 2],
      [2, -1],
    ]);
  });
});

const CAPTURED: SamuraiLine["event"] = {
  kind: "Captured",
  figures: [
    { settlement: 0, kind: 0, taker: 2 },
    { settlement: 0, kind: 2, taker: -1 },
  ],
};

function told(line: Partial<SamuraiLine>): SamuraiLine {
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

describe("a line of the story shows", () => {
  function hexes(line: Partial<SamuraiLine>) {
    return hexesIn(told(line), pieces);
  }

  test("the hex of a tile", () =>
    expect(hexes({ parts: { verb: "lay", tile: 0, hex: 1 } })).toEqual([1]));

  test("the settlement of a figure", () =>
    expect(hexes({ parts: { verb: "place", kind: 2, settlement: 0 } })).toEqual([3]));

  test("every settlement that was surrounded, once", () =>
    expect(hexes({ event: CAPTURED })).toEqual([3]));

  test("nothing, if it happened nowhere", () => {
    expect(hexes({})).toEqual([]);
    expect(hexesIn(null, pieces)).toEqual([]);
  });
});

test("a line of the story tells of its tile, or of the figures that were captured", () => {
  expect(tileIn(told({ parts: { verb: "lay", tile: 1, hex: 2 } }), pieces)).toBe(1);
  expect(tileIn(told({ parts: { verb: "exchange", hex: 2 } }), pieces)).toBe(2);
  expect(tileIn(told({ parts: { verb: "end" } }), pieces)).toBe(-1);
  expect(tileIn(told({}), pieces)).toBe(-1);
  expect(figuresIn(told({ event: CAPTURED }))).toEqual([0, 2]);
  expect(figuresIn(told({ event: { kind: "Lifted", tile: 0 } }))).toEqual([]);
});

test("the count is what the last line tells of it", () => {
  const counted: SamuraiLine["event"] = {
    kind: "Counted",
    kind_is_gone: true,
    four_are_aside: false,
    leaders: [1, -1, -1],
    standings: [
      { counts: [0, 1, 0], majorities: 0, others: null, total: 1 },
      { counts: [2, 1, 0], majorities: 1, others: 1, total: 3 },
    ],
    winners: [1],
    decided_by: "only",
    tie_breaks: { others: [], total: [] },
  };
  expect(countedIn([told({}), told({ event: counted }), told({})])).toEqual(counted);
  expect(countedIn([told({ event: CAPTURED })])).toBe(undefined);
});

describe("the end of a turn is too early", () => {
  const ship = { ...pieces.tiles[1], character: true };
  const table = { ...pieces, tiles: [pieces.tiles[0], ship] };
  const lay = (tile: number, open: number, closes = false): SamuraiChoice[] => [
    {
      action: 0,
      text: "",
      parts: { verb: "lay", tile, hex: 2 },
      effect: { settlements: [{ settlement: 0, figures: [], open, closes }] },
    },
  ];
  const figures = [{ settlement: 0, kind: 0, of_seats: [4, 2, 0], strongest: 0 }];
  const led = { ...view, influence: figures };

  test("while a tile without the character can be laid", () =>
    expect(isTooEarly(lay(0, 1), led, table, 1)).toBe(true));

  test("but not for a ship that changes nothing now", () => {
    expect(isTooEarly(lay(1, 1), led, table, 1)).toBe(false);
    expect(isTooEarly(lay(1, 0, true), led, table, 1)).toBe(false);
  });

  test("while a ship can capture a figure at once", () => {
    const [choice] = lay(1, 0, true);
    const captured = [{ kind: 0, of_seats: [4, 5, 0], strongest: 1 }];
    const settlements = [{ settlement: 0, figures: captured, open: 0, closes: true }];
    expect(isTooEarly([{ ...choice, effect: { settlements } }], led, table, 1)).toBe(true);
    expect(isTooEarly([{ ...choice, effect: { settlements } }], led, table, 0)).toBe(false);
  });

  test("while a ship would change who takes a figure of a surrounded settlement", () => {
    const beside = (own: number, strongest: number): SamuraiChoice[] => {
      const touched = [{ kind: 0, of_seats: [4, own, 0], strongest }];
      const settlements = [{ settlement: 0, figures: touched, open: 0, closes: false }];
      return [{ ...lay(1, 0)[0], effect: { settlements } }];
    };
    expect(isTooEarly(beside(5, 1), led, table, 1)).toBe(true);
    expect(isTooEarly(beside(4, -1), led, table, 1)).toBe(true);
    expect(isTooEarly(beside(3, 0), led, table, 1)).toBe(false);
  });

  test("what a tile would bring is found by the tile and the hex", () => {
    expect(touchedBy(lay(1, 1), { tile: 1, hex: 2 })).toHaveLength(1);
    expect(touchedBy(lay(1, 1), { tile: 0, hex: 2 })).toEqual([]);
  });
});

describe("what a tile in hand is good for", () => {
  function lay(hex: number, influence: number): SamuraiChoice {
    const of_seats = [0, 0, 0].with(view.seat, influence);
    const figures = [{ kind: 0, of_seats, strongest: 0 }];
    const settlements = [{ settlement: 0, figures, open: 1, closes: false }];
    return { action: 0, text: "", parts: { verb: "lay", tile: 0, hex }, effect: { settlements } };
  }

  test("it counts where it adds to the own influence on a figure", () => {
    // The viewer has an influence of 2 on the helmet.
    expect(usefulHexes([lay(0, 6), lay(1, 2)], view, 0)).toEqual(new Set([0]));
    expect(usefulHexes([lay(0, 6)], view, 1)).toEqual(new Set());
  });
});

describe("marks on the map", () => {
  test("each figure that is captured has a place of its own", () => {
    const taken = [
      { settlement: 0, kind: 0, taker: 1 },
      { settlement: 0, kind: 2, taker: -1 },
    ];
    const marks = captureMarks(taken, pieces);
    expect(marks.map((mark) => (mark.kind === "capture" ? mark.place : -1))).toEqual([0, 1]);
    expect(marks.every(({ hex }) => hex === 3)).toBe(true);
  });

  test("what others did is marked in their colour", () => {
    const line = { seat: 2, parts: { verb: "lay", tile: 0, hex: 1 }, event: null };
    expect(recentMarks([line as unknown as SamuraiLine], pieces)).toEqual([
      { kind: "recent", hex: 1, seat: 2 },
    ]);
  });
});
