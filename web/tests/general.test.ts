import { expect, test } from "vitest";
import { byVerb, entryOf, inWords, lately, pagesOf } from "../src/lib/games/general/layout";
import type { Choice, Line } from "../src/lib/wire";

function choice(action: number, parts: Record<string, number | string>): Choice {
  return { action, text: `choice ${action}`, parts, effect: null };
}

function line(text: string, kind: Line["kind"] = "game"): Line {
  return { kind, text, seat: 0, frame: "", parts: null, event: null, name: "", forced: false };
}

test("choices stand together by verb, in their order", () => {
  const legal = [
    choice(1, { verb: "take", pile: 0 }),
    choice(2, { verb: "pass" }),
    choice(3, { verb: "take", pile: 2 }),
  ];
  expect(byVerb(legal)).toEqual([
    { verb: "take", groups: [{ name: "", choices: [legal[0], legal[2]] }] },
    { verb: "pass", groups: [{ name: "", choices: [legal[1]] }] },
  ]);
});

test("many choices of a verb are parted by the first part that several share", () => {
  const legal = [...Array(20).keys()].map((n) =>
    choice(n, { verb: "lay", all: 7, tile: n % 2, hex_field: n }),
  );
  const [{ groups }] = byVerb(legal);
  expect(groups.map(({ name, choices }) => [name, choices.length])).toEqual([
    ["Tile 0", 10],
    ["Tile 1", 10],
  ]);
});

test("many choices that differ in one part only stay together", () => {
  const legal = [...Array(20).keys()].map((card) => choice(card, { verb: "pick", card }));
  expect(byVerb(legal)[0].groups).toEqual([{ name: "", choices: legal }]);
});

test("names of the code become words", () => {
  expect(inWords("lay_tile")).toBe("Lay tile");
});

test("a line is parted at its first colon if a heading stands before it", () => {
  expect(entryOf("Your hand: 3, 4: 5")).toEqual({ about: "Your hand", text: "3, 4: 5" });
  expect(entryOf("Nothing lies here.")).toEqual({ about: "", text: "Nothing lies here." });
  const sentence = "A sentence that has its colon late: here";
  expect(entryOf(sentence)).toEqual({ about: "", text: sentence });
});

test("with all cards open what all see is told once, and the rest by seat", () => {
  const views = [{ lines: ["Pile: 4", "Your hand: 1"] }, { lines: ["Pile: 4", "Your hand: 2"] }];
  const about = "Your hand";
  expect(pagesOf(views[0], views)).toEqual([
    { seat: -1, entries: [{ about: "Pile", text: "4" }] },
    { seat: 0, entries: [{ about, text: "1" }] },
    { seat: 1, entries: [{ about, text: "2" }] },
  ]);
  expect(pagesOf(views[0], undefined)).toHaveLength(1);
});

test("lately are the last lines of the game that say something, the newest first", () => {
  const story = [...[..."abcdefghij"].map((text) => line(text)), line(""), line("hi", "chat")];
  expect(lately(story).map(({ text }) => text)).toEqual([..."jihgfedc"]);
});
