import { expect, test } from "vitest";
import { Calls } from "../src/lib/pages/table/calls";

test("one is called at first, and when others have acted", () => {
  const calls = new Calls();
  expect(calls.isCalled(3, false)).toBe(true);
  expect(calls.isCalled(7, true)).toBe(true);
});

test("a question that follows from one's own doing does not call", () => {
  const calls = new Calls();
  calls.isCalled(3, true);
  expect(calls.isCalled(4, false)).toBe(false);
});

test("the same question calls once", () => {
  const calls = new Calls();
  calls.isCalled(3, true);
  expect(calls.isCalled(3, true)).toBe(false);
});
