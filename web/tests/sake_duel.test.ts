import { beforeEach, describe, expect, test, vi } from "vitest";
import { paused, type Shown } from "../src/lib/core/moments";
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
  SakeView,
  Title,
} from "../src/lib/wire";

const KATANA = 0;
const YUMI = 1;
const pieces = {
  cards: [
    { title: KATANA, back: 0, boxes: { attack: 2, defence: 1, move: 1, drink: 1 } },
    { title: YUMI, back: 0, boxes: { attack: 0, defence: 2, move: 1, drink: 1 } },
  ],
  titles: [
    { name: "Katana", kind: "weapon", attack: 3, defence: 2 },
    { name: "Yumi", kind: "weapon", attack: 1, defence: 0 },
  ],
  samurai: [{ knowledge: "Two Heavens" }, { knowledge: "One Cut" }],
  locations: [{ ident: "inn" }],
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

const ATTACK = line("ChoosePlay", 0, { verb: "attack", card: 0, weapon: KATANA, target: 1 });
const STRUCK = line("Strike", 0, null, {
  kind: "Struck",
  striker: 0,
  minion: -1,
  target: FIGHT.target,
  fight: 1,
  value: 6,
});
const DEFENDED = line("MayDefend", 1, { verb: "defend", card: 1 });

function counted(hits: number, defence: number): SakeLine {
  return line("CountHits", 1, null, { kind: "HitsCounted", target: 1, value: 6, defence, hits });
}

describe("a duel", () => {
  test("says what the attack is made of before anybody has defended", () => {
    const duel = duelIn(seen(FIGHT), [ATTACK], [ATTACK], pieces)!;
    expect(duel.attack).toEqual([
      { title: KATANA, name: "Katana", value: 2 },
      { title: KATANA, name: "Katana", value: 3 },
      { title: -1, name: "Two Heavens", value: 1 },
    ]);
    expect([duel.value, duel.defence, duel.outcome]).toEqual([6, -1, ""]);
  });

  test("says what the defence is made of, and what is left", () => {
    const story = [ATTACK, STRUCK, DEFENDED, counted(2, 4)];
    const duel = duelIn(seen({ guard: 1, defence: 4 }), story, story.slice(-1), pieces)!;
    expect(duel.guard).toEqual([
      { title: YUMI, name: "Yumi", value: 2 },
      { title: KATANA, name: "Katana", value: 2 },
    ]);
    expect([duel.defence, duel.outcome, duel.count]).toEqual([4, "hits", 2]);
  });

  test("is still seen in the moment in which it is decided, and then no more", () => {
    const story = [ATTACK, STRUCK, DEFENDED, counted(0, 6)];
    const duel = duelIn(seen(), story, story.slice(-1), pieces)!;
    expect([duel.striker.seat, duel.target.seat, duel.defence]).toEqual([0, 1, 6]);
    expect(duel.outcome).toBe("stopped");
    expect(duelIn(seen(), story, [], pieces)).toBeNull();
  });

  test("may be cancelled before it begins, but a movement is no duel", () => {
    const cancel: SakeParts = { verb: "cancel", card: 1 };
    const blurred = line("MayBlur", 1, cancel);
    const duel = duelIn(seen(), [ATTACK, blurred], [blurred], pieces)!;
    expect([duel.outcome, duel.value, duel.target.seat]).toEqual(["cancelled", 5, 1]);
    const move = line("ChoosePlay", 0, { verb: "move", card: 0, side: 0, steps: 1 });
    const faltered = line("MayFalter", 1, cancel);
    expect(duelIn(seen(), [ATTACK, move, faltered], [faltered], pieces)).toBeNull();
  });

  test("of a minion is fought with the cards that are turned up", () => {
    const send = line("SendMinion", 0, { verb: "send", card: 1, steps: 2 });
    const turned = line("RevealAttack", -1, { verb: "reveal", card: 0 });
    const duel = duelIn(seen({ minion: 1, value: 2 }), [send, turned], [turned], pieces)!;
    expect(duel.attack).toEqual([{ title: KATANA, name: "Katana", value: 2 }]);
    expect(duel.striker).toEqual({ seat: 0, minion: 1 });
  });

  test("with a text is worth what the text says, an iaido what its card and the weapon say", () => {
    const text = line("ChoosePlay", 0, { verb: "text", card: 1, target: 1 });
    expect(duelIn(seen({ value: 1 }), [text], [text], pieces)!.attack).toEqual([
      { title: YUMI, name: "Yumi", value: 1 },
    ]);
    const iaido = line("ChoosePlay", 0, { verb: "iaido", card: 0, side: 0, steps: 1 });
    const strike = line("ChooseStrike", 0, { verb: "strike", weapon: KATANA, target: 1 });
    const terms = duelIn(seen({ value: 5 }), [iaido, strike], [strike], pieces)!.attack;
    expect(terms.map(({ value }) => value)).toEqual([2, 3]);
  });
});

test("what cancels an attack or a movement is read before anything is asked", () => {
  for (const frame of ["MayBlur", "MayFalter", "MayEvade", "Clash"] as const) {
    const present = { lines: [line(frame, 1, null)], frame } as unknown as Shown;
    expect(paused([present], PACING)).toHaveLength(2);
  }
});

describe("the phases of a turn", () => {
  const now = (pending: SakeFrame[], more: Partial<SakeView> = {}) =>
    phasesOf({ ...seen(), active: 0, pending, ...more } as SakeView)
      .filter(({ isNow }) => isNow)
      .map(({ name }) => name);
  const TURN: SakeFrame[] = ["Round", "Turn", "EndTurn", "WieldPhase", "DrawPhase"];

  test("follow from what is still to come", () => {
    expect(now([...TURN, "MinionPhase", "ChoosePlay"])).toEqual(["cards"]);
    expect(now([...TURN, "SendMinion"])).toEqual(["minions"]);
    expect(now([...TURN.slice(0, 4), "DrawCard"])).toEqual(["draw"]);
    expect(now([...TURN.slice(0, 3), "ChooseWeapon"])).toEqual(["weapon"]);
    expect(now(["Round", "Turn"])).toEqual([]);
  });

  test("know a minion that fights from a card that is played", () => {
    const fight = { ...FIGHT, minion: 50 };
    expect(now([...TURN, "MinionPhase", "MayDefend"], { fight })).toEqual(["minions"]);
  });

  test("of a spirit are others", () => {
    const spirits = [0];
    expect(now(["Turn", "EndTurn", "Act", "Draw", "UseElation"], { spirits })).toEqual(["power"]);
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
    expect(next("event", "drink", "number:1")).toBe("Card: how many?");
    expect(next("weapon", "", "seat:1")).toBe("Card: whom?");
  });

  test("is not asked of who cannot answer without its being said why", async () => {
    const { whyText } = await import("../src/lib/games/sake/labels");
    const view = { ...seen(), plays: 0, top: 0 } as SakeView;
    expect(whyText("MayBlur", view, false)).toContain("You hold no card");
    expect(whyText("MayBlur", view, true)).not.toContain("You hold no card");
  });
});
