import { beforeEach, expect, test, vi } from "vitest";
import type { Hex, SamuraiCardsPieces, SamuraiPieces, SamuraiView } from "../src/lib/wire";

beforeEach(() => {
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

const pieces = {
  tiles: [{ kind: "helmet", name: "helmet 4" }, { kind: "exchange" }, { kind: "swap" }],
  figures: ["helmet", "Buddha", "rice"],
  settlements: [{ name: "Kyoto" }],
} as unknown as SamuraiPieces;

test("what was picked leads on to the next tap", async () => {
  const { nextText } = await import("../src/lib/games/samurai/labels");
  const lays = (...picked: string[]) => nextText("LayTiles", picked, pieces);
  expect(lays()).toBe("");
  expect(lays("tile:0")).toBe("Where do you lay helmet 4?");
  expect(lays("tile:1")).toBe("Tap the tile of yours that you take up.");
  expect(lays("tile:2")).toBe("Tap the first of the two figures.");
  expect(lays("tile:2", "figure:1:0")).toContain("Buddha in Kyoto");
  expect(nextText("PlaceFigure", ["kind:0"], pieces)).toBe("Where do you place the helmet?");
  // Tiles of the first hand are taken by a second tap.
  expect(nextText("ChooseTiles", ["tile:0"], pieces)).toBe("");
});

function hex(name: string, row: number, column: number, seats = 2): Hex {
  return { name, row, column, part: "land", seats, around: [] };
}

test("a hex is called by the settlement that is nearest, and how it lies from there", async () => {
  const { placeNames } = await import("../src/lib/games/samurai/places");
  const settlements = [
    { name: "Kyoto", hex: 0, room: 2 },
    { name: "Nara", hex: 1, room: 1 },
    { name: "Sapporo", hex: 2, room: 2 },
  ];
  const hexes = [
    hex("Kyoto", 10, 10),
    hex("Nara", 10, 30),
    hex("Sapporo", 10, 14, 4),
    hex("beside", 10, 12),
    hex("aslant", 9, 9),
    hex("straight", 12, 12),
    hex("flat", 11, 5),
    hex("steep", 7, 11),
  ];
  const map = { ...pieces, hexes, settlements } as SamuraiPieces;
  expect(placeNames(map, 2)).toEqual([
    "Kyoto",
    "Nara",
    "2 spaces east of Kyoto",
    "east of Kyoto",
    "north-west of Kyoto",
    "2 spaces south-east of Kyoto",
    "2 spaces west and 1 space south-west of Kyoto",
    "2 spaces north-east and 1 space north-west of Kyoto",
  ]);
  // Who plays with four has a settlement there.
  expect(placeNames(map, 4).slice(2, 4)).toEqual(["Sapporo", "east of Kyoto"]);
});

test("a way leads from hex to hex in as many steps as it says", async () => {
  const { legsTo, stepsTo } = await import("../src/lib/games/samurai/places");
  const MOVES: Record<string, [number, number]> = {
    "north-east": [-1, 1],
    "north-west": [-1, -1],
    "south-east": [1, 1],
    "south-west": [1, -1],
    east: [0, 2],
    west: [0, -2],
  };
  const from = hex("", 0, 0);
  for (let row = -6; row <= 6; row++)
    for (let column = -12 + (row & 1); column <= 12; column += 2) {
      const to = hex("", row, column);
      const legs = legsTo(from, to).filter(({ count }) => count);
      const sum = (n: number) =>
        legs.reduce((all, { direction, count }) => all + MOVES[direction][n] * count, 0);
      expect([sum(0), sum(1)]).toEqual([row, column]);
      expect(legs.reduce((all, { count }) => all + count, 0)).toBe(stepsTo(from, to));
    }
});

test("a place on the table that grows is told from the first village", async () => {
  const { freeLabel, placeText } = await import("../src/lib/games/samurai_cards/labels");
  const { cellAt } = await import("../src/lib/games/samurai_cards/grid");
  const at = (column: number, row: number) => placeText(cellAt({ column, row }));
  expect(at(0, 0)).toBe("the first one");
  expect(at(0, 1)).toBe("north of the first village");
  expect(at(-2, 0)).toBe("2 spaces west of the first village");
  expect(at(1, -1)).toBe("1 space south and 1 space east of the first village");
  const cell = cellAt({ column: 0, row: 1 });
  expect(freeLabel(cell, undefined)).toBe("free place, north of the first village");
  expect(freeLabel(cell, "place rice 2")).toBe("place rice 2, north of the first village");
});

test("who cannot see the dash on a figure is told of the tie", async () => {
  const { settlementLabel } = await import("../src/lib/games/samurai/labels");
  const map = { ...pieces, settlements: [{ name: "Kyoto", hex: 0, room: 2 }] };
  const told = { ...map, hexes: [hex("Kyoto", 10, 10)] } as SamuraiPieces;
  const view = {
    figures: [[0, 1]],
    tiles: [],
    influence: [
      { settlement: 0, kind: 0, of_seats: [2, 2], strongest: -1 },
      { settlement: 0, kind: 1, of_seats: [0, 0], strongest: -1 },
    ],
  } as unknown as SamuraiView;
  expect(settlementLabel(0, view, told, [])).toBe("Kyoto: helmet (tied) and Buddha; empty land 0");
});

test("and of a stone of a village of the card game", async () => {
  const { villageLabel } = await import("../src/lib/games/samurai_cards/labels");
  const cards = {
    symbols: ["helmet", "Buddha", "rice"],
    villages: [{ name: "helmet" }],
  } as unknown as SamuraiCardsPieces;
  const stones = [{ symbol: 0, taker: -1, influence: [3, 3] }];
  const village = { cell: 0, symbols: 0, is_turned: false, stones };
  expect(villageLabel(village, cards, [])).toContain("helmet (tied)");
  expect(villageLabel({ ...village, is_turned: true }, cards, [])).not.toContain("tied");
});
