import { describe, expect, test } from "vitest";
import { cardsIn, named, playerOf, topDiscard, waysOf } from "../src/lib/games/sake/actions";
import {
  angleOf,
  arc,
  backOf,
  beside,
  cupsIn,
  fightIn,
  rowsOf,
} from "../src/lib/games/sake/layout";
import {
  SAKE_VERBS as VERBS,
  type Line,
  type SakePieces,
  type SakeView,
  type Slot,
} from "../src/lib/wire";

function slots(...named: [string, number][]): Slot[] {
  return named.map(([names, bits]) => ({ names, bits }));
}

const bySlots: Slot[][] = Object.keys(VERBS).map(() => []);
bySlots[VERBS.ATTACK] = slots(["card", 7], ["weapon", 6], ["target", 8]);
bySlots[VERBS.MOVE] = slots(["card", 7], ["side", 1], ["number", 7]);
bySlots[VERBS.DRINK] = slots(["card", 7], ["number", 7]);
bySlots[VERBS.TEXT] = slots(["card", 7], ["aim", 0]);
bySlots[VERBS.DEFEND] = slots(["card", 7]);
bySlots[VERBS.BURN] = slots(["place", 6]);
bySlots[VERBS.SHIFT] = slots(["seat", 3], ["place", 6], ["place", 6]);
bySlots[VERBS.HAND] = slots(["seat", 3], ["back", 2], ["seat", 3]);

const pieces = {
  slots: bySlots,
  minion_target: 8,
  cards: [
    { title: 0, back: 1, boxes: [1, 2, 1, 1] },
    { title: 1, back: 2, boxes: [1, 2, 1, 1] },
  ],
  titles: [{ aim: [] }, { aim: slots(["seat", 3], ["title", 6]) }],
} as unknown as SakePieces;

const view = {
  seat: 0,
  seats: 4,
  alive: [0, 1, 3],
  steps: [3, 4, 0, 2],
  minions: [
    [50, 0, 1, 1, false],
    [51, 1, 0, 1, true],
  ],
  fight: [-2, -1, -1, 0, 0, -1, 0, 0],
} as unknown as SakeView;

function parts(verb: number, ...nouns: number[]): string[] {
  const legal = nouns.map((noun) => ({ action: noun * 64 + verb, text: String(noun) }));
  return waysOf(legal, view, pieces).map((way) => way.parts.join(" "));
}

describe("actions", () => {
  test("nouns are read from the low bits up", () =>
    expect(named((((8 + 51) << 13) | (5 << 7) | 1) * 64 + VERBS.ATTACK, pieces)).toEqual([
      { slot: "card", value: 1 },
      { slot: "weapon", value: 5 },
      { slot: "target", value: 59 },
    ]));

  test("the title of a text tells what it is aimed at", () =>
    expect(named(((9 << 10) | (3 << 7) | 1) * 64 + VERBS.TEXT, pieces).slice(1)).toEqual([
      { slot: "seat", value: 3 },
      { slot: "title", value: 9 },
    ]));

  test("an attack names card, box, target, and the weapon if there are several", () => {
    const aim = (weapon: number, target: number) => (target << 13) | (weapon << 7);
    expect(parts(VERBS.ATTACK, aim(5, 1), aim(6, 1), aim(5, 59))).toEqual([
      "card:0 use:attack seat:1 weapon:5",
      "card:0 use:attack seat:1 weapon:6",
      "card:0 use:attack minion:51",
    ]);
  });

  test("a card with a single use still takes two taps", () =>
    expect(parts(VERBS.DEFEND, 0)).toEqual(["card:0 use:defend"]));

  test("a move goes towards a neighbour", () =>
    expect(parts(VERBS.MOVE, (2 << 8) | (1 << 7), (1 << 8) | (1 << 7), 1 << 8)).toEqual([
      "card:0 use:move seat:1 number:2",
      "card:0 use:move seat:1 number:1",
      "card:0 use:move seat:3",
    ]));

  test("sake is moved from place to place, cards by their backs", () => {
    expect(parts(VERBS.SHIFT, (61 << 9) | (60 << 3) | 2, (5 << 9) | (60 << 3) | 2)).toEqual([
      "sake:2:60 sake:2:61",
      "sake:2:60 sake:2:5",
    ]);
    expect(parts(VERBS.HAND, (1 << 5) | (2 << 3) | 3, (2 << 3) | 3)).toEqual([
      "back:3:2 seat:1",
      "back:3:2 seat:0",
    ]);
  });

  test("to pass has no place", () => expect(parts(VERBS.PASS, 0)).toEqual([""]));
});

describe("the ring", () => {
  test("the own seat is at the bottom, the next one to its left", () => {
    expect(angleOf(view, 0)).toBe(90);
    expect(angleOf(view, 1)).toBe(180);
  });

  test("the dead are nobody's neighbours", () => {
    expect(beside(view, 1, 1)).toBe(3);
    expect(beside(view, 3, 0)).toBe(1);
  });

  test("a row has its steps, its minions and the parts between them", () => {
    const [row] = rowsOf(view);
    expect([row.left, row.right, row.tokens.length]).toEqual([0, 1, 3]);
    expect(row.minions.map(({ card }) => card)).toEqual([50, 51]);
    expect(row.minions[0].angle).toBeLessThan(row.minions[1].angle);
    expect(row.sections.map(({ section }) => section)).toEqual([0, 8, 16]);
  });

  test("a row goes past the dead", () => {
    const row = rowsOf(view).find(({ left }) => left === 1)!;
    expect(row.to - row.from).toBe(180);
  });

  test("arcs of more than half the table are long ones", () => {
    expect(arc(0, 200, 10)).toContain("0 1 1");
    expect(arc(0, 100, 10)).toContain("0 0 1");
  });

  test("all cups stand in the masu", () => expect(cupsIn(20, 60).spots).toHaveLength(20));

  test("a back is seen on known and unknown cards", () => {
    expect(backOf(1, pieces)).toBe(2);
    expect(backOf(-3, pieces)).toBe(2);
  });

  test("there is a fight only with a target", () => {
    expect(fightIn(view)).toBeNull();
    expect(fightIn({ ...view, fight: [1, -1, 0, 1, 5, -1, 2, 0] })?.value).toBe(5);
  });
});

describe("the story", () => {
  const line = { kind: "game", text: "told", seat: 2, facts: [] as number[] } as unknown as Line;
  const defended = { ...line, action: 1 * 64 + VERBS.DEFEND };
  const attacked = { ...line, seat: 1, action: ((8 << 13) | (1 << 7)) * 64 + VERBS.ATTACK };
  const drawn = { ...line, frame: "DrawCard", action: -1, facts: [1, 2] };

  test("a line tells of its cards and weapons; of a hidden card it tells the back", () => {
    expect(cardsIn(attacked, pieces)).toEqual([
      { card: 0, title: 0, back: 1 },
      { card: -1, title: 1, back: -1 },
    ]);
    expect(cardsIn(drawn, pieces)).toEqual([{ card: -1, title: -1, back: 2 }]);
    expect(cardsIn({ ...line, frame: "Turn", action: -1 }, pieces)).toEqual([]);
  });

  test("who has played a card is told by the news", () => {
    expect(playerOf(1, [defended, attacked], pieces)).toBe(2);
    expect(playerOf(5, [defended, attacked, drawn], pieces)).toBe(-1);
  });

  test("what was played last lies on the discards", () => {
    const after = { ...view, discards: [1] } as SakeView;
    expect(topDiscard(after, [defended, attacked], pieces)).toBe(1);
    expect(topDiscard({ ...view, discards: [] } as SakeView, [defended], pieces)).toBe(-1);
  });
});
