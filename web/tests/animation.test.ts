import { expect, test } from "vitest";
import { journeys, shift, starts, type Piece, type Scene } from "../src/lib/games/animation";

const HERE = { x: 0, y: 0, width: 10, height: 20 };
const THERE = { x: 100, y: 50, width: 20, height: 40 };

function piece(key: string, at: string, box = HERE, isDown = false): Piece {
  return { key, at, box, isDown };
}

function scene(pieces: Piece[], homes: Record<string, typeof HERE> = {}): Scene {
  return {
    pieces: new Map(pieces.map((one) => [one.key, one])),
    homes: new Map(Object.entries(homes)),
  };
}

test("a piece comes from the place where it lay before", () => {
  const now = piece("card:5", "table", THERE);
  expect(journeys(scene([piece("card:5", "hand")]), scene([now]), {})).toEqual([
    { kind: "comes", piece: now, from: HERE, isFromHome: false },
  ]);
});

test("a card that becomes a mark of itself travels as a card", () => {
  const card = piece("card:5", "pile");
  const mark = piece("card:5", "won", { x: 50, y: 50, width: 12, height: 6 });
  expect(journeys(scene([card]), scene([mark]), {})).toEqual([
    { kind: "shrinks", piece: mark, old: card },
  ]);
});

test("a piece that only moved with the page does not travel", () => {
  const before = scene([piece("card:5", "hand")]);
  expect(journeys(before, scene([piece("card:5", "hand", THERE)]), {})).toEqual([]);
});

test("a new piece comes from the first of its homes that was there", () => {
  const now = piece("card:5", "table");
  const routes = { from: () => ["hand:5", "seat:2"] };
  expect(journeys(scene([], { "seat:2": THERE }), scene([now]), routes)).toEqual([
    { kind: "comes", piece: now, from: THERE, isFromHome: true },
  ]);
  expect(journeys(scene([]), scene([now]), routes)).toEqual([]);
});

test("a piece that is gone goes to its home, if it has one", () => {
  const old = piece("card:5", "table");
  const now = scene([], { "seat:2": THERE });
  expect(journeys(scene([old]), now, { to: () => "seat:2" })).toEqual([
    { kind: "goes", piece: old, to: THERE },
  ]);
  expect(journeys(scene([old]), now, { to: () => undefined })).toEqual([]);
});

test("what is won goes to its winner, one after another", () => {
  const won = [piece("figure:0:5", "settlement:5"), piece("figure:1:5", "settlement:5")];
  const routes = { wins: () => ["seat:2"] };
  const found = journeys(scene(won), scene([], { "seat:2": THERE }), routes);
  expect(found).toEqual(won.map((one) => ({ kind: "won", piece: one, to: THERE, home: "seat:2" })));
  // Longer than what only makes room.
  const going = journeys(scene(won), scene([], { "seat:2": THERE }), { to: () => "seat:2" });
  expect(starts(found)[1]).toBeGreaterThan(2 * starts(going)[1]);
});

test("an open card in the place of a hidden one is that card, turned over", () => {
  const back = piece("pick:1", "pick:1", HERE, true);
  const face = piece("card:5", "pick:1");
  const routes = { from: () => ["seat:1"], to: () => "seat:1" };
  const homes = { "seat:1": THERE };
  expect(journeys(scene([back], homes), scene([face], homes), routes)).toEqual([
    { kind: "turns", piece: face, back },
  ]);
});

test("if everything changes at once nothing travels", () => {
  const many = Array.from({ length: 30 }, (_, n) => `card:${n}`);
  const before = scene(many.map((key) => piece(key, "hand")));
  expect(journeys(before, scene(many.map((key) => piece(key, "table"))), {})).toEqual([]);
});

test("an old trick is gone before the next one is led to", () => {
  const homes = { "seat:1": THERE };
  const old = [piece("trick:0:3", "trick:0"), piece("trick:1:9", "trick:1")];
  const lead = piece("trick:1:5", "trick:1");
  const found = journeys(scene(old, homes), scene([lead], homes), {
    from: () => ["seat:1"],
    to: () => "seat:1",
  });
  const start = starts(found);
  const ends = found.flatMap(({ kind }, n) => (kind === "goes" ? [start[n] + 1] : []));
  expect(ends).toHaveLength(2);
  expect(start[found.findIndex(({ kind }) => kind === "comes")]).toBe(Math.max(...ends));
});

test("what comes to a place that was free does not wait", () => {
  const homes = { "seat:1": THERE };
  const routes = { from: () => ["seat:1"], to: () => "seat:1" };
  const before = scene([piece("card:3", "left")], homes);
  const found = journeys(before, scene([piece("card:5", "right")], homes), routes);
  expect(found.map(({ kind }) => kind)).toEqual(["comes", "goes"]);
  expect(starts(found)[0]).toBe(0);
});

test("a piece is drawn as if it lay elsewhere, middle upon middle", () => {
  expect(shift(HERE, THERE)).toBe("translate(105px, 60px) scale(2)");
  expect(shift(HERE, THERE, 0.5)).toBe("translate(105px, 60px) scale(0.5)");
});
