import { beforeEach, describe, expect, test, vi } from "vitest";
import { hold, paused, unfolded, type Shown } from "../src/lib/core/moments";
import { duelIn } from "../src/lib/games/sake/duel";
import { PACING } from "../src/lib/games/sake/pacing";
import { phasesOf } from "../src/lib/games/sake/phases";
import type {
  SakeEvent,
  SakeFight,
  SakeFrame,
  SakeLine,
  SakeParts,
  SakePieces,
  SakeStruck,
  SakeTerm,
  SakeView,
  Title,
} from "../src/lib/wire";

const KATANA = 0;
const YUMI = 1;
const pieces = {
  titles: [{ name: "Katana" }, { name: "Yumi" }],
  samurai: [{ knowledge: "Two Heavens" }, { knowledge: "One Cut" }],
  locations: [{ ident: "inn" }, { ident: "grove", name: "Bamboo grove" }],
  bare_hands: 60,
  bare_hands_name: "bare hands",
} as unknown as SakePieces;

const NOBODY = { seat: -1, minion: -1 };
const FIGHT: SakeFight = {
  striker: 0,
  minion: -1,
  target: { seat: 1, minion: -1 },
  kind: 1,
  value: 6,
  guard: -1,
  defence: 0,
  hits: 0,
};

function seen(fight: Partial<SakeFight> = { striker: -2, target: NOBODY }): SakeView {
  return {
    samurai: [0, 1],
    alive: [0, 1],
    spirits: [],
    wielded: [KATANA, KATANA],
    minions: [],
    options: { location: "inn" },
    fight: { ...FIGHT, ...fight },
  } as unknown as SakeView;
}

function line(
  frame: SakeFrame,
  seat: number,
  parts: SakeParts | null,
  event: SakeEvent | null = null,
): SakeLine {
  return { kind: "game", text: "", name: "", forced: false, frame, seat, parts, event };
}

function term(source: SakeTerm["source"], title: number, value: number): SakeTerm {
  return { source, title, value };
}

function announced(frame: SakeFrame, parts: SakeParts, ...terms: SakeTerm[]): SakeLine {
  return line(frame, 0, parts, { kind: "AttackAnnounced", terms });
}

const CARD = term("card", KATANA, 2);
const WEAPON = term("weapon", KATANA, 3);
const SKILL = term("skill", -1, 1);
const ATTACK = announced(
  "ChoosePlay",
  { verb: "attack", card: 0, weapon: KATANA, target: 1 },
  CARD,
  WEAPON,
  SKILL,
);
const STRUCK = line("Strike", 0, null, {
  kind: "Struck",
  striker: 0,
  minion: -1,
  target: FIGHT.target,
  fight: 1,
  value: 6,
  guard: null,
});
const GUARD = [term("card", YUMI, 2), term("weapon", KATANA, 2), term("armour", -1, 1)];
const DEFENDED = line(
  "MayDefend",
  1,
  { verb: "defend", card: 1 },
  { kind: "Defended", terms: GUARD },
);

function counted(hits: number, defence: number): SakeLine {
  return line("CountHits", 1, null, { kind: "HitsCounted", target: 1, value: 6, defence, hits });
}

describe("a duel", () => {
  test("says what the attack is made of before anybody has defended", () => {
    const duel = duelIn(seen(FIGHT), [ATTACK], [ATTACK])!;
    expect(duel.attack).toEqual([CARD, WEAPON, SKILL]);
    expect([duel.value, duel.defence, duel.outcome]).toEqual([6, -1, ""]);
  });

  test("says what the defence is made of, and what is left", () => {
    const story = [ATTACK, STRUCK, DEFENDED, counted(1, 5)];
    const duel = duelIn(seen({ guard: 1, defence: 5 }), story, story.slice(-1))!;
    expect(duel.guard).toEqual(GUARD);
    expect([duel.defence, duel.outcome, duel.count]).toEqual([5, "hits", 1]);
  });

  test("says what a skill takes from the defence", () => {
    const less = term("skill", -1, -1);
    const cut = line("MayCut", 0, { verb: "cut" }, { kind: "Weakened", term: less });
    const story = [ATTACK, STRUCK, DEFENDED, cut];
    expect(duelIn(seen({ guard: 1, defence: 4 }), story, [])!.guard).toEqual([...GUARD, less]);
  });

  test("is still seen in the moment in which it is decided, and then no more", () => {
    const story = [ATTACK, STRUCK, DEFENDED, counted(0, 6)];
    const duel = duelIn(seen(), story, story.slice(-1))!;
    expect([duel.striker.seat, duel.target.seat, duel.defence]).toEqual([0, 1, 6]);
    expect(duel.outcome).toBe("stopped");
    expect(duelIn(seen(), story, [])).toBeNull();
  });

  test("may be cancelled before it begins, but a movement is no duel", () => {
    const cancel: SakeParts = { verb: "cancel", card: 1 };
    const blurred = line("MayBlur", 1, cancel);
    const duel = duelIn(seen(), [ATTACK, blurred], [blurred])!;
    expect([duel.outcome, duel.value, duel.target.seat]).toEqual(["cancelled", 6, 1]);
    const move = line("ChoosePlay", 0, { verb: "move", card: 0, side: 0, steps: 1 });
    const faltered = line("MayFalter", 1, cancel);
    expect(duelIn(seen(), [move, faltered], [faltered])).toBeNull();
  });

  test("of minions is fought with the cards that are turned up", () => {
    const send = line("SendMinion", 0, { verb: "send", card: 1, steps: 2 });
    const target = { seat: -1, minion: 5 };
    const own = term("minion", YUMI, 2);
    const mustered: SakeEvent = { kind: "Mustered", striker: 0, minion: 1, target, terms: [own] };
    const turned = (frame: SakeFrame) =>
      line(frame, -1, { verb: "reveal", card: 0 }, { kind: "Revealed", term: CARD });
    const guard = term("minion", KATANA, 1);
    const struck: SakeEvent = { ...(STRUCK.event as SakeStruck), minion: 1, target, guard };
    const story = [
      send,
      line("Muster", -1, null, mustered),
      turned("RevealAttack"),
      line("Strike", -1, null, struck),
      turned("RevealDefence"),
    ];
    const duel = duelIn(seen({ minion: 1, target, value: 4 }), story, story.slice(-1))!;
    expect(duel.attack).toEqual([own, CARD]);
    expect(duel.guard).toEqual([guard, CARD]);
    expect(duel.striker).toEqual({ seat: 0, minion: 1 });
  });

  test("with a text is worth what the text says, an iaido what its card and the weapon say", () => {
    const said = term("text", YUMI, 1);
    const text = line("ChoosePlay", 0, { verb: "text", card: 1, target: 1 });
    const performed: SakeEvent = { kind: "Performed", title: YUMI, terms: [said] };
    const story = [text, line("Perform", 0, null, performed)];
    expect(duelIn(seen({ value: 1 }), story, [])!.attack).toEqual([said]);
    const iaido = announced("ChoosePlay", { verb: "iaido", card: 0, side: 0, steps: 1 }, CARD);
    const strike = announced("ChooseStrike", { verb: "strike", weapon: KATANA, target: 1 }, WEAPON);
    expect(duelIn(seen({ value: 5 }), [iaido, strike], [strike])!.attack).toEqual([CARD, WEAPON]);
    const blurred = line("MayBlur", 1, { verb: "cancel", card: 1 });
    const duel = duelIn(seen(), [iaido, strike, blurred], [blurred])!;
    expect([duel.outcome, duel.value, duel.target.seat]).toEqual(["cancelled", 5, 1]);
  });
});

test("a haunting is made of the cards that are played for it in this turn", () => {
  const old = line("ChooseMischief", 2, { verb: "haunt", card: 9, seat: 1 });
  const turn = line("Turn", 0, null);
  const haunt = line("ChooseMischief", 0, { verb: "haunt", card: 4, seat: 1 });
  const join = line("MayJoin", 0, { verb: "join", card: 5 });
  const duel = duelIn(seen({ value: 2 }), [old, turn, haunt, join], [join])!;
  expect([duel.isHaunting, duel.value, duel.cards]).toEqual([true, 2, [4, 5]]);
  const strike = announced(
    "ChoosePlay",
    { verb: "attack", card: 0, weapon: KATANA, target: 1 },
    CARD,
  );
  expect(duelIn(seen({ value: 3 }), [haunt, turn, strike], [strike])!.cards).toEqual([]);
});

test("what cancels an attack or a movement is read before anything is asked", () => {
  for (const frame of ["MayBlur", "MayFalter", "MayEvade", "Clash"] as const) {
    const present = { lines: [line(frame, 1, null)], frame } as unknown as Shown;
    expect(paused([present], PACING)).toHaveLength(2);
  }
});

test("that the Masu is empty is read before the next turn is asked about", () => {
  const end = (has_emptied: boolean) =>
    line("EndTurn", 1, null, { kind: "TurnEnded", healed: 0, has_emptied });
  const shown = (has_emptied: boolean) => {
    const lines = [end(has_emptied), line("Turn", 0, null)];
    const present = { lines, frame: "PlayPhase" } as unknown as Shown;
    return paused(unfolded(present, [present], PACING), PACING);
  };
  expect(shown(false)).toHaveLength(1);
  expect(shown(true).map(({ lines }) => lines.length)).toEqual([2, 0]);
  // Also where the own turn is a moment of its own; but what the reader does is seen at once.
  const [emptied] = unfolded({} as Shown, [{ lines: [end(true)] } as unknown as Shown], PACING);
  const own = (parts: SakeParts | null) =>
    ({ lines: [line("Turn", 0, parts)], frame: "Turn", seat: 0, update: { seat: 0 } }) as Shown;
  expect(hold(emptied, own(null), PACING)).toBeGreaterThan(1800);
  expect(hold(emptied, own({ verb: "pass" }), PACING)).toBe(0);
});

test("what came of one's own deed is shown before one is asked on; who lets it happen is not", () => {
  const shown = (told: SakeLine) =>
    unfolded({} as Shown, [{ lines: [{ ...told, text: "Told." }] } as unknown as Shown], PACING)[0];
  const own = { lines: [line("Turn", 0, null)], seat: 0, update: { seat: 0 } } as unknown as Shown;
  expect(hold(shown(line("Death", 1, null)), own, PACING)).toBe(3200);
  expect(hold(shown(line("Clash", 1, null)), own, PACING)).toBe(1900);
  expect(hold(shown(line("Advance", 1, null)), own, PACING)).toBe(0);
  const pass = { lines: [line("MayBlur", 1, { verb: "pass" })] } as unknown as Shown;
  const [passed] = unfolded({} as Shown, [pass], PACING);
  const others = { lines: [], seat: 1, update: { seat: 0 } } as unknown as Shown;
  expect(hold(passed, others, PACING)).toBeLessThan(200);
});

describe("the phases of a turn", () => {
  const now = (pending: SakeFrame[], more: Partial<SakeView> = {}) =>
    phasesOf({ ...seen(), active: 0, pending, ...more } as SakeView)
      .filter(({ isNow }) => isNow)
      .map(({ name }) => name);
  const TURN: SakeFrame[] = ["Round", "Turn", "EndTurn", "WieldPhase", "DrawPhase"];

  test("follow from what is still to come", () => {
    expect(now([...TURN, "MinionPhase", "ChoosePlay"])).toEqual(["cards"]);
    expect(now([...TURN, "MinionPhase", "PlayPhase", "MayDefend"])).toEqual(["cards"]);
    expect(now([...TURN, "SendMinion"])).toEqual(["minions"]);
    expect(now([...TURN.slice(0, 4), "DrawCard"])).toEqual(["draw"]);
    expect(now([...TURN.slice(0, 3), "ChooseWeapon"])).toEqual(["weapon"]);
    expect(now(["Round", "Turn"])).toEqual([]);
  });

  test("know a minion that fights from a card that is played", () => {
    expect(now([...TURN, "MinionPhase", "MayDefend"])).toEqual(["minions"]);
  });

  test("of a spirit are others", () => {
    const spirits = [0];
    expect(now(["Turn", "EndTurn", "Act", "Draw", "UseElation"], { spirits })).toEqual(["power"]);
    expect(now(["Turn", "EndTurn", "Act", "DrawCard"], { spirits })).toEqual(["draw"]);
    expect(now(["Turn", "EndTurn", "ChooseMischief"], { spirits })).toEqual(["mischief"]);
  });
});

describe("what is wanted next", () => {
  beforeEach(() => {
    vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
  });

  test("is said of a text as of a box", async () => {
    const { nextText } = await import("../src/lib/games/sake/labels");
    const next = (kind: string, use: string, part: string) =>
      nextText({ name: "Card", kind } as Title, use, new Set([part]));
    expect(next("weapon", "attack", "minion:50")).toBe("Card: whom do you attack?");
    expect(next("event", "text", "seat:1")).toBe("Card: at whom?");
    expect(next("minion", "text", "seat:1")).toBe("Card: towards whom shall it go?");
    expect(next("event", "text", "thing:1:0")).toBe("Card: which weapon or item?");
    expect(next("event", "text", "sake:1:60")).toBe("Card: which sake?");
    expect(next("event", "move", "number:1")).toBe("Card: how many steps?");
    expect(next("event", "drink", "number:1")).toBe("Card: how much sake do you drink?");
    expect(next("weapon", "", "seat:1")).toBe("Card: whom?");
  });

  test("and where a part of a sum comes from", async () => {
    const { termName } = await import("../src/lib/games/sake/labels");
    const view = { ...seen(), options: { location: "grove" } } as unknown as SakeView;
    const names = (...terms: SakeTerm[]) => terms.map((one) => termName(one, view, pieces, 0));
    expect(names(WEAPON, SKILL, term("weapon", 60, 0))).toEqual([
      "Katana",
      "Two Heavens",
      "bare hands",
    ]);
    expect(names(term("place", -1, -1), term("armour", -1, 1))).toEqual(["Bamboo grove", "armour"]);
  });

  test("is told of a haunting as what it costs: sake, not life", async () => {
    const { whyText } = await import("../src/lib/games/sake/labels");
    const why = (spirits: number[]) =>
      whyText("MayDefend", { ...seen({ striker: 1 }), spirits } as SakeView, true);
    expect(why([1])).toContain("costs you a sake token");
    expect(why([])).toContain("costs you a life card");
  });

  test("is not asked of who cannot answer without its being said why", async () => {
    const { whyText } = await import("../src/lib/games/sake/labels");
    const view = { ...seen(), plays: 0, top: 0 } as SakeView;
    expect(whyText("MayBlur", view, false)).toContain("You hold no card");
    expect(whyText("MayBlur", view, true)).not.toContain("You hold no card");
  });
});
