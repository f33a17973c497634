import { describe, expect, test } from "vitest";
import {
  afterTap,
  distinct,
  forced,
  leadsOn,
  leadTo,
  nextParts,
  offered,
  ranksOf,
  reached,
  trimmed,
  waysFrom,
  type Way,
} from "../src/lib/games/ways";

function way(action: number, ...parts: string[]): Way {
  return { choice: { action, text: String(action), parts: null, effect: null }, parts };
}

const ways = [
  way(1, "tile:1", "hex:1"),
  way(2, "tile:1", "hex:2"),
  way(3, "tile:2", "hex:2"),
  way(4, "tile:3"),
  way(5),
];

describe("buttons", () => {
  const actions = (picked: string[], isOwnPick: boolean, most: number) =>
    offered(ways, picked, isOwnPick, most, () => true).map(({ choice }) => choice.action);

  test("what has no place is a button as long as nothing is picked", () => {
    expect(actions([], false, 2)).toEqual([5]);
  });
  test("what leads on from what was picked is not mixed with it", () => {
    expect(actions(["tile:1"], true, 2)).toEqual([1, 2]);
  });
  test("it stays where nothing is listed, and where nobody has picked anything", () => {
    expect(actions(["tile:1"], true, 1)).toEqual([5]);
    expect(actions(["tile:2"], false, 1)).toEqual([3, 5]);
  });
});

describe("selection", () => {
  test("the first parts are offered first", () => {
    expect([...nextParts(ways, [])]).toEqual(["tile:1", "tile:2", "tile:3"]);
  });

  test("a part leads to its next parts only", () => {
    expect([...nextParts(ways, ["tile:2"])]).toEqual(["hex:2"]);
    expect(waysFrom(ways, ["tile:1"]).map((found) => found.choice.action)).toEqual([1, 2]);
  });

  test("an action is reached when all its parts are picked", () => {
    expect(reached(ways, ["tile:1"])).toBeUndefined();
    expect(reached(ways, ["tile:1", "hex:2"])?.choice.action).toBe(2);
    expect(reached(ways, ["tile:3"])?.choice.action).toBe(4);
  });

  test("a second tap on the same part puts it down", () => {
    expect(afterTap(ways, ["tile:1"], "tile:1")).toEqual([]);
  });

  test("another first part takes the place of the one that was picked", () => {
    expect(afterTap(ways, ["tile:1"], "tile:2")).toEqual(["tile:2"]);
  });

  test("what cannot be picked changes nothing", () => {
    expect(afterTap(ways, ["tile:2"], "hex:1")).toEqual(["tile:2"]);
  });

  test("what there is no choice about is picked, but never the last part", () => {
    expect(forced(ways)).toEqual([]);
    expect(forced([way(1, "tile:1", "hex:1"), way(2, "tile:1", "hex:2")])).toEqual(["tile:1"]);
    expect(forced([way(1, "tile:1", "hex:1")])).toEqual(["tile:1"]);
    expect(forced([way(5)])).toEqual([]);
    // Who may pass is not led into anything.
    expect(forced([way(1, "life", "number:1"), way(2, "life", "number:2"), way(5)])).toEqual([]);
  });

  test("ways that look the same get another part", () => {
    const found = distinct([way(1, "a"), way(2, "a"), way(3, "b"), way(4), way(5)]);
    expect(found.map(({ parts }) => parts)).toEqual([
      ["a", "choice:1"],
      ["a", "choice:2"],
      ["b"],
      [],
      [],
    ]);
  });

  test("parts that leave nothing to choose are left out", () => {
    const long = [
      way(1, "a", "b", "c"),
      way(2, "a", "d", "e"),
      way(3, "a", "d", "f"),
      way(4, "g", "h"),
    ];
    expect(trimmed(long, () => 2).map(({ parts }) => parts.join(""))).toEqual([
      "ab",
      "ade",
      "adf",
      "gh",
    ]);
    expect(trimmed(long, () => 1).map(({ parts }) => parts.join(""))).toEqual([
      "ab",
      "ade",
      "adf",
      "g",
    ]);
  });

  test("what leads on to something can be lifted", () => {
    expect(leadsOn(ways, "tile:1")).toBe(true);
    expect(leadsOn(ways, "tile:3")).toBe(false);
    expect(leadsOn(ways, "hex:1")).toBe(false);
  });

  test("what is dropped somewhere finds its way if there is only one", () => {
    const long = [
      way(1, "card", "attack", "seat:1"),
      way(2, "card", "move", "seat:2"),
      way(3, "card", "move", "seat:1"),
    ];
    expect(leadTo(long, ["card"], "seat:2")).toEqual(["card", "move"]);
    expect(leadTo(long, ["card"], "seat:1")).toBeNull();
    expect(leadTo(long, ["card"], "seat:3")).toBeNull();
    expect(leadTo(ways, ["tile:1"], "hex:2")).toEqual(["tile:1"]);
  });
});

describe("ranks", () => {
  const ranked = (picked: string[]) => Object.fromEntries(ranksOf(ways, [2, 3], picked));

  test("all that names the best choice is ranked", () =>
    expect(ranked([])).toEqual({ "tile:1": 1, "hex:2": 1, "tile:2": 2 }));

  test("what would do something else with what was picked is not", () =>
    expect(Object.fromEntries(ranksOf(ways, [3], ["tile:1"]))).toEqual({ "tile:2": 1 }));
});
