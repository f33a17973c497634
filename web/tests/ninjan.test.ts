import { expect, test } from "vitest";
import {
  byValue,
  cardsIn,
  isCountedIn,
  orderOf,
  pileIn,
  resolvedIn,
  seen,
  standing,
  strikeIn,
  sum,
  takerOf,
} from "../src/lib/games/ninjan/layout";
import { PACING } from "../src/lib/games/ninjan/pacing";
import { unfolded, type Shown } from "../src/lib/core/moments";
import type { NinjanLine, NinjanView } from "../src/lib/wire";

const pieces = {
  suit: [0, 1, 2, 0],
  value: [-6, -6, -6, 3],
  beaten_by: [2, 0, 1],
  rounds: 9,
  face_down: -2,
};

test("a pile is worth the sum of its values", () => {
  expect(sum(pieces, [0, 3])).toBe(-3);
  expect(sum(pieces, [])).toBe(0);
});

test("a deal is counted until the next begins, also for who comes later", () => {
  const told = (event: NinjanLine["event"]) => ({ event }) as NinjanLine;
  const counted = told({ kind: "Counted", points: [3, -1] } as NinjanLine["event"]);
  const begun = told({ kind: "RoundBegun", round: 1 });
  expect(isCountedIn([])).toBe(false);
  expect(isCountedIn([begun, counted])).toBe(true);
  expect(isCountedIn([counted, begun])).toBe(false);
});

test("what lies face down was not seen", () => {
  const view = { hand: [1], picks: [pieces.face_down, 2, -1], piles: [[3], [4]], won: [[5], []] };
  const known = seen(view as unknown as NinjanView);
  expect([...known].sort()).toEqual([1, 2, 3, 4, 5]);
});

test("picks turn over by seats, and are then resolved from left to right", () => {
  const view = { picks: [4, 7, 1], resolving: [1, 0, 2] } as unknown as NinjanView;
  expect(orderOf(view, [], true)).toEqual([0, 1, 2]);
  expect(orderOf(view, [], false)).toEqual([1, 0, 2]);
  // Nobody changes places when a card is resolved.
  expect(orderOf({ ...view, resolving: [0, 2] }, [1], false)).toEqual([1, 0, 2]);
  expect(orderOf({ ...view, resolving: [] }, [1, 0, 2], false)).toEqual([1, 0, 2]);
});

test("only what was resolved in this round is done", () => {
  const told = (kind: string, seat: number) => ({ event: { kind }, seat }) as unknown as NinjanLine;
  const story = [told("TurnedUp", -2), told("Resolved", 2), told("Resolved", 0)];
  expect(resolvedIn(story)).toEqual([2, 0]);
  expect(resolvedIn([...story, told("RoundBegun", -2)])).toEqual([]);
  expect(resolvedIn([...story, told("RoundBegun", -2), told("TurnedUp", -2)])).toEqual([]);
});

test("every card of a pile stands where its value can be read", () => {
  for (const count of [1, 2, 8, 9, 30]) {
    const places = Array.from({ length: count }, (_, n) => standing(n, count));
    expect(new Set(places.map(({ column, rise }) => `${column} ${rise}`)).size).toBe(count);
    expect(places.at(-1)!.rise).toBe(0);
    expect(Math.max(...places.map(({ rise }) => rise))).toBeLessThanOrEqual(1);
    expect(Math.max(...places.map(({ column }) => Math.abs(column)))).toBeLessThanOrEqual(1);
  }
});

test("a card strikes the top of a pile, as long as that lies there", () => {
  const event: NinjanLine["event"] = { kind: "Resolved", card: 4, pile: 0, gained: [1, 2] };
  const before = { piles: [[1, 2]] } as unknown as NinjanView;
  const after = { piles: [[4]] } as unknown as NinjanView;
  expect(strikeIn([told({ event })], before)).toEqual({ pile: 0, card: 4, beaten: 2 });
  expect(strikeIn([told({ event })], after)).toBe(null);
  expect(strikeIn([told({ event: { ...event, gained: [] } })], before)).toBe(null);
  expect(strikeIn([], before)).toBe(null);
});

test("a blow is shown before what it wins, with the points of before", () => {
  const event: NinjanLine["event"] = { kind: "Resolved", card: 4, pile: 1, gained: [1, 2] };
  const view = { piles: [[7], [4]], won: [[3], [5, 1, 2]] };
  const moment = { view, scores: [0, 6], lines: [told({ event, seat: 1 })] } as unknown as Shown;
  const before = { scores: [0, 1] } as unknown as Shown;
  const shown = unfolded(before, [moment], PACING);
  expect(shown.map(({ view }) => view.piles)).toEqual([
    [[7], [1, 2]],
    [[7], [4]],
  ]);
  expect(shown[0].view.won).toEqual([[3], [5]]);
  expect(shown.map(({ scores }) => scores)).toEqual([before.scores, moment.scores]);
});

test("the last count is left to the end of the match, unless there is a tie to throw for", () => {
  const lines = [told({ event: { kind: "Counted", points: [3, 4] } })];
  const counted = (pending: object[]) => ({ view: { pending }, lines }) as unknown as Shown;
  const ended = counted([]);
  const [shown] = unfolded(ended, [ended], PACING);
  expect(shown.time).toBeLessThan(PACING.after!.Count!);
  const tied = counted([{ frame: "ThrowSign", seat: -2 }]);
  expect(unfolded(tied, [tied], PACING)).toEqual([tied]);
});

test("a card that takes nothing is laid in one go", () => {
  const event: NinjanLine["event"] = { kind: "Resolved", card: 4, pile: 1, gained: [] };
  const moment = { lines: [told({ event })] } as unknown as Shown;
  expect(unfolded(moment, [moment], PACING)).toEqual([moment]);
});

test("a pile is taken by the sign that beats its top card", () => {
  expect(takerOf(pieces, 0)).toBe(2);
  expect(takerOf(pieces, 1)).toBe(0);
  expect(takerOf(pieces, 2)).toBe(1);
});

test("won cards stand in the order of their values", () => {
  expect(byValue(pieces, [0, 3, 2])).toEqual([3, 0, 2]);
});

function told(line: Partial<NinjanLine>): NinjanLine {
  return {
    kind: "game",
    text: "",
    seat: 0,
    frame: "",
    name: "",
    forced: false,
    parts: null,
    event: null,
    ...line,
  };
}

test("a line of the story shows its pile", () => {
  const event: NinjanLine["event"] = { kind: "Resolved", card: 4, pile: 2, gained: [] };
  expect(pileIn(told({ event }))).toBe(2);
  expect(pileIn(told({ event: { kind: "PileOpened", pile: 1 } }))).toBe(1);
  expect(pileIn(told({ event: { kind: "RoundBegun", round: 2 } }))).toBe(-1);
  expect(pileIn(null)).toBe(-1);
});

test("a line tells of the cards that it names", () => {
  expect(cardsIn(told({ event: { kind: "TurnedUp", cards: [4, 7] } }))).toEqual([4, 7]);
  const event: NinjanLine["event"] = { kind: "Resolved", card: 4, pile: 0, gained: [1, 2] };
  expect(cardsIn(told({ event }))).toEqual([4, 1, 2]);
  const parts = { verb: "deal", card: 9 } as const;
  expect(cardsIn(told({ parts, event: { kind: "PileOpened", pile: 0 } }))).toEqual([9]);
  expect(cardsIn(told({ parts, event: { kind: "Dealt", receiver: 1 } }))).toEqual([]);
  expect(cardsIn(told({ event: { kind: "Counted", points: [1] } }))).toEqual([]);
});
