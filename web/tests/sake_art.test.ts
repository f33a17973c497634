import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import Back from "../src/lib/games/sake/art/Back.svelte";
import { brush, type Layer } from "../src/lib/games/sake/art/brush";
import {
  BACK_MARK,
  BOXES,
  BOX_NUMBER,
  NAME,
  PICTURE,
  TAGS,
  type Area,
} from "../src/lib/games/sake/art/card";
import CardFace from "../src/lib/games/sake/art/CardFace.svelte";
import Cup from "../src/lib/games/sake/art/Cup.svelte";
import { faceOf } from "../src/lib/games/sake/art/faces";
import { figureOf } from "../src/lib/games/sake/art/figures";
import Home from "../src/lib/games/sake/art/Home.svelte";
import LifePile from "../src/lib/games/sake/art/LifePile.svelte";
import Location from "../src/lib/games/sake/art/Location.svelte";
import Masu from "../src/lib/games/sake/art/Masu.svelte";
import Minion from "../src/lib/games/sake/art/Minion.svelte";
import { placeOf } from "../src/lib/games/sake/art/places";
import Portrait from "../src/lib/games/sake/art/Portrait.svelte";
import { places, TABLE } from "../src/lib/games/sake/art/table";
import TableGround from "../src/lib/games/sake/art/TableGround.svelte";
import Gesture from "../src/lib/games/sake/Gesture.svelte";
import type { Moment } from "../src/lib/games/sake/gestures";

const deck = readFileSync(
  new URL("../../src/tatami/games/sake/deck.toml", import.meta.url),
  "utf-8",
);

/** The names in the deck file under one of its headings. */
function named(heading: string): string[] {
  return [...deck.matchAll(new RegExp(`^\\[${heading}\\.(\\w+)\\]$`, "gm"))].map(([, id]) => id);
}

/** Whether a text of the deck costs sake. */
function costs(heading: string, id: string): boolean {
  const [, body] = deck.split(`[${heading}.${id}]`);
  return /^effect = .*cost = [1-9]/m.test(body.split("\n[")[0]);
}

const CARDS = Object.entries({
  weapons: "weapon",
  items: "item",
  events: "event",
  interrupts: "interrupt",
  minions: "minion",
}).flatMap(([heading, kind]) => named(heading).map((id) => ({ heading, kind, id })));

/** All points that a painted path goes through or is bent by; arcs count by where they start. */
function pointsOf([, path]: Layer): [x: number, y: number][] {
  return [...path.matchAll(/[MCQL]([^A-Za-z]*)/g)].flatMap(([, numbers]) => {
    const all = numbers.trim().split(/\s+/).map(Number);
    return Array.from({ length: all.length / 2 }, (_, n) => [all[2 * n], all[2 * n + 1]] as const);
  }) as [number, number][];
}

describe("the brush", () => {
  test("leaves a bare streak for every hair that runs dry", () => {
    const parts = (path: string) => path.split("z").length - 1;
    expect(parts(brush("0 0 9, 40 0 9, 80 0 9"))).toBe(1);
    expect(parts(brush("0 0 9, 40 0 9, 80 0 9", 3))).toBe(4);
  });
});

describe("the pictures of the deck", () => {
  test("every card, samurai and location has one of its own", () => {
    expect(CARDS.length).toBeGreaterThan(20);
    const faces = CARDS.map(({ id, kind }) => faceOf(id, kind));
    expect(new Set(faces).size).toBe(CARDS.length);
    const others = ["weapon", "item", "event", "interrupt"].map((kind) => faceOf("added", kind));
    expect(others.filter((face) => faces.includes(face))).toEqual([]);
    expect(new Set(others).size).toBe(4);
    for (const [ids, pictureOf] of [
      [named("samurai"), figureOf],
      [named("locations"), placeOf],
    ] as const) {
      const pictures = [...ids, "added"].map((id) => pictureOf(id));
      expect(new Set(pictures).size).toBe(ids.length + 1);
    }
  });

  test("a card that is added is painted by its kind, whatever it is called", () => {
    expect(faceOf("constructor", "weapon")).toBe(faceOf("added", "weapon"));
    expect(faceOf("added", "minion")).toBe(faceOf("minion", "minion"));
    expect(figureOf("constructor")).toBe(figureOf("added"));
    expect(placeOf("constructor")).toBe(placeOf("added"));
  });

  test.each([...CARDS, { heading: "", kind: "weapon", id: "added" }])(
    "nothing but haze lies where the board writes on $id",
    ({ heading, kind, id }) => {
      const slips = kind === "weapon" ? TAGS : heading && costs(heading, id) ? [TAGS[0]] : [];
      const { scene, subject, detail = [] } = faceOf(id, kind);
      const solid = [...scene, ...subject, ...detail].filter(
        ([tone]) => !["wash", "mist", "haze", "paper"].includes(tone),
      );
      for (const slip of slips) {
        const inside = solid.flatMap(pointsOf).filter(([x, y]) => {
          const below = y + PICTURE.y;
          return x < slip.x + slip.width && below > slip.y && below < slip.y + slip.height;
        });
        expect(inside).toEqual([]);
      }
    },
  );
});

describe("a whole card", () => {
  const inside = (area: Area) => area.x + area.width <= 100 && area.y + area.height <= 140;
  const apart = (a: Area, b: Area) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

  test("has places to write on that do not touch", () => {
    const areas = [NAME, BACK_MARK, PICTURE, ...BOXES];
    expect(areas.every(inside)).toBe(true);
    for (const a of areas) for (const b of areas) expect(a === b || apart(a, b)).toBe(true);
    for (const a of TAGS) for (const b of TAGS) expect(a === b || apart(a, b)).toBe(true);
    for (const box of BOXES) expect(BOX_NUMBER.y + BOX_NUMBER.height).toBe(box.height);
  });

  test("has three slips if it is a weapon, one for a cost, none otherwise", () => {
    const slips = (props: { id: string; kind: string; tags?: ["cost"] }) =>
      render(CardFace, { props }).body.split('class="slip').length - 1;
    expect(slips({ id: "katana", kind: "weapon" })).toBe(3);
    expect(slips({ id: "pipe", kind: "item", tags: ["cost"] })).toBe(1);
    expect(slips({ id: "sakuragi", kind: "event" })).toBe(0);
  });
});

describe("what is drawn", () => {
  const count = (body: string, what: string) => body.split(what).length - 1;
  const gesture = (kind: Moment["kind"]) =>
    render(Gesture, {
      props: { moment: { kind, seat: 3, minion: -1, count: 0 }, at: { x: 0, y: 0 } },
    });

  test.each([
    ["a card", render(CardFace, { props: { id: "ramen", kind: "event" } })],
    ["a small card", render(CardFace, { props: { id: "ramen", kind: "event", small: true } })],
    ["a samurai", render(Portrait, { props: { id: "tomoe", seat: 2 } })],
    ["a spirit", render(Portrait, { props: { id: "tomoe", spirit: true } })],
    ["a location", render(Location, { props: { id: "inn" } })],
    ["a minion", render(Minion, { props: { seat: 1 } })],
    ["a life pile", render(LifePile, { props: { life: [0, 1, 2], wounds: [1] } })],
    ["a table", render(TableGround, { props: { seats: 5 } })],
    ["a strike", gesture("strike")],
    ["a drink", gesture("drink")],
    ["a death", gesture("death")],
    ["a ghost", gesture("ghost")],
    ["sake that is burnt", gesture("burn")],
    ["a soul that is burnt", gesture("soul")],
    ["sake that is lost", gesture("spill")],
    ["who evades", gesture("evade")],
    ["what is cancelled", gesture("stop")],
    ["who recovers", gesture("heal")],
    ["the home picture", render(Home)],
  ])("%s is silent and has no broken line", (_, { body }) => {
    expect(body).toMatch(/^(<!--.*?-->)*<(svg|g)[^>]*aria-hidden="true"/);
    expect(body).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("a small picture has fewer lines than a large one", () => {
    const lines = (small: boolean) =>
      count(render(Portrait, { props: { id: "musashi", small } }).body, "<path");
    expect(lines(true)).toBeLessThan(lines(false));
    for (const { id, kind } of CARDS) {
      const large = render(CardFace, { props: { id, kind } }).body;
      const small = render(CardFace, { props: { id, kind, small: true } }).body;
      expect(count(small, "<path")).toBeLessThan(count(large, "<path"));
    }
  });

  test("a masu has as many cups as were poured, and shows which are still full", () => {
    const { body } = render(Masu, { props: { cups: 13, filled: 5 } });
    const cup = render(Cup, { props: { filled: true } }).body;
    expect(cup).toContain("filled");
    expect(count(body, 'class="sake')).toBe(13);
    expect([...body.matchAll(/class="sake[^"]*filled/g)].length).toBe(5);
  });

  test("the three backs differ", () => {
    const backs = [0, 1, 2].map((kind) => render(Back, { props: { kind, small: true } }).body);
    expect(new Set(backs).size).toBe(3);
  });

  test.each([3, 4, 5, 6, 7, 8])(
    "%i places lie around the table, the first at the bottom",
    (seats) => {
      const spots = places(seats);
      expect(spots.length).toBe(seats);
      expect(spots[0].x).toBeCloseTo(0);
      expect(spots[0].y).toBeCloseTo(TABLE.seats);
      expect(spots[1].x).toBeLessThan(0);
      for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeCloseTo(TABLE.seats);
      const { body } = render(TableGround, { props: { seats, first: 2 } });
      expect(count(body, 'class="cushion')).toBe(seats);
    },
  );
});
