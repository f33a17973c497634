/** Made from Python by `python -m tatami.server.typescript`; do not edit. */

/** How long a seat may think: `seconds` a move or for the match, or that many days a move. */
export interface Clock {
  kind: "days" | "match" | "move" | "none";
  seconds: number;
  increment: number;
}

/** Who is to sit here: whoever comes (`open`), the one who opens the table (`person`), a bot. */
export interface SeatPlan {
  kind: "bot" | "open" | "person";
  level: string;
}

/** One legal action and what it does, in the reader's language. */
export interface Choice {
  action: number;
  text: string;
}

/** What is asked now, and the rule that it comes from. */
export interface Question {
  frame: string;
  rule: string;
  prompt: string;
  may_pass: boolean;
}

/** One line of what happened at the table. */
export interface Line {
  kind: "chat" | "game" | "house";
  text: string;
  seat: number;
  frame: string;
  action: number;
  facts: number[];
  name: string;
}

/** A seat as everybody sees it. */
export interface SeatFacts {
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  here: boolean;
  bot_plays: boolean;
  resigned: boolean;
  yours: boolean;
}

/** A table as everybody who may see it sees it. */
export interface TableFacts {
  id: string;
  game: string;
  options: Record<string, number | string>;
  seats: SeatFacts[];
  clock: Clock;
  listed: boolean;
  hints: boolean;
  phase: "closed" | "open" | "over" | "playing";
  opened: number;
  yours: boolean;
  key: string;
  watchers: number;
  commitment: string;
  seed: string;
  salt: string;
  scores: number[];
  winners: number[];
  rematch: string;
  awaited: number[];
}

/** The first message: which table, and how much of its story the sender already has. */
export interface Enter {
  kind: "enter";
  table: string;
  key: string;
  language: string;
  since: number;
  seat: number;
}

/** Do this; `turn` is the one of the update that offered it. */
export interface Act {
  kind: "act";
  id: number;
  seat: number;
  turn: number;
  action: number;
}

/** Take back the seat's last action that nobody has seen. */
export interface Undo {
  kind: "undo";
  id: number;
  seat: number;
}

/** Chat. */
export interface Say {
  kind: "say";
  id: number;
  text: string;
}

/** From now on look from this seat, one of one's own (people who share a screen). */
export interface Look {
  kind: "look";
  id: number;
  seat: number;
}

/** The questions, by frame, that the seat passes without being asked. */
export interface Passes {
  kind: "passes";
  id: number;
  seat: number;
  frames: string[];
}

/** Give up: a bot plays the seat to the end, and it cannot win. */
export interface Resign {
  kind: "resign";
  id: number;
  seat: number;
}

/** What would the strongest bot do? */
export interface AskHint {
  kind: "hint";
  id: number;
  seat: number;
}

/** The table, sent on entering and whenever something about it other than the game changes. */
export interface Entered {
  kind: "table";
  table: TableFacts;
}

/** The match as the reader may see it now. */
export interface Update {
  kind: "update";
  seat: number;
  since: number;
  lines: Line[];
  settled: number;
  turn: number;
  question: Question | null;
  legal: Choice[];
  can_undo: boolean;
  awaited: number[];
  clocks: number[];
  scores: number[];
  view: any;
}

/** What was said at the table, and who came and went, before the match begins. */
export interface Told {
  kind: "told";
  since: number;
  lines: Line[];
  settled: number;
}

/** The message with this id was carried out, and what it did is safely stored. */
export interface Done {
  kind: "done";
  id: number;
}

/** The message with this id was not carried out, for this reason. */
export interface Refused {
  kind: "refused";
  id: number;
  text: string;
  code: string;
  rule: string;
}

/** One action that the bot looked at. */
export interface Considered {
  action: number;
  text: string;
  visits: number;
  shares: number[];
}

/** What the strongest bot thinks, the best first. */
export interface Hint {
  kind: "hint";
  id: number;
  considered: Considered[];
}

/** The host says something to the whole house. */
export interface Announcement {
  kind: "announcement";
  text: string;
}

/** Open a table. */
export interface NewTable {
  game: string;
  options: Record<string, number | string>;
  seats: SeatPlan[];
  clock: Clock;
  listed: boolean;
  hints: boolean;
  level: string;
  start: boolean;
}

/** Sit down: at this seat, or -1 for any that is open. */
export interface Place {
  seat: number;
  key: string;
  entropy: string | "";
}

/** Somebody else is to sit there; only who opened the table may say so. */
export interface Change {
  seat: number;
  plan: SeatPlan;
}

/** The key of a private table. */
export interface KeyOnly {
  key: string;
}

/** Who one is. */
export interface Me {
  id: string;
  name: string;
}

/** What one wants to be called. */
export interface Rename {
  name: string;
}

/** What carries one's identity to another device, for ten minutes. */
export interface Carry {
  code: string;
}

/** The password of the house. */
export interface Password {
  password: string;
}

/** An option that a table may choose, the rulebook's own value first. */
export interface OptionFacts {
  name: string;
  text: string;
  values: (number | string)[];
  lowest: number;
  highest: number;
}

/** A game that is played in this house. */
export interface GameFacts {
  name: string;
  title: string;
  about: string;
  fewest: number;
  most: number;
  minutes: number;
  verbs: string[];
  options: OptionFacts[];
}

/** The house: what is played, who serves, whether one must know a word to come in. */
export interface HouseFacts {
  version: string;
  games: GameFacts[];
  levels: string[];
  languages: string[];
  locked: boolean;
  announcement: string;
}

/** Tables, the newest first. */
export interface Tables {
  tables: TableFacts[];
}

/** All the deals follow from the seed that was sealed before the first of them. */
export interface Verified {
  deals: number;
  commitment: string;
}

/** What the host says to everybody; nothing ends it. */
export interface Announced {
  text: string;
}

/** Who may come in no more, or again. */
export interface Banned {
  player: string;
  banned: boolean;
}

/** A person, as the host of the house sees it. */
export interface Known {
  id: string;
  name: string;
  banned: boolean;
  tables: string[];
}

/** The persons at the tables, those who look on, and those who are banned. */
export interface People {
  people: Known[];
}

/** What was wrong with a request, and what would be right. */
export interface Trouble {
  text: string;
  code: string;
}

/** One move of a finished match, and the table after it. */
export interface Moment {
  seat: number;
  action: number;
  lines: Line[];
  scores: number[];
  awaited: number[];
  view: any;
}

/** A finished match as one seat saw it; the first moment is the one before the first move. */
export interface Replay {
  table: TableFacts;
  seat: number;
  moments: Moment[];
}

export type ToServer = Enter | Act | Undo | Say | Look | Passes | Resign | AskHint;

export type ToBrowser = Entered | Told | Update | Done | Refused | Hint | Announcement;

/** Cards are numbers; a pile ends with its top card. */
export interface NinjanView {
  seat: number;
  seats: number;
  options: Record<string, number | string>;
  pending: string[];
  deal: number;
  round: number;
  hand: number[];
  hand_sizes: number[];
  piles: number[][];
  picks: number[];
  won: number[][];
  past: number[];
  leaders: number[];
  throws: number[];
}

/** Cards are numbers, the fools all the same one. */
export interface HagakureView {
  seat: number;
  seats: number;
  options: Record<string, number | string>;
  pending: string[];
  rounds: number;
  round: number;
  leader: number;
  hands: number[][];
  hand_sizes: number[];
  hand_knowers: number[][];
  yomi: number[];
  yomi_size: number;
  yomi_knowers: number[];
  without_red: number[];
  trick: number[];
  won: number[][];
  chips: number[][];
  banners: number[];
  points: number[];
}

/** Places are cells of the endless grid; of equal cards the first stands for each. */
export interface SamuraiCardsView {
  seat: number;
  seats: number;
  options: Record<string, number | string>;
  pending: string[];
  villages: [number, number, boolean][];
  placed: [number, number, number][];
  open: number[];
  hand: number[];
  hand_sizes: number[];
  pile_sizes: number[];
  village_pile: number;
  top: number;
  taken: number;
  newest: number;
  due: number[];
  stones: number[][];
  winners: number[];
}

/** Hexes and settlements are numbers of the map; of equal tiles the first stands for each. */
export interface SamuraiView {
  seat: number;
  seats: number;
  options: Record<string, number | string>;
  pending: string[];
  tiles: [number, number, number][];
  figures: number[];
  hand: number[];
  hand_sizes: number[];
  supply_sizes: number[];
  hands: number[][];
  box: number[];
  lifted: number;
  has_laid: boolean;
  has_laid_plain: boolean;
  captured: number[][];
  aside: number[];
  winners: number[];
}

/** Cards are numbers. Of a card that the viewer does not know, it sees ~back: -1, -2 or -3. */
export interface SakeView {
  seat: number;
  seats: number;
  options: Record<string, number | string>;
  pending: string[];
  samurai: number[];
  alive: number[];
  spirits: number[];
  seated: number[];
  burnt: number[];
  hands: number[][];
  tables: number[][];
  life: number[][];
  wounds: number[][];
  wielded: number[];
  sake: number[][];
  loot: number[];
  steps: number[];
  minions: [number, number, number, number, boolean][];
  supply: number;
  masu: number;
  top: number;
  pile_size: number;
  discards: number[];
  played: number[];
  box: number[];
  public: number[];
  shuffled: [number, number][];
  hand_batches: number[][];
  box_batches: number[];
  active: number;
  plays: number;
  free_minions: number;
  has_attacked: boolean;
  has_cut: boolean;
  fight: number[];
  ending: number[];
  winners: number[];
}

/** Every card by its number; suits are rock, scissors, paper, each beating the next. */
export interface NinjanPieces {
  suit: number[];
  value: number[];
}

/** The number of a card is printed on it; the fools, all alike, have the number `fool`. */
export interface HagakurePieces {
  first_red: number;
  bonus_card: number;
  fool: number;
  decks: number[][];
  chips: string[];
  yomi: number;
}

/** An influence card; its number is that of the first of its equals. */
export interface InfluenceCard {
  kind: string;
  strength: number;
  name: string;
  influences: number[];
}

/** A kind of village card, known by its symbols. */
export interface Village {
  name: string;
  symbols: number[];
  copies: number;
}

/** All that is printed in the box of Samurai: the card game. */
export interface SamuraiCardsPieces {
  cards: InfluenceCard[];
  villages: Village[];
  symbols: string[];
  stones: number[];
}

/** A hex of the map. One column is half a hex wide, so neighbours of a row are two apart. */
export interface Hex {
  name: string;
  row: number;
  column: number;
  part: "land" | "sea" | "settlement";
  seats: number;
  around: number[];
}

/** A village, a city, or Edo. */
export interface Settlement {
  name: string;
  hex: number;
  room: number;
}

/** A tile; of equal ones the first has the number that names them all. */
export interface Tile {
  kind: string;
  strength: number;
  name: string;
  first: number;
  copies: number;
  character: boolean;
  influences: number[];
}

/** All that is printed in the box of Samurai. */
export interface SamuraiPieces {
  hexes: Hex[];
  settlements: Settlement[];
  tiles: Tile[];
  figures: string[];
  figures_of_a_kind: number[];
  most_aside: number;
}

/** A part of a noun: what it names, and how many bits it has, from the low bits up. */
export interface Slot {
  names: string;
  bits: number;
}

/** What all cards with the same name share. */
export interface Title {
  ident: string;
  name: string;
  kind: string;
  text: string;
  attack: number;
  defence: number;
  nearest: number;
  farthest: number;
  ranged: boolean;
  cost: number;
  aim: Slot[];
}

/** One card: its title, its four boxes (attack, defence, move, drink) and its back. */
export interface SakeCard {
  title: number;
  boxes: number[];
  back: number;
}

/** A samurai and what it knows. */
export interface SamuraiBoard {
  ident: string;
  name: string;
  life: number;
  knowledge: string;
  text: string;
}

/** Where the fight is. */
export interface Location {
  ident: string;
  name: string;
  text: string;
}

/** All that is printed in the box of Sake & Samurai. */
export interface SakePieces {
  titles: Title[];
  cards: SakeCard[];
  samurai: SamuraiBoard[];
  locations: Location[];
  backs: string[];
  masu: number[];
  slots: Slot[][];
  hand_limit: number;
  bare_hands: number;
  bare_hands_name: string;
  board: number;
  board_name: string;
  life: number;
  life_name: string;
  minion_target: number;
}

export const NINJAN_VERBS = {
  PICK: 0,
  TAKE: 1,
  LAY: 2,
  THROW: 3,
  DEAL: 4,
} as const;

export const HAGAKURE_VERBS = {
  NONE: 0,
  CHIP: 1,
  LOOK: 2,
  PLAY: 3,
  DEAL: 4,
} as const;

export const SAMURAI_CARDS_VERBS = {
  PLACE: 0,
  LAY: 1,
  DRAW: 2,
  TURN_UP: 3,
} as const;

export const SAMURAI_VERBS = {
  CHOOSE: 0,
  PLACE: 1,
  LAY: 2,
  EXCHANGE: 3,
  SWAP: 4,
  END: 5,
  DRAW: 6,
} as const;

export const SAKE_VERBS = {
  PASS: 0,
  ATTACK: 1,
  MOVE: 2,
  IAIDO: 3,
  DRINK: 4,
  TEXT: 5,
  USE: 6,
  BURN: 7,
  EXTRA: 8,
  SOUL: 9,
  STRIKE: 10,
  AIM: 11,
  CANCEL: 12,
  DEFEND: 13,
  EVADE: 14,
  CUT: 15,
  DISCARD: 16,
  PLACE: 17,
  PAY: 18,
  LOSE: 19,
  WIELD: 20,
  SEND: 21,
  KEEP: 22,
  LIFT: 23,
  ADD: 24,
  REMOVE: 25,
  SHIFT: 26,
  HAND: 27,
  STEAL: 28,
  HAUNT: 29,
  JOIN: 30,
  FADE: 31,
  GIVE: 32,
  BOARD: 33,
  DEAL: 34,
  DRAW: 35,
  TURN: 36,
  REVEAL: 37,
  PASSED: 38,
} as const;
