import { describe, expect, test } from "vitest";
import { lossIn } from "../src/lib/games/sake/loss";
import { arrowOf, goingIn, goneIn, tokensAfter, type Tokens } from "../src/lib/games/sake/steps";
import type { SakeFrame, SakeLine, SakeView } from "../src/lib/wire";

const table = (steps: number[], alive = steps.map((_, seat) => seat)): SakeView =>
  ({ seat: 0, seats: 4, alive, steps, minions: [], pending: [] }) as unknown as SakeView;

const shown = (tokens: Tokens) => Object.fromEntries(tokens);
const told = (line: Partial<SakeLine>): SakeLine =>
  ({ seat: 1, frame: "", text: "", kind: "game", parts: null, event: null, ...line }) as SakeLine;

describe("step tokens", () => {
  const first = tokensAfter(new Map(), table([2, 2, 2, 2]));

  test("every token is a thing of its own", () =>
    expect(shown(first)).toEqual({ 0: [0, 1], 1: [2, 3], 2: [4, 5], 3: [6, 7] }));

  test("who moves to the right takes tokens from there to the left", () =>
    // Seat 1 stands between the rows of 0 and 1.
    expect(shown(tokensAfter(first, table([3, 1, 2, 2])))).toMatchObject({
      0: [0, 1, 2],
      1: [3],
    }));

  test("who moves to the left takes them from there to the right", () =>
    expect(shown(tokensAfter(first, table([1, 3, 2, 2])))).toMatchObject({
      0: [0],
      1: [1, 2, 3],
    }));

  test("tokens that come are new, and those that go are gone", () => {
    expect(shown(tokensAfter(first, table([2, 3, 2, 2])))).toMatchObject({ 1: [2, 3, 8] });
    expect(shown(tokensAfter(first, table([2, 1, 2, 2])))).toMatchObject({ 1: [2] });
  });

  test("after a death its neighbours have one row", () =>
    expect(shown(tokensAfter(first, table([2, 0, 2, 2], [0, 2, 3])))).toEqual({
      0: [0, 1],
      2: [4, 5],
      3: [6, 7],
    }));
});

describe("ways", () => {
  const pending: SakeFrame[] = ["Advance", "MayFalter"];
  const move = told({ parts: { verb: "move", card: 3, side: 1, steps: 2 } });

  test("who is about to go is known as long as others may forbid it", () => {
    const asked = { ...table([2, 2, 2, 2]), pending };
    expect(goingIn(asked, [move, told({ frame: "MayFalter" })])).toEqual({
      seat: 1,
      side: 1,
      steps: 2,
    });
    expect(goingIn({ ...asked, pending: ["ChoosePlay"] }, [move])).toBeNull();
  });

  test("the last way of everybody who went leaves a trace", () => {
    const went = (side: number, steps: number) =>
      told({ event: { kind: "Advanced", side, steps } });
    expect(goneIn([went(0, 1), told({}), went(1, 2)])).toEqual([{ seat: 1, side: 1, steps: 2 }]);
  });

  test("an arrow points to the side to which somebody goes", () => {
    const view = table([3, 3, 3, 3]);
    const right = arrowOf(view, { seat: 0, side: 1, steps: 1 }, false);
    const left = arrowOf(view, { seat: 0, side: 0, steps: 1 }, false);
    // Seat 0 is at the bottom: clockwise is to the left of who looks at it.
    const tip = (head: string) => Number(head.split("L")[1].split(" ")[0]);
    expect(tip(right!.head)).toBeLessThan(0);
    expect(tip(left!.head)).toBeGreaterThan(0);
    const farther = arrowOf(view, { seat: 0, side: 1, steps: 3 }, false);
    expect(tip(farther!.head)).toBeLessThan(tip(right!.head));
  });
});

test("what is about to be taken is known from what was played last", () => {
  const waits = (...pending: SakeFrame[]) => ({ ...table([2, 2, 2, 2]), pending });
  const thing = told({ parts: { verb: "text", card: 3, seat: 2, thing: 7 } });
  const sake = told({ parts: { verb: "aim", title: 4, seat: 1, place: 9 } });
  const burn = told({ parts: { verb: "burn", place: 5 } });
  const katana = { seat: 2, place: 7, isSake: false };
  expect(lossIn(waits("LoseThing", "MayBurn"), [sake, thing, burn])).toEqual(katana);
  const cup = { seat: 1, place: 9, isSake: true };
  expect(lossIn(waits("LoseToken", "MayBurn"), [thing, sake])).toEqual(cup);
  expect(lossIn(waits("ChoosePlay"), [thing, sake])).toBeNull();
});
