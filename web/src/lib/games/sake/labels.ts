/** Sums and explanations of Sake & Samurai in words. */

import { say } from "../../core/words";
import type { SakeChoice, SakeFrame, SakePieces, SakeTerm, SakeView, Title } from "../../wire";
import { kindOf, namesOf, type Part, type Way } from "../ways";
import { locationOf, lootOf, sakeOf, type Value } from "./layout";

/** What the sign before a printed number means. */
export function signName(sign: Value["sign"]): string {
  const meaning = sign === "steps" || sign === "ranged" ? "reach" : sign;
  return say(`sake-board-${meaning}`);
}

/** Where a part of an attack or of a defence comes from; a skill is that of who strikes. */
export function termName(
  { source, title }: SakeTerm,
  view: SakeView,
  pieces: SakePieces,
  striker: number,
): string {
  switch (source) {
    case "skill":
      return pieces.samurai[view.samurai[striker]].knowledge;
    case "place":
      return locationOf(view, pieces)?.name ?? "";
    case "armour":
      return say("sake-board-armour");
    default:
      return title === pieces.bare_hands ? pieces.bare_hands_name : pieces.titles[title].name;
  }
}

/** Where the sake of a seat lies, spelled out: "life pile 1 + board 1 + weapons and items 3". */
export function sumText(view: SakeView, pieces: SakePieces, seat: number): string {
  if (!view.alive.includes(seat))
    return say(view.spirits.includes(seat) ? "sake-board-spirit" : "sake-board-gone");
  const places = view.sake[seat];
  const things = places.filter((place) => place !== pieces.life && place !== pieces.board);
  const parts = [
    ...places.filter((place) => place === pieces.life).map(() => pieces.life_name),
    ...places.filter((place) => place === pieces.board).map(() => pieces.board_name),
    ...things.map((place) => pieces.titles[place].name),
  ];
  return parts.join(" + ") || say("sake-board-no-sake");
}

/** The questions that need more than a sentence: why they are asked, and what follows. */
const EXPLAINED = new Set<SakeFrame>([
  "PlaceSake",
  "PaySake",
  "LoseSake",
  "DiscardCard",
  "DropCard",
  "LayLifeCard",
  "LiftLifeCard",
  "MayBurn",
  "MayDefend",
  "MayEvade",
  "MayCut",
  "MayFalter",
  "MayBlur",
  "MayJoin",
  "MayFade",
  "ChooseWeapon",
  "ChooseStrike",
  "SendMinion",
  "UseElation",
  "ChooseMischief",
  "GiveSake",
  "ChooseAim",
  "ChoosePlay",
]);

/** Why a question is asked and what follows; `can` says whether a card answers it. */
export function whyText(frame: SakeFrame, view: SakeView, can: boolean): string {
  if (!EXPLAINED.has(frame)) return "";
  const { plays, top, spirits, fight } = view;
  // A haunting costs sake, not life.
  const haunted = spirits.includes(fight.striker) ? 1 : 0;
  return say(`sake-why-${frame}`, { plays, power: top, can: can ? 1 : 0, haunted });
}

/** Whether a samurai sits or stands, and what that means. */
export function stanceText(view: SakeView, seat: number): string {
  return say("sake-board-stance", { sits: view.seated.includes(seat) ? 1 : 0 });
}

/** How the spirits stand against the drunkest samurai. */
export function raceText(view: SakeView): string {
  return say("sake-board-race", { loot: lootOf(view), most: mostOf(view) });
}

/** How much sake the drunkest samurai has. */
function mostOf(view: SakeView): number {
  return Math.max(0, ...view.alive.map((seat) => sakeOf(view, seat)));
}

/** What who is dead plays for: the sake of the spirits together against the drunkest samurai. */
export function afterlifeText(view: SakeView, seat: number): string {
  return say("sake-board-afterlife", {
    what: view.spirits.includes(seat) ? "spirit" : "gone",
    loot: lootOf(view),
    most: mostOf(view),
  });
}

/** What is wanted next of a card that was picked: what for, whom, where or how many. */
export function nextText({ name, kind }: Title, use: string, next: Set<Part>): string {
  const [first = ""] = next;
  const part = kindOf(first);
  const isAim = part === "seat" || part === "minion";
  const aimed = kind === "minion" && use === "text" ? "send" : use || "seat";
  const isWay = part === "number" && (use === "move" || use === "iaido");
  return say("sake-board-next", { card: name, next: isAim ? aimed : isWay ? "steps" : part });
}

/** What follows if sake is put there. */
export function placeText(place: number, view: SakeView, pieces: SakePieces): string {
  const { knowledge, text } = pieces.samurai[view.samurai[view.seat]];
  const what = place === pieces.life ? "life" : place === pieces.board ? "board" : "thing";
  const name = pieces.titles[place]?.name ?? "";
  return say("sake-why-place", { what, name, knowledge, text });
}

/** The verbs that move something by steps. */
const STEPPING = ["move", "iaido", "send"];

/** What is left to say of a choice once all but its last part was picked: "2 steps", "Yumi". */
export function shortText({ choice, parts }: Way, pieces: SakePieces): string {
  const last = parts.at(-1) ?? "";
  const kind = kindOf(last);
  const [number] = namesOf(last);
  const { verb } = (choice as SakeChoice).parts;
  if (kind === "weapon") return pieces.titles[Number(number)]?.name ?? pieces.bare_hands_name;
  if (kind === "use" && (verb === "burn" || verb === "extra"))
    return say("sake-board-burn", { what: verb });
  if (kind !== "number") return "";
  const what = STEPPING.includes(verb) ? "steps" : verb === "soul" ? "cards" : "sake";
  return say("sake-board-amount", { what, count: Number(number) });
}
