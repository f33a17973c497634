import { render } from "svelte/server";
import { expect, test } from "vitest";
import Petals from "../src/lib/pages/table/Petals.svelte";
import { ceremonyOf, roundsOf } from "../src/lib/games/ceremony";

test("who has least is counted first, one seat after the other", () => {
  const { starts, every, end } = ceremonyOf([10, 0, 4]);
  expect(starts[2]).toBe(0);
  expect(starts[1]).toBe(350 + 4 * every);
  expect(starts[0]).toBe(starts[1] + 350);
  expect(end).toBe(starts[0] + 350 + 10 * every);
});

test("however much there is to count, nobody waits for long", () => {
  const few = ceremonyOf([3, 2]);
  const many = ceremonyOf([40, 40, 40, 40]);
  expect(many.every).toBeLessThan(few.every);
  expect(many.end).toBeLessThanOrEqual(4500);
});

test("rounds are counted one after the other, many of them faster", () => {
  expect(roundsOf(3)).toEqual({ every: 500, end: 2000 });
  expect(roundsOf(12).every).toBeLessThan(roundsOf(3).every);
  expect(roundsOf(12).end).toBeLessThanOrEqual(4500);
});

test("no blossom falls before it is told who has won", () => {
  const { body } = render(Petals, { props: { after: 3000 } });
  const delays = [...body.matchAll(/animation-delay: ?([\d.]+)s/g)].map(([, delay]) => +delay);
  expect(delays.length).toBeGreaterThan(0);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(3);
});
