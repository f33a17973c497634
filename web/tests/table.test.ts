import { expect, test } from "vitest";
import { CRESTS } from "../src/lib/core/crests";
import { signedText } from "../src/lib/core/numbers";
import { budgetOf, timeLeft, timeText } from "../src/lib/core/clocks";
import { clockOf, CLOCKS, seatPlans } from "../src/lib/pages/plans";
import { nextAtScreen } from "../src/lib/pages/table/sharing";
import type { Choice } from "../src/lib/wire";

const choice: Choice = { action: 0, text: "", parts: { verb: "pass" }, effect: null };

test("who looks and is asked keeps the screen", () => {
  const shown = { seat: 0, legal: [choice], awaited: [0, 1] };
  expect(nextAtScreen([0, 1], shown, [])).toBe(-1);
});

test("the next seat of this screen that is asked gets it, those of others do not", () => {
  const shown = { seat: 0, legal: [], awaited: [1, 2] };
  expect(nextAtScreen([0, 2], shown, [0])).toBe(2);
  expect(nextAtScreen([0], shown, [0])).toBe(-1);
});

test("a seat that has answered is not asked again, though the others may not know it", () => {
  const shown = { seat: 1, legal: [], awaited: [0, 2] };
  expect(nextAtScreen([0, 1], shown, [0, 1])).toBe(-1);
});

test("clocks show seconds, minutes, hours and days", () => {
  expect(timeText(900)).toBe("0:01");
  expect(timeText(61_000)).toBe("1:01");
  expect(timeText(3_661_000)).toBe("1:01:01");
  expect(timeText(3 * 86_400_000)).toBe("3 d 0 h");
});

test("seats are planned as the house wants them", () => {
  expect(seatPlans(["me", "open", "ronin", "me"], ["Aki"])).toEqual([
    { kind: "person", level: "", name: "Aki" },
    { kind: "open", level: "", name: "" },
    { kind: "bot", level: "ronin", name: "" },
    { kind: "person", level: "", name: "" },
  ]);
  expect(CLOCKS.map((kind) => clockOf(kind).kind)).toEqual(["none", "move", "match", "days"]);
});

test("numbers have real minus signs, and eight seats have crests of their own", () => {
  expect(signedText(-3)).toBe("\u22123");
  expect(new Set(CRESTS.map((crest) => crest.path)).size).toBe(8);
});

test("only who is asked loses time", () => {
  const update = { awaited: [1], clocks: [9000, 5000] };
  expect(timeLeft(update, 0, 2000)).toBe(9000);
  expect(timeLeft(update, 1, 2000)).toBe(3000);
  expect(timeLeft(update, 1, 7000)).toBe(0);
  expect(budgetOf({ kind: "move", seconds: 30, increment: 0 })).toBe(30_000);
});
