import { expect, test } from "vitest";
import { clockOf, CLOCKS, companyOf, COMPANIES, kindOf } from "../src/lib/pages/plans";

test("who sits beside oneself is of one kind, or mixed", () => {
  expect(companyOf(["me", "open", "open"])).toBe("friends");
  expect(companyOf(["me", "me"])).toBe("here");
  expect(companyOf(["me", COMPANIES.bots, COMPANIES.bots])).toBe("bots");
  expect(companyOf(["me", "open", "ronin"])).toBeUndefined();
});

test("a clock is known again", () => {
  for (const kind of CLOCKS) expect(kindOf(clockOf(kind))).toBe(kind);
  expect(kindOf({ kind: "move", seconds: 7, increment: 0 })).toBeUndefined();
});
