import { describe, expect, it } from "vitest";
import { endsOf, nearest, pathOf, pointAt, xOf, yOf } from "../src/lib/pages/review/curve";
import { eyeOf, matchLink, momentAt, sameMoment } from "../src/lib/pages/moments";
import { accuracyOverTime, streaks, tallies } from "../src/lib/pages/play";

const box = { width: 128, height: 110, left: 0, right: 28, top: 5, bottom: 5 };
const curve = [
  { at: 0, chances: [0.5, 0.5], doubt: 0 },
  { at: 30, chances: [0.6, 0.4], doubt: 0 },
  { at: 31, chances: [1, 0], doubt: 0 },
];

describe("the curve", () => {
  it("gives every step the same room, however many moves it is made of", () => {
    expect([0, 30, 31].map((move) => xOf(curve, move, box))).toEqual([0, 50, 100]);
    expect(xOf(curve, 12, box)).toBe(0);
  });
  it("has certainty above", () => {
    expect([yOf(1, box), yOf(0, box)]).toEqual([5, 105]);
    expect(pathOf(curve, 0, box)).toBe("M0.0 55.0L50.0 45.0L100.0 5.0");
  });
  it("finds the step that is pointed at", () => {
    expect([-9, 20, 26, 999].map((x) => nearest(curve, x, box))).toEqual([0, 0, 1, 2]);
    expect([0, 29, 30, 99].map((move) => pointAt(curve, move))).toEqual([0, 0, 1, 2]);
  });
  it("moves crests apart that would lie on each other, and keeps them inside", () => {
    const level = [{ at: 0, chances: [0, 0, 0], doubt: 0 }];
    const ends = endsOf(level, 3, box, 20);
    expect(new Set(ends.map((y, n) => Math.abs(y - ends[(n + 1) % 3]) >= 20))).toEqual(
      new Set([true]),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(100);
  });
});

describe("moments", () => {
  const moments = [0, 3, 3, 7].map((move, n) => ({ move, upto: 10 * n }));
  it("are found by the number of moves, the last one where several belong to a move", () => {
    expect([0, 2, 3, 6, 99].map((move) => momentAt(moments, move))).toEqual([0, 0, 2, 2, 3]);
    expect(momentAt(moments, -1)).toBe(0);
  });
  it("are found again by what was told by then", () => {
    expect([0, 19, 20, 99].map((upto) => sameMoment({ upto }, moments))).toEqual([0, 1, 2, 3]);
  });
  it("have links that open exactly them", () => {
    expect(matchLink("id", "", { at: 3, seat: 1 }, "key")).toBe("/match/id?at=3&seat=1#key");
    expect(matchLink("id", "/review", {}, "")).toBe("/match/id/review");
    const eyes = ["seat=2", "seat=-3", "seat=-4", "seat=x", "seat=1.5", ""];
    expect(eyes.map((link) => eyeOf(new URLSearchParams(link)))).toEqual([2, -3, -4, -4, -4, -4]);
  });
});

describe("one's own play", () => {
  const match = { table: "", key: "", game: "ninjan", seats: 3, decisions: 2, thinking: 100 };
  const matches = [
    { ...match, at: 4, won: true, accuracy: 80 },
    { ...match, at: 3, won: true, accuracy: null },
    { ...match, at: 2, won: false, accuracy: 60, decisions: 6, thinking: 500 },
    { ...match, at: 1, won: true, accuracy: null, seats: 2 },
  ];
  it("is summed by game and number of seats", () => {
    const [most, other] = tallies(matches);
    expect([most.matches, most.won, most.accuracy, most.thinking]).toEqual([3, 2, 70, 340]);
    expect([other.seats, other.accuracy]).toEqual([2, null]);
  });
  it("knows rows of wins and how accuracy went", () => {
    expect(streaks(matches)).toEqual({ now: 2, longest: 2 });
    expect(streaks([])).toEqual({ now: 0, longest: 0 });
    expect(accuracyOverTime(matches).map(({ accuracy }) => accuracy)).toEqual([60, 80]);
  });
});
