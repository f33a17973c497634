import { expect, test } from "vitest";
import {
  choicesOf,
  hold,
  isRead,
  lastTold,
  saidOf,
  momentsOf,
  paused,
  sinceOwn,
  unfolded,
  type Pacing,
} from "../src/lib/core/moments";
import type { Line, Update } from "../src/lib/wire";

function line(frame: string, seat = -2, forced = false): Line {
  return { kind: "game", text: frame, frame, seat, forced, parts: null, event: null, name: "" };
}

const update = {
  whole: true,
  seat: 0,
  since: 10,
  lines: [line("PlayCard", 1), line("PlayCard", 2), line("TakeTrick"), line("Score")],
  moments: [
    { frame: "PlayCard", seat: 1, upto: 11, scores: [0], view: { trick: [4], won: 0 } },
    { frame: "PlayCard", seat: 2, upto: 12, scores: [0], view: { trick: [4, 8] } },
    { frame: "TakeTrick", seat: -2, upto: 13, scores: [0], view: { trick: [], won: 1 } },
  ],
  scores: [3],
  view: { won: 2 },
} as unknown as Update;

test("every moment is shown in its order with its own lines, and the present last", () => {
  const shown = momentsOf(update);
  // Only what differs from what was shown before is sent.
  expect(shown.map(({ view }) => view)).toEqual([
    { trick: [4], won: 0 },
    { trick: [4, 8], won: 0 },
    { trick: [], won: 1 },
    { trick: [], won: 2 },
  ]);
  expect(shown.map(({ lines }) => lines.map(({ frame }) => frame))).toEqual([
    ["PlayCard"],
    ["PlayCard"],
    ["TakeTrick"],
    ["Score"],
  ]);
  expect(shown.at(-1)).toMatchObject({ upto: 14, frame: "Score", scores: [3] });
});

test("an update goes on from what was told last, unless it is whole", () => {
  const moments = [{ ...update.moments[1], view: { trick: [8] } }];
  const next: Update = { ...update, whole: false, view: { won: 3 }, moments };
  const views = momentsOf(next, 0, { trick: [], won: 2, past: 5 }).map(({ view }) => view);
  expect(views).toEqual([
    { trick: [8], won: 2, past: 5 },
    { trick: [8], won: 3, past: 5 },
  ]);
  expect(momentsOf(update, 0, { past: 5 }).at(-1)?.view).toEqual({ trick: [], won: 2 });
});

test("a whole trick stays before it is taken, and other things as long as they need", () => {
  const pacing: Pacing = { after: { TakeTrick: 1300 }, before: { TakeTrick: 1600 } };
  const [first, whole, taken, scored] = momentsOf(update);
  expect(hold(first, whole, pacing)).toBe(700);
  expect(hold(whole, taken, pacing)).toBe(1600);
  expect(hold(taken, scored, pacing)).toBe(1300);
});

test("what a game unfolds stays as long as it says", () => {
  const [first, whole] = momentsOf(update);
  expect(hold({ ...first, time: 900 }, whole, { after: { PlayCard: 1300 } })).toBe(900);
  const unfold: Pacing["unfold"] = (moment, before) => [
    { ...moment, scores: before.scores },
    moment,
  ];
  const shown = unfolded({ ...first, scores: [7] }, [first, whole], { unfold });
  expect(shown.map(({ scores }) => scores)).toEqual([[7], [0], [0], [0]]);
  expect(unfolded(first, [whole], {})).toEqual([whole]);
});

test("only what is there to be read is not hurried", () => {
  const shown = momentsOf(update);
  const pacing: Pacing = { read: ["Score"] };
  expect(shown.map((moment) => isRead(moment, pacing))).toEqual([false, false, false, true]);
  expect(shown.some((moment) => isRead(moment, {}))).toBe(false);
});

test("what one does oneself is seen at once, what the house did for one can be read", () => {
  const [first, whole] = momentsOf(update);
  const own = { ...whole, seat: 0 };
  expect(hold(first, own, {})).toBe(0);
  expect(hold({ ...first, lines: [line("PlayCard", 0, true)] }, whole, {})).toBe(1300);
});

test("what was turned up is seen as long as ever before the house does something for the reader", () => {
  const [first, whole] = momentsOf(update);
  const done = { ...whole, seat: 0, lines: [line("Resolve", 0, true)] };
  expect(hold(first, done, { after: { PlayCard: 1500 } })).toBe(1500);
});

test("after a big moment the question waits, after others it does not", () => {
  const shown = momentsOf(update);
  expect(paused(shown, { after: { Score: 700, TakeTrick: 3000 } })).toEqual(shown);
  const pacing: Pacing = { after: { Score: 3200 } };
  const [scored, asked] = paused(shown, pacing).slice(-2);
  expect(asked).toMatchObject({ view: scored.view, update, lines: [] });
  expect(hold(scored, asked, pacing)).toBe(3200);
});

test("of some things the prompt tells no more than the first line", () => {
  const counted = { ...line("Count"), text: "The game ends.\nYou: 3" };
  expect(saidOf(counted, { brief: ["Count"] })).toBe("The game ends.");
  expect(saidOf(counted, {})).toBe(counted.text);
});

test("before a question stands what was done last, also if a round began meanwhile", () => {
  const textOf = ({ text }: Line) => text;
  const deed = line("Resolve", 1);
  expect(lastTold([line("TurnUp"), deed], textOf)).toBe("Resolve");
  expect(lastTold([deed, line("Round")], textOf)).toBe("Resolve Round");
  expect(lastTold([line("TurnUp")], textOf)).toBe("TurnUp");
  expect(lastTold([deed, line("TurnUp")], textOf, { unsaid: ["TurnUp"] })).toBe("Resolve");
  // A round that was counted lies between: what was done before it is long past.
  expect(lastTold([deed, line("Score"), line("Round")], textOf)).toBe("Round");
  expect(
    lastTold(
      [
        { ...deed, kind: "chat" },
        { ...deed, text: "" },
      ],
      textOf,
    ),
  ).toBe("");
});

test("what was told before is no news when it is told again", () => {
  const shown = momentsOf({ ...update, moments: [] }, 13);
  expect(shown.map(({ lines }) => lines.map(({ frame }) => frame))).toEqual([["Score"]]);
  expect(momentsOf({ ...update, moments: [] }, 99)[0].lines).toEqual([]);
});

test("who has no choice is not asked: the house answers", () => {
  const choice = { action: 1 } as Update["legal"][number];
  const other = { action: 2 } as Update["legal"][number];
  expect(choicesOf({ legal: [choice] })).toEqual([]);
  expect(choicesOf({ legal: [choice, other] })).toEqual([choice, other]);
});

test("what was told since the own decision is all that came after it", () => {
  const own = { ...line("EndTurn", 1), parts: { verb: "end" } };
  const [rival, capture] = [{ ...line("LayTiles", 0), parts: { verb: "lay" } }, line("Capture")];
  expect(sinceOwn([rival, own, rival, capture], 1)).toEqual([rival, capture]);
  expect(sinceOwn([rival, capture, own], 1)).toEqual([]);
  expect(sinceOwn([rival], 1)).toEqual([rival]);
  expect(sinceOwn([rival, own, rival], -1)).toEqual([]);
});
