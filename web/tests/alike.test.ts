import { expect, test } from "vitest";
import { Alike } from "../src/lib/games/alike.svelte";

const standing = (alike: Alike, hand: number[]) => hand.map((_, place) => alike.stands(place));

test("of pieces that are alike one stands for all: the first, or the one that was touched", () => {
  const hand = [7, 28, 28, 28];
  const alike = new Alike(() => hand);
  expect(standing(alike, hand)).toEqual([true, true, false, false]);
  alike.touch(3);
  expect(standing(alike, hand)).toEqual([true, false, false, true]);
  alike.touch(0);
  expect(standing(alike, hand)).toEqual([true, true, false, false]);
});

test("when the one that was touched is gone, another one stands for them", () => {
  let hand = [7, 28, 28];
  const alike = new Alike(() => hand);
  alike.touch(2);
  hand = [7, 28];
  expect(standing(alike, hand)).toEqual([true, true]);
});
