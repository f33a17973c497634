import { expect, test } from "vitest";
import { moveStarts, turnStarts } from "../src/lib/pages/moves";

test("what is dealt belongs to the beginning, and what comes of a move to the move", () => {
  const moments = [
    { move: 0, seat: -2 },
    { move: 1, seat: -1 },
    { move: 2, seat: -1 },
    { move: 3, seat: 0 },
    { move: 3, seat: 0 },
    { move: 4, seat: -1 },
    { move: 5, seat: 1 },
  ];
  expect(moveStarts(moments)).toEqual([0, 3, 6]);
});

test("what somebody does in a row is one turn", () => {
  const moments = [
    { move: 0, seat: -2 },
    { move: 1, seat: 0 },
    { move: 2, seat: 0 },
    { move: 3, seat: -1 },
    { move: 4, seat: 0 },
    { move: 5, seat: 1 },
    { move: 6, seat: 0 },
  ];
  expect(turnStarts(moments)).toEqual([0, 1, 5, 6]);
});
