import { expect, test } from "vitest";
import {
  cardsIn,
  kindOf,
  lastTrick,
  onTable,
  playingOrder,
  seen,
  trickBefore,
  villagers,
} from "../src/lib/games/hagakure/layout";
import { isScoredIn, lastScore, scoreSheet } from "../src/lib/games/hagakure/rounds";
import type { HagakureLine, HagakurePieces, HagakureView } from "../src/lib/wire";

const BEGUN: HagakureLine["event"] = { kind: "RoundBegun", round: 2, rounds: 9, dealer: 0 };

/** A round was scored so; what the points are made of does not matter here. */
function scored(...points: number[]): HagakureLine {
  return told("Score", -1, { kind: "Scored", points, sums: [] });
}

const pieces = { first_red: 18, bonus_card: 18, fool: 28 } as HagakurePieces;

test("a card is a villager, a samurai or a fool by its number", () => {
  expect([17, 18, 28].map((card) => kindOf(pieces, card))).toEqual(["villager", "samurai", "fool"]);
  expect(villagers(pieces, [1, 17, 18, 28])).toBe(2);
});

test("the leader plays first, the others follow clockwise", () => {
  expect(playingOrder({ leader: 2, seats: 4 } as HagakureView)).toEqual([2, 3, 0, 1]);
});

test("the score sheet is read from the story", () => {
  const story = [
    scored(1, -2, 3),
    told("Round", -2, { kind: "RoundBegun", round: 2, rounds: 9, dealer: 0 }),
    scored(0, 4, 1),
  ];
  expect(scoreSheet(story)).toEqual([
    [1, -2, 3],
    [0, 4, 1],
  ]);
});

test("fools that were seen are counted, for they are all alike", () => {
  const view = { hands: [[7, 28], []], won: [[28], [9]], yomi: [], trick: [-1, 12] };
  const counts = seen(view as unknown as HagakureView);
  expect(counts.get(28)).toBe(2);
  expect(counts.get(12)).toBe(1);
  expect(counts.has(-1)).toBe(false);
});

function told(
  frame: HagakureLine["frame"],
  seat: number,
  event: HagakureLine["event"] = null,
  parts: HagakureLine["parts"] = null,
): HagakureLine {
  return { kind: "game", text: "", name: "", forced: false, frame, seat, event, parts };
}

const TAKEN: HagakureLine["event"] = {
  kind: "TrickTaken",
  winner: 0,
  leader: 2,
  cards: [20, 3, 4],
};

test("the trick that was taken lies open until somebody leads to the next", () => {
  const taken = [
    told("Round", -1),
    told("PlayCard", 2),
    told("PlayCard", 0),
    told("PlayCard", 1),
    told("TakeTrick", -1, TAKEN),
  ];
  const before = { seats: 3, leader: 0, trick: [-1, -1, -1] } as unknown as HagakureView;
  const trick = { cards: [20, 3, 4], order: [2, 0, 1], winner: 0 };
  expect(onTable(before, taken)).toEqual(trick);
  const led = { ...before, trick: [5, -1, -1] };
  const now = { cards: [5, -1, -1], order: [0, 1, 2], winner: -1 };
  expect(onTable(led, [...taken, told("PlayCard", 0)])).toEqual(now);
  expect(lastTrick([])).toBeNull();
});

test("the trick before stays to be seen while one is played, but not beside itself", () => {
  const taken = [told("Round", -1, BEGUN), told("TakeTrick", -1, TAKEN)];
  const between = { seats: 3, leader: 0, trick: [-1, -1, -1] } as unknown as HagakureView;
  const led = { ...between, trick: [5, -1, -1] };
  expect(trickBefore(between, taken)).toBeNull();
  expect(trickBefore(led, taken)?.winner).toBe(0);
  // Of the first trick of a round there is none before.
  expect(trickBefore(led, [...taken, told("Round", -1, BEGUN)])).toBeNull();
});

test("a new round begins at an empty table", () => {
  const begun = told("Round", -1, { kind: "RoundBegun", round: 2, rounds: 9, dealer: 0 });
  const view = { seats: 3, leader: 1, trick: [-1, -1, -1] } as unknown as HagakureView;
  const empty = { cards: [-1, -1, -1], order: [1, 2, 0], winner: -1 };
  expect(onTable(view, [told("TakeTrick", -1, TAKEN), begun])).toEqual(empty);
});

test("a line tells of the cards that it names", () => {
  expect(cardsIn(told("PlayCard", 1, null, { verb: "play", card: 18 }))).toEqual([18]);
  expect(cardsIn(told("TakeTrick", -1, TAKEN))).toEqual([20, 3, 4]);
  expect(cardsIn(scored(1, 2))).toEqual([]);
});

test("a round is scored until the next begins, also for who comes later", () => {
  const begun = told("Round", -1, { kind: "RoundBegun", round: 2, rounds: 9, dealer: 0 });
  expect(isScoredIn([])).toBe(false);
  expect(isScoredIn([begun, scored(1, 2, -2), told("EndOfRound", -1)])).toBe(true);
  expect(isScoredIn([begun, scored(1, 2, -2), begun])).toBe(false);
});

test("what the last round was worth is told when it is scored", () => {
  expect(lastScore([])).toBe(null);
  const story = [scored(0, 0, 0), told("Round", -1, BEGUN), scored(1, 6, -2)];
  expect(lastScore(story)?.points).toEqual([1, 6, -2]);
});
