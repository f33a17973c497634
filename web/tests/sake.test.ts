import { describe, expect, test } from "vitest";
import {
  cardsIn,
  mainParts,
  playerOf,
  topDiscard,
  trying,
  waysOf,
  shiftedFrom,
} from "../src/lib/games/sake/actions";
import {
  angleOf,
  arc,
  backOf,
  beside,
  besideTable,
  fightIn,
  lootOf,
  rowsOf,
  valuesOf,
  turnsLeft,
} from "../src/lib/games/sake/layout";
import { gesturesIn } from "../src/lib/games/sake/gestures";
import type { SakeLine, SakeParts, SakePieces, SakeView, Title } from "../src/lib/wire";

const BOXES = { attack: 1, defence: 2, move: 1, drink: 1 };
const pieces = {
  cards: [
    { title: 0, back: 1, boxes: BOXES },
    { title: 1, back: 2, boxes: BOXES },
  ],
  titles: [{}, {}],
} as unknown as SakePieces;

const view = {
  seat: 0,
  seats: 4,
  alive: [0, 1, 3],
  steps: [3, 4, 0, 2],
  minions: [
    { card: 50, master: 0, side: 1, distance: 1, has_acted: false },
    { card: 51, master: 1, side: 0, distance: 1, has_acted: true },
  ],
  fight: { striker: -2, target: { seat: -1, minion: -1 }, value: 0 },
} as unknown as SakeView;

function taps(...actions: SakeParts[]): string[] {
  const legal = actions.map((parts, action) => ({ action, text: "", parts, effect: null }));
  return waysOf(legal, view).map((way) => way.parts.join(" "));
}

describe("actions", () => {
  test("an attack names card, box, target, and the weapon if there are several", () => {
    const attack = { verb: "attack", card: 0 } as const;
    expect(
      taps(
        { ...attack, weapon: 5, target: 1 },
        { ...attack, weapon: 6, target: 1 },
        { ...attack, weapon: 5, minion: 51 },
      ),
    ).toEqual([
      "card:0 use:attack seat:1 weapon:5",
      "card:0 use:attack seat:1 weapon:6",
      "card:0 use:attack minion:51",
    ]);
  });

  test("a text is aimed at a thing, at sake, at a part of a row, or at a side", () => {
    const text = { verb: "text", card: 0 } as const;
    expect(
      taps(
        { ...text, seat: 3, thing: 9 },
        { ...text, seat: 3, place: 60 },
        { ...text, row: 1, section: 0 },
        { ...text, side: 0 },
      ),
    ).toEqual([
      "card:0 use:text thing:3:9",
      "card:0 use:text sake:3:60",
      "card:0 use:text section:1:0",
      "card:0 use:text seat:3",
    ]);
  });

  test("a card with a single use still takes two taps", () =>
    expect(taps({ verb: "defend", card: 0 })).toEqual(["card:0"]));

  test("a card that is only given away takes no more than itself", () =>
    expect(taps({ verb: "discard", card: 0 }, { verb: "discard", card: 1 })).toEqual([
      "card:0",
      "card:1",
    ]));

  test("a move goes towards a neighbour", () => {
    const move = { verb: "move", card: 0 } as const;
    expect(
      taps(
        { ...move, side: 1, steps: 2 },
        { ...move, side: 1, steps: 1 },
        { ...move, side: 0, steps: 1 },
      ),
    ).toEqual([
      "card:0 use:move seat:1 number:2",
      "card:0 use:move seat:1 number:1",
      "card:0 use:move seat:3",
    ]);
  });

  test("sake that can only be burnt for a card takes no more than itself", () => {
    expect(taps({ verb: "burn", place: 61 })).toEqual(["sake:0:61"]);
    expect(taps({ verb: "burn", place: 61 }, { verb: "extra", place: 61 })).toEqual([
      "sake:0:61 use:burn",
      "sake:0:61 use:extra",
    ]);
  });

  test("the minions and weapons that a phase is about are buttons if they are few", () => {
    const main = (...actions: SakeParts[]) => {
      const legal = actions.map((parts, action) => ({ action, text: "", parts, effect: null }));
      return [...mainParts(waysOf(legal, view))];
    };
    const wield = [5, 6, 7].map((title): SakeParts => ({ verb: "wield", title }));
    expect(main({ verb: "burn", place: 61 }, ...wield.slice(1))).toEqual([
      "thing:0:6",
      "thing:0:7",
    ]);
    expect(main(...wield)).toEqual([]);
    expect(main({ verb: "send", card: 50, steps: 2 })).toEqual(["minion:50"]);
  });

  test("sake is moved from place to place, cards by their backs", () => {
    const shift = { verb: "shift", seat: 2, place: 60 } as const;
    expect(taps({ ...shift, to: 61 }, { ...shift, to: 5 })).toEqual([
      "sake:2:60 sake:2:61",
      "sake:2:60 sake:2:5",
    ]);
    const hand = { verb: "hand", seat: 3, back: 2 } as const;
    expect(taps({ ...hand, receiver: 1 }, { ...hand, receiver: 0 })).toEqual([
      "back:3:2 seat:1",
      "back:3:2 seat:0",
    ]);
  });

  test("to pass has no place", () => expect(taps({ verb: "pass" })).toEqual([""]));

  test("a use is tried with a card and nothing more", () => {
    expect(trying("drink", 7)).toEqual({ verb: "drink", card: 7 });
    expect(trying("text", 7)).toEqual({ verb: "text", card: 7 });
  });
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
    expect(row.sections.map(({ part }) => part)).toEqual([
      "section:0:0",
      "section:0:1",
      "section:0:2",
    ]);
  });

  test("a row goes past the dead", () => {
    const row = rowsOf(view).find(({ left }) => left === 1)!;
    expect(row.to - row.from).toBe(180);
  });

  test("arcs of more than half the table are long ones", () => {
    expect(arc(0, 200, 10)).toContain("0 1 1");
    expect(arc(0, 100, 10)).toContain("0 0 1");
  });

  test("rivals' boards lie up on the left and down on the right, as they sit", () => {
    const spots = besideTable(7, 8).map(({ isLeft, row, rows }) => [isLeft, row, rows]);
    expect(spots).toEqual([
      [true, 3, 4],
      [true, 2, 4],
      [true, 1, 4],
      [true, 0, 4],
      [false, 0, 3],
      [false, 1, 3],
      [false, 2, 3],
    ]);
  });

  test("for who only watches, the seat at the bottom is the last on the right", () => {
    expect(besideTable(3, 3)).toEqual([
      { isLeft: false, row: 1, rows: 2 },
      { isLeft: true, row: 0, rows: 1 },
      { isLeft: false, row: 0, rows: 2 },
    ]);
  });

  test("a back is seen on known and unknown cards", () => {
    expect(backOf(1, pieces)).toBe(2);
    expect(backOf(-3, pieces)).toBe(2);
  });

  test("there is a fight only with a target", () => {
    expect(fightIn(view)).toBeNull();
    for (const target of [
      { seat: 0, minion: -1 },
      { seat: -1, minion: 51 },
    ]) {
      const fight = { ...view.fight, striker: 1, target, value: 5 };
      expect(fightIn({ ...view, fight })?.value).toBe(5);
    }
  });
});

describe("the story", () => {
  function told(line: Partial<SakeLine>): SakeLine {
    return {
      kind: "game",
      text: "told",
      seat: 2,
      frame: "",
      name: "",
      forced: false,
      parts: null,
      event: null,
      ...line,
    };
  }
  const defended = told({ parts: { verb: "defend", card: 1 } });
  const attacked = told({
    seat: 1,
    parts: { verb: "attack", card: 0, weapon: 1, target: 0 },
  });
  const drawn = told({ event: { kind: "Drawn", receiver: 1, back: 2 } });

  test("a line tells of its cards and weapons; of a hidden card it tells the back", () => {
    expect(cardsIn(attacked, pieces)).toEqual([
      { card: 0, title: 0, back: 1 },
      { card: -1, title: 1, back: -1 },
    ]);
    expect(cardsIn(drawn, pieces)).toEqual([{ card: -1, title: -1, back: 2 }]);
    expect(cardsIn(told({ frame: "Turn" }), pieces)).toEqual([]);
  });

  test("who has played a card is told by the news", () => {
    expect(playerOf(1, [defended, attacked])).toBe(2);
    expect(playerOf(5, [defended, attacked, drawn])).toBe(-1);
  });

  test("what was played last lies on the discards", () => {
    const after = { ...view, discards: [1] } as SakeView;
    expect(topDiscard(after, [defended, attacked])).toBe(1);
    expect(topDiscard({ ...view, discards: [] } as SakeView, [defended])).toBe(-1);
  });

  test("a hit, a drink, a death and a ghost have gestures; a miss has none", () => {
    const landed = { kind: "HitsLanded", target: 1, is_haunting: false } as const;
    expect(
      gesturesIn(
        [
          told({ event: { ...landed, hits: 0 } }),
          told({ event: { ...landed, hits: 2 } }),
          told({ event: { ...landed, hits: 3, is_haunting: true } }),
          told({ parts: { verb: "drink", card: 0, tokens: 3 } }),
          told({ frame: "Death", seat: 1 }),
          told({ frame: "Seppuku", seat: 3 }),
        ],
        [1],
        0,
      ).map(({ kind, seat, count }) => [kind, seat, count]),
    ).toEqual([
      ["strike", 1, 2],
      ["drink", 2, 3],
      ["death", 1, 0],
      ["ghost", 1, 0],
      ["death", 3, 0],
    ]);
  });

  test("a cup that a spirit moves comes from where it stood", () => {
    const news = [told({ parts: { verb: "shift", seat: 5, place: 61, to: 0 } })];
    expect(shiftedFrom("sake:5:0", news)).toBe("sake:5:61");
    expect(shiftedFrom("sake:4:0", news)).toBeNull();
    expect(shiftedFrom("sake:5:0", [])).toBeNull();
  });

  test("a minion that is beaten is struck where it stood", () => {
    const clash = (value: number) =>
      told({ event: { kind: "Clashed", minion: 7, value, defence: 2 } });
    expect(gesturesIn([clash(3)], [], 0)).toEqual([
      { kind: "strike", seat: -1, minion: 7, count: 0 },
    ]);
    expect(gesturesIn([clash(2)], [], 0)).toEqual([]);
  });

  test("the turn that empties the Masu is none of the last turns", () => {
    const left = (last_turns: number) =>
      turnsLeft({ ending: { last_turns }, alive: [0, 2], spirits: [1] } as unknown as SakeView);
    expect([4, 3, 1, 0].map(left)).toEqual([3, 3, 1, 0]);
  });

  test("what is burnt, lost, healed, evaded or cancelled has a gesture of its own", () => {
    const at = (line: Partial<SakeLine>) =>
      gesturesIn([told(line)], [], 3).map(({ kind, seat, count }) => `${kind} ${seat} ${count}`);
    expect(at({ parts: { verb: "burn", place: 60 } })).toEqual(["burn 2 1"]);
    expect(at({ parts: { verb: "soul", cards: 3 } })).toEqual(["soul 2 3"]);
    expect(at({ parts: { verb: "evade", card: 5 } })).toEqual(["evade 2 0"]);
    // The movement of seat 3 is cancelled, by somebody else.
    expect(at({ parts: { verb: "cancel", card: 5 } })).toEqual(["stop 3 0"]);
    const lost = { kind: "TokenLost", place: 60 } as const;
    expect(at({ event: { ...lost, was_there: true } })).toEqual(["spill 2 1"]);
    expect(at({ event: { ...lost, was_there: false } })).toEqual([]);
    const ended = { kind: "TurnEnded", has_emptied: false } as const;
    expect(at({ event: { ...ended, healed: 1 } })).toEqual(["heal 2 1"]);
    expect(at({ event: { ...ended, healed: 0 } })).toEqual([]);
    const returned = { kind: "HitsReturned", striker: 1, hits: 1 } as const;
    expect(at({ event: { ...returned, minion: -1 } })).toEqual(["strike 1 1"]);
    expect(at({ event: { ...returned, minion: 50 } })).toEqual([]);
  });
});

test("a weapon shows what it adds and how far it reaches, other cards what they cost", () => {
  const bow = { kind: "weapon", attack: 1, defence: 0, nearest: 4, farthest: 99, ranged: true };
  expect(valuesOf(bow as Title)).toEqual([
    { sign: "attack", value: "1" },
    { sign: "defence", value: "0" },
    { sign: "ranged", value: "4+" },
  ]);
  const sword = { ...bow, nearest: 1, farthest: 1, ranged: false };
  expect(valuesOf(sword as Title)[2]).toEqual({ sign: "steps", value: "1" });
  expect(valuesOf({ kind: "event", cost: 1 } as Title)).toEqual([{ sign: "cost", value: "1" }]);
  expect(valuesOf({ kind: "item", cost: 0 } as Title)).toEqual([]);
});

test("spirits count their sake together", () => {
  const spirits = { spirits: [1, 3], loot: [5, 2, 0, 1] } as unknown as SakeView;
  expect(lootOf(spirits)).toBe(3);
});
