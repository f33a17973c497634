/** Made from Python by `python -m tatami.server.typescript`; do not edit. */

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

/** One thing that happened at a table, as it is stored; what is secret is left out. */
export interface StoredEvent {
  number: number;
  text: string;
}

/** What is stored of a table, for the host of the house. */
export interface Inspected {
  table: string;
  phase: string;
  sound: number;
  trouble: string;
  events: StoredEvent[];
}

/** Keep so many events of a table. */
export interface Cut {
  number: number;
}

/** The password of the house. */
export interface Password {
  password: string;
}

/** An option that a table may choose. */
export interface OptionFacts {
  name: string;
  title: string;
  text: string;
  values: (number | string)[];
  usual: number | string;
  titles: string[];
  lowest: number;
  highest: number;
  is_seat: boolean;
}

/** A game that is played in this house. */
export interface GameFacts {
  name: string;
  title: string;
  about: string;
  fewest: number;
  most: number;
  minutes: number;
  bot_minutes: number;
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

/** What was wrong with a request, and what would be right. */
export interface Trouble {
  text: string;
  code: string;
}

/** One line of what happened at the table. */
export interface Line {
  kind: "chat" | "game" | "house";
  text: string;
  seat: number;
  frame: string;
  parts: any;
  event: any;
  name: string;
  forced: boolean;
}

/** A moment of a finished match. */
export interface ReplayMoment {
  frame: string;
  seat: number;
  upto: number;
  scores: number[];
  view: any;
  move: number;
  action: number;
  lines: Line[];
  awaited: number[];
  decision: number;
  asked: number[];
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
  entropy: string;
}

/** How long a seat may think: `seconds` a move or for the match, or that many days a move. */
export interface Clock {
  kind: "days" | "match" | "move" | "none";
  seconds: number;
  increment: number;
}

/** A moment of another match, from which one was taken up. */
export interface Source {
  table: string;
  move: number;
  seat: number;
  is_true: boolean;
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
  effects: boolean;
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
  source: Source | null;
}

/** A finished match as one seat saw it; the first moment is the one before the first move. */
export interface Replay {
  table: TableFacts;
  seat: number;
  moments: ReplayMoment[];
}

/** All the deals follow from the seed that was sealed before the first of them. */
export interface Verified {
  deals: number;
  commitment: string;
}

/** What is asked now, and the rule that it comes from. */
export interface Question {
  frame: string;
  rule: string;
  prompt: string;
  may_pass: boolean;
  optional: boolean;
}

/** One legal action and what it does, in the reader's language. */
export interface Choice {
  action: number;
  text: string;
  parts: any;
  effect: any;
}

/** What a seat is asked at a moment: of a match that is over, or of a puzzle. */
export interface Asked {
  move: number;
  seat: number;
  question: Question;
  legal: Choice[];
  taken: number;
  scores: number[];
  awaited: number[];
  view: any;
}

/** What a choice is worth that a review does not tell of. */
export interface Guessed {
  behind: number;
}

/** Another way that a match could have gone from a moment on. */
export interface Branch {
  move: number;
  seat: number;
  action: number;
  is_true: boolean;
  luck: number;
}

/** How a match could have gone on with another choice, and bots at all seats after it. */
export interface WhatIf {
  table: TableFacts;
  branch: Branch;
  text: string;
  seat: number;
  moments: ReplayMoment[];
  scores: number[];
  winners: number[];
}

/** Take a finished match up from one of its moments, against bots. */
export interface PlayFrom {
  move: number;
  seat: number;
  is_true: boolean;
  level: string;
  key: string;
  entropy: string | "";
}

/** What somebody who played says about a moment. */
export interface Note {
  move: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  yours: boolean;
}

/** What those who played say about a match, moment by moment. */
export interface Notes {
  notes: Note[];
}

/** Say something about a moment, instead of what one said before; nothing takes it back. */
export interface NewNote {
  move: number;
  text: string;
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

/** What makes another device the same person, once, within ten minutes. */
export interface Carry {
  code: string;
}

/** A match that the reader has played to its end. */
export interface Played {
  table: string;
  key: string;
  game: string;
  seats: number;
  at: number;
  won: boolean;
  accuracy: number | null;
  decisions: number;
  thinking: number;
}

/** A kind of mistake, with the last one made. */
export interface Misjudged {
  game: string;
  count: number;
  prompt: string;
  table: string;
  key: string;
  move: number;
  seat: number;
}

/** The reader's own play; nobody else sees it. */
export interface YourPlay {
  matches: Played[];
  mistakes: Misjudged[];
}

/** The table of a game that tells no pieces to draw, a line for each thing. */
export interface TableInWords {
  lines: string[];
}

/** The table right after one step of what has happened. */
export interface Moment {
  frame: string;
  seat: number;
  upto: number;
  scores: number[];
  view: any;
}

/** The first message: which table, and how much of its story the sender already has. Later on it */
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
  action: number | null;
  parts: Record<string, number | string> | null;
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

/** What would each choice do? `turn` is the one of the update that offered them. */
export interface AskEffects {
  kind: "effects";
  id: number;
  seat: number;
  turn: number;
}

/** The table, sent on entering and whenever something about it other than the game changes. */
export interface Entered {
  kind: "table";
  table: TableFacts;
}

/** The match as the reader may see it now. */
export interface Update {
  kind: "update";
  whole: boolean;
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
  moments: Moment[];
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
  why: string;
}

/** What the strongest bot thinks, the best first. */
export interface Hint {
  kind: "hint";
  id: number;
  considered: Considered[];
}

/** What each choice of a turn would do, in their order, as the game tells it. */
export interface Effects {
  kind: "effects";
  id: number;
  seat: number;
  turn: number;
  effects: any[];
}

/** The host says something to the whole house. */
export interface Announcement {
  kind: "announcement";
  text: string;
}

/** A puzzle in a list. */
export interface PuzzleFacts {
  id: string;
  game: string;
  seats: number;
  difficulty: number;
  state: "new" | "right" | "wrong";
}

/** All the puzzles of the house, and the one of today. */
export interface Puzzles {
  today: PuzzleFacts | null;
  puzzles: PuzzleFacts[];
}

/** A puzzle to be solved. */
export interface PuzzleShown {
  puzzle: PuzzleFacts;
  seats: SeatFacts[];
  asked: Asked;
}

/** An answer to a puzzle. */
export interface Solve {
  action: number;
}

/** A choice in a puzzle, and the chance to win that it leaves. */
export interface PuzzleLine {
  action: number;
  text: string;
  chance: number;
  why: string;
}

/** What an answer to a puzzle is worth. */
export interface PuzzleAnswer {
  right: boolean;
  solution: string;
  lines: PuzzleLine[];
}

/** Have a finished match reviewed. */
export interface AskReview {
  bots: boolean;
  key: string;
}

/** A decision of a review in words. */
export interface ToldDecision {
  text: string;
  done: string;
  best: string;
  others: string[];
  remark: string;
  why: string;
  why_not: string;
}

/** A point of the curve: each seat's chance to win after so many moves. */
export interface Point {
  at: number;
  chances: number[];
  doubt: number;
}

/** An action that could have been chosen. */
export interface Option {
  action: number;
  chance: number;
  chances: number[];
}

/** A decision of a seat, judged from what the seat knew. */
export interface Decision {
  at: number;
  seat: number;
  frame: string;
  done: Option;
  best: Option;
  others: Option[];
  loss: number;
  doubt: number;
  grade: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  is_sure: boolean;
  change: number;
  fortune: "" | "lucky" | "unlucky";
  depth: number;
}

/** A turning point of the curve. */
export interface Turn {
  at: number;
  upto: number;
  cause: number;
  seat: number;
  before: number;
  after: number;
}

/** A seat over the whole match. */
export interface SeatReview {
  seat: number;
  accuracy: number | null;
  grades: Record<string, number>;
  luck: number;
  own: number;
  others: number;
}

/** A match as it is known so far; it becomes better with every finding. */
export interface Review {
  game: string;
  rules: number;
  version: number;
  seats: number;
  players: string[];
  depth: number;
  done: number;
  total: number;
  curve: Point[];
  decisions: Decision[];
  turns: Turn[];
  instructive: number[];
  by_seat: SeatReview[];
}

/** What is known of a review by now. */
export interface Reviewed {
  state: "done" | "none" | "waiting";
  bots: boolean;
  review: Review | null;
  told: ToldDecision[];
  turns: string[];
}

/** Who is to sit here: whoever comes (`open`), the one who opens the table (`person`), a bot. */
export interface SeatPlan {
  kind: "bot" | "open" | "person";
  level: string;
  name: string;
}

/** Tables, the newest first. */
export interface Tables {
  tables: TableFacts[];
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
  guide: boolean;
  entropy: string | "";
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

/** Play again. */
export interface Again {
  key: string;
  entropy: string | "";
}

export type ToServer = Enter | Act | Undo | Say | Look | Passes | Resign | AskHint | AskEffects;

export type ToBrowser = Entered | Told | Update | Done | Refused | Hint | Effects | Announcement;

/** Cards are numbers; a pile ends with its top card. */
export interface NinjanView {
  seat: number;
  seats: number;
  options: Record<string, number | string>;
  pending: NinjanFrame[];
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
  resolving: number[];
}

/** Cards are numbers, the fools all the same one. */
export interface HagakureView {
  seat: number;
  seats: number;
  options: Record<string, number | string>;
  pending: HagakureFrame[];
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

/** A symbol of a village, and the seat that gets its stone; NONE if nobody does. */
export interface SamuraiCardsStoneTaken {
  symbol: number;
  taker: number;
  influence: number[];
}

/** A village on the table with its symbols, as a set; turned over if it is scored. */
export interface SamuraiCardsLaidVillage {
  cell: number;
  symbols: number;
  is_turned: boolean;
  stones: SamuraiCardsStoneTaken[];
}

/** An influence card on the table, and whose it is. */
export interface SamuraiCardsPlacedCard {
  cell: number;
  seat: number;
  card: number;
  is_turned: boolean;
}

/** What a seat has, and what that is worth where majorities are counted. */
export interface Standing {
  counts: number[];
  majorities: number;
  others: number | null;
  total: number;
}

/** Places are cells of the endless grid; of equal cards the first stands for each. */
export interface SamuraiCardsView {
  seat: number;
  seats: number;
  options: Record<string, number | string>;
  pending: SamuraiCardsFrame[];
  villages: SamuraiCardsLaidVillage[];
  placed: SamuraiCardsPlacedCard[];
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
  leaders: number[];
  standings: Standing[];
  winners: number[];
}

/** A tile on the map, and whose it is. */
export interface SamuraiLaidTile {
  hex: number;
  seat: number;
  tile: number;
}

/** What everybody has on a figure of the map, and who would take it now; NONE if nobody. */
export interface SamuraiInfluence {
  settlement: number;
  kind: number;
  of_seats: number[];
  strongest: number;
}

/** Hexes and settlements are numbers of the map; of equal tiles the first stands for each. */
export interface SamuraiView {
  seat: number;
  seats: number;
  options: Record<string, number | string>;
  pending: SamuraiFrame[];
  tiles: SamuraiLaidTile[];
  figures: number[][];
  influence: SamuraiInfluence[];
  hand: number[];
  hand_sizes: number[];
  supply_sizes: number[];
  hands: number[][];
  box: number[];
  lifted: number;
  has_laid: boolean;
  has_laid_plain: boolean;
  captured: number[][];
  screened: boolean;
  leaders: number[];
  standings: Standing[];
  aside: number[];
  winners: number[];
}

/** A minion on its way: to which side it goes, and how many steps from its master it is. */
export interface SakeMinion {
  card: number;
  master: number;
  side: number;
  distance: number;
  has_acted: boolean;
}

/** A card that is not discarded now but once was, and the number of the shuffle since. */
export interface SakeShuffledCard {
  card: number;
  shuffle: number;
}

/** A samurai or a spirit by its seat, or a minion by its card; both NONE if it is nobody. */
export interface SakeTarget {
  seat: number;
  minion: number;
}

/** Who attacks or haunts whom; the target is nobody if nobody does. */
export interface SakeFight {
  striker: number;
  minion: number;
  target: SakeTarget;
  kind: number;
  value: number;
  guard: number;
  defence: number;
  hits: number;
}

/** How near the end is: the Masu at the beginning of the round, and what has been counted. */
export interface SakeEnding {
  masu_before: number;
  dry_rounds: number;
  last_turns: number;
  sudden_deaths: number;
}

/** Cards are numbers. Of a card that the viewer does not know, it sees ~back: -1, -2 or -3. */
export interface SakeView {
  seat: number;
  seats: number;
  options: Record<string, number | string>;
  pending: SakeFrame[];
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
  minions: SakeMinion[];
  supply: number;
  masu: number;
  top: number;
  pile_size: number;
  discards: number[];
  played: number[];
  box: number[];
  public: number[];
  shuffled: SakeShuffledCard[];
  hand_batches: number[][];
  box_batches: number[];
  active: number;
  plays: number;
  free_minions: number;
  has_attacked: boolean;
  has_cut: boolean;
  fight: SakeFight;
  ending: SakeEnding;
  winners: number[];
}

/** Every card by its number; suits are rock, scissors, paper, each beating the next. */
export interface NinjanPieces {
  suit: number[];
  value: number[];
  beaten_by: number[];
  rounds: number;
  face_down: number;
}

/** The number of a card is printed on it; the fools, all alike, have the number `fool`. */
export interface HagakurePieces {
  first_red: number;
  bonus_card: number;
  fool: number;
  decks: number[][];
  villager_goals: number[];
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
}

/** What a card is worth in each of its boxes. */
export interface CardBoxes {
  attack: number;
  defence: number;
  move: number;
  drink: number;
}

/** One card: its title, its boxes and its back. */
export interface SakeCard {
  title: number;
  boxes: CardBoxes;
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
  hand_limit: number;
  bare_hands: number;
  bare_hands_name: string;
  board: number;
  board_name: string;
  life: number;
  life_name: string;
}

/** The sign that a seat showed. */
export interface NinjanThrown {
  seat: number;
  sign: number;
}

/** What the tied seats showed. */
export interface NinjanCompared {
  kind: "Compared";
  throws: NinjanThrown[];
}

/** The points of each seat. */
export interface NinjanCounted {
  kind: "Counted";
  points: number[];
}

/** Who got a card; which one, only the receiver knows. */
export interface NinjanDealt {
  kind: "Dealt";
  receiver: number;
}

/** The card lies open on this pile. */
export interface NinjanPileOpened {
  kind: "PileOpened";
  pile: number;
}

/** The card that was laid on a pile, and the cards that it took before. */
export interface NinjanResolved {
  kind: "Resolved";
  card: number;
  pile: number;
  gained: number[];
}

/** Which round of the deal this is, counted from 1. */
export interface NinjanRoundBegun {
  kind: "RoundBegun";
  round: number;
}

/** Which deal this is, counted from 1. */
export interface NinjanShuffled {
  kind: "Shuffled";
  deal: number;
  deals: number;
}

/** The seats that throw for the win. */
export interface NinjanTied {
  kind: "Tied";
  seats: number[];
}

/** The card of each seat. */
export interface NinjanTurnedUp {
  kind: "TurnedUp";
  cards: number[];
}

export type NinjanFrame =
  | "CompareSigns"
  | "Count"
  | "DealCard"
  | "PickCard"
  | "Resolve"
  | "Round"
  | "Shuffle"
  | "ThrowSign"
  | "TieBreak"
  | "TurnUp";

export type NinjanEvent =
  | NinjanCompared
  | NinjanCounted
  | NinjanDealt
  | NinjanPileOpened
  | NinjanResolved
  | NinjanRoundBegun
  | NinjanShuffled
  | NinjanTied
  | NinjanTurnedUp;

export type NinjanParts =
  | { verb: "pick"; card: number }
  | { verb: "take"; pile: number }
  | { verb: "lay"; pile: number }
  | { verb: "throw"; sign: number }
  | { verb: "deal"; card: number };

/** A line of the story of this game. */
export interface NinjanLine extends Line {
  frame: NinjanFrame | "";
  parts: NinjanParts | null;
  event: NinjanEvent | null;
}

/** A choice in this game. */
export interface NinjanChoice extends Choice {
  parts: NinjanParts;
  effect: null;
}

/** Who got a card; which one, only the receiver knows. */
export interface HagakureDealt {
  kind: "Dealt";
  receiver: number;
}

/** The seats for whom one more round is played. */
export interface HagakureLeadShared {
  kind: "LeadShared";
  seats: number[];
}

/** Which round this is, counted from 1, of how many; and who deals. */
export interface HagakureRoundBegun {
  kind: "RoundBegun";
  round: number;
  rounds: number;
  dealer: number;
}

/** The points of each seat after all rounds so far. */
export interface HagakureRoundEnded {
  kind: "RoundEnded";
  points: number[];
}

/** What the points of a seat in a round are made of. */
export interface HagakureRoundSum {
  tricks: number;
  has_bonus_card: boolean;
  chip: number;
  reaches_villager_goal: boolean;
}

/** What each seat made in this round, and of what. */
export interface HagakureScored {
  kind: "Scored";
  points: number[];
  sums: HagakureRoundSum[];
}

/** Who took the trick, who led to it, and the card of each seat. */
export interface HagakureTrickTaken {
  kind: "TrickTaken";
  winner: number;
  leader: number;
  cards: number[];
}

export type HagakureFrame =
  | "DealCard"
  | "DrawStarter"
  | "EndOfRound"
  | "ExtraRound"
  | "PlayCard"
  | "PlayChip"
  | "Round"
  | "Score"
  | "TakeTrick"
  | "Trick";

export type HagakureEvent =
  | HagakureDealt
  | HagakureLeadShared
  | HagakureRoundBegun
  | HagakureRoundEnded
  | HagakureScored
  | HagakureTrickTaken;

export type HagakureParts =
  | { verb: "none" }
  | { verb: "chip"; chip: number }
  | { verb: "look"; holder: number }
  | { verb: "play"; card: number }
  | { verb: "deal"; card: number }
  | { verb: "begin"; starter: number };

/** A line of the story of this game. */
export interface HagakureLine extends Line {
  frame: HagakureFrame | "";
  parts: HagakureParts | null;
  event: HagakureEvent | null;
}

/** A choice in this game. */
export interface HagakureChoice extends Choice {
  parts: HagakureParts;
  effect: null;
}

/** Who is ahead in what is counted beside majorities; nobody in what decides nothing. */
export interface TieBreaks {
  others: number[];
  total: number[];
}

/** Why it is over (6.1, 6.3), how everybody stands, and who wins by what. */
export interface SamuraiCardsCounted {
  kind: "Counted";
  stones_used_up: boolean;
  villages_used_up: boolean;
  hands_empty: boolean;
  no_place: boolean;
  leaders: number[];
  standings: Standing[];
  winners: number[];
  decided_by: "drawn" | "led" | "most" | "only" | "others" | "shared" | "two";
  tie_breaks: TieBreaks;
}

/** Who got a card; which one, only the receiver knows. */
export interface SamuraiCardsDrawn {
  kind: "Drawn";
  receiver: number;
}

/** The symbols of a new village as a set, and where it lies. */
export interface SamuraiCardsVillageLaid {
  kind: "VillageLaid";
  village: number;
  cell: number;
}

/** A village that is closed, and its stones. */
export interface SamuraiCardsScoredVillage {
  cell: number;
  stones: SamuraiCardsStoneTaken[];
}

/** All villages that were closed at once. */
export interface SamuraiCardsVillagesScored {
  kind: "VillagesScored";
  villages: SamuraiCardsScoredVillage[];
}

/** A village that a choice touches: whose its stones would be, and if it is scored. */
export interface TouchedVillage {
  cell: number;
  stones: SamuraiCardsStoneTaken[];
  closes: boolean;
}

/** What placing a card, or laying a village, would bring. */
export interface Placing {
  due: number[];
  new_villages: number;
  villages: TouchedVillage[];
}

export type SamuraiCardsFrame =
  | "ChoosePlace"
  | "Count"
  | "DealHand"
  | "DrawCard"
  | "DrawStarter"
  | "LayFirstVillage"
  | "LayVillages"
  | "PlaceCard"
  | "Round"
  | "ScoreVillages"
  | "Setup"
  | "TurnUpVillage";

export type SamuraiCardsEvent =
  | SamuraiCardsCounted
  | SamuraiCardsDrawn
  | SamuraiCardsVillageLaid
  | SamuraiCardsVillagesScored;

export type SamuraiCardsParts =
  | { verb: "place"; card: number; cell: number }
  | { verb: "lay"; cell: number }
  | { verb: "draw"; card: number }
  | { verb: "turn up"; village: number }
  | { verb: "begin"; starter: number };

/** A line of the story of this game. */
export interface SamuraiCardsLine extends Line {
  frame: SamuraiCardsFrame | "";
  parts: SamuraiCardsParts | null;
  event: SamuraiCardsEvent | null;
}

/** A choice in this game. */
export interface SamuraiCardsChoice extends Choice {
  parts: SamuraiCardsParts;
  effect: Placing | null;
}

/** A figure that leaves the map, and the seat that takes it; NONE if it is set aside. */
export interface SamuraiCapturedFigure {
  settlement: number;
  kind: number;
  taker: number;
}

/** What all took at that moment, settlement by settlement. */
export interface SamuraiCaptured {
  kind: "Captured";
  figures: SamuraiCapturedFigure[];
}

/** Why it is over (6.1), how everybody stands, and who wins by what. */
export interface SamuraiCounted {
  kind: "Counted";
  kind_is_gone: boolean;
  four_are_aside: boolean;
  leaders: number[];
  standings: Standing[];
  winners: number[];
  decided_by: "all" | "most" | "nobody" | "only" | "others" | "shared" | "two";
  tie_breaks: TieBreaks;
}

/** Who got a tile; which one, only the receiver knows. */
export interface SamuraiDrawn {
  kind: "Drawn";
  receiver: number;
}

/** 4.5 The own tile that was taken up for another. */
export interface SamuraiLifted {
  kind: "Lifted";
  tile: number;
}

/** A figure of a settlement that a choice touches. */
export interface SamuraiTouchedFigure {
  kind: number;
  of_seats: number[];
  strongest: number;
}

/** A settlement with figures, as it would be with another tile beside it or another figure. */
export interface SamuraiTouchedSettlement {
  settlement: number;
  figures: SamuraiTouchedFigure[];
  open: number;
  closes: boolean;
}

/** What laying a tile or swapping two figures would bring. */
export interface SamuraiTouching {
  settlements: SamuraiTouchedSettlement[];
}

export type SamuraiFrame =
  | "Capture"
  | "ChooseTiles"
  | "Count"
  | "DealHand"
  | "DrawFigure"
  | "DrawStarter"
  | "DrawTile"
  | "EndTurn"
  | "FillEdo"
  | "LayAgain"
  | "LayTiles"
  | "PlaceFigure"
  | "Setup";

export type SamuraiEvent =
  | SamuraiCaptured
  | SamuraiCounted
  | SamuraiDrawn
  | SamuraiLifted;

export type SamuraiParts =
  | { verb: "choose"; tile: number }
  | { verb: "place"; settlement: number; kind: number }
  | { verb: "lay"; tile: number; hex: number }
  | { verb: "exchange"; hex: number }
  | { verb: "swap"; other_settlement: number; other_kind: number; settlement: number; kind: number }
  | { verb: "end" }
  | { verb: "draw"; tile: number }
  | { verb: "begin"; starter: number };

/** A line of the story of this game. */
export interface SamuraiLine extends Line {
  frame: SamuraiFrame | "";
  parts: SamuraiParts | null;
  event: SamuraiEvent | null;
}

/** A choice in this game. */
export interface SamuraiChoice extends Choice {
  parts: SamuraiParts;
  effect: SamuraiTouching | null;
}

/** How far a samurai moves, and to which side. */
export interface SakeAdvanced {
  kind: "Advanced";
  side: number;
  steps: number;
}

/** A part of a value, and where it comes from. */
export interface SakeTerm {
  source: "armour" | "card" | "minion" | "place" | "skill" | "text" | "weapon";
  title: number;
  value: number;
}

/** 4.1 Of what an attack is made; together less than nothing is nothing. */
export interface SakeAttackAnnounced {
  kind: "AttackAnnounced";
  terms: SakeTerm[];
}

/** Who plays this samurai. */
export interface SakeBoardDealt {
  kind: "BoardDealt";
  receiver: number;
}

/** A minion is attacked: it is beaten if the value is higher than its defence. */
export interface SakeClashed {
  kind: "Clashed";
  minion: number;
  value: number;
  defence: number;
}

/** The sake of each seat. */
export interface SakeCounted {
  kind: "Counted";
  tokens: number[];
}

/** Who got a card with this back, into the hand or the life pile. */
export interface SakeDealt {
  kind: "Dealt";
  receiver: number;
  back: number;
  goes_to_hand: boolean;
}

/** Of what a defence is made. */
export interface SakeDefended {
  kind: "Defended";
  terms: SakeTerm[];
}

/** Who drew a card with this back; which one, only the receiver knows. */
export interface SakeDrawn {
  kind: "Drawn";
  receiver: number;
  back: number;
}

/** 10.5 A spirit haunts a samurai, with all cards that were added. */
export interface SakeHaunted {
  kind: "Haunted";
  spirit: number;
  target: number;
  value: number;
}

/** What comes of an attack on a samurai. */
export interface SakeHitsCounted {
  kind: "HitsCounted";
  target: number;
  value: number;
  defence: number;
  hits: number;
}

/** How many hits a samurai takes in the end; 10.7 those of a haunting cost sake, not life. */
export interface SakeHitsLanded {
  kind: "HitsLanded";
  target: number;
  hits: number;
  is_haunting: boolean;
}

/** 12.3 The attacker is hit: the samurai, or the minion that it sent. */
export interface SakeHitsReturned {
  kind: "HitsReturned";
  striker: number;
  minion: number;
  hits: number;
}

/** The back of the card; which one it is, only its samurai knows. */
export interface SakeLifeCardLaid {
  kind: "LifeCardLaid";
  back: number;
}

/** The back of the card; which one it is, only its samurai knows. */
export interface SakeLifeCardLifted {
  kind: "LifeCardLifted";
  back: number;
}

/** Whose minion attacks whom, and of what the attack is made before a card is revealed. */
export interface SakeMustered {
  kind: "Mustered";
  striker: number;
  minion: number;
  target: SakeTarget;
  terms: SakeTerm[];
}

/** From whom to whom a card with this back goes; which one, only they know. */
export interface SakePassedOn {
  kind: "PassedOn";
  source: number;
  back: number;
  receiver: number;
}

/** Which event or item has its effect; if that is an attack, of what it is made. */
export interface SakePerformed {
  kind: "Performed";
  title: number;
  terms: SakeTerm[];
}

/** 5.9, 7.3 What the card that is turned up adds. */
export interface SakeRevealed {
  kind: "Revealed";
  term: SakeTerm;
}

/** 11.7 Whether a token leaves the Masu after too many dry rounds, and if it is the last. */
export interface SakeRoundBegun {
  kind: "RoundBegun";
  has_dried: boolean;
  is_empty: boolean;
}

/** How much sake a spirit loses. */
export interface SakeScattered {
  kind: "Scattered";
  spirit: number;
  lost: number;
}

/** A samurai, or a minion of it, attacks; a minion has a defence of its own, its `guard`. */
export interface SakeStruck {
  kind: "Struck";
  striker: number;
  minion: number;
  target: SakeTarget;
  fight: number;
  value: number;
  guard: SakeTerm | null;
}

/** The weapon or item. */
export interface SakeThingLost {
  kind: "ThingLost";
  title: number;
}

/** Where the token lay; it may be gone already. */
export interface SakeTokenLost {
  kind: "TokenLost";
  place: number;
  was_there: boolean;
}

/** 12.7 How many life points peace heals; 11.1 whether the Masu was emptied in this turn. */
export interface SakeTurnEnded {
  kind: "TurnEnded";
  healed: number;
  has_emptied: boolean;
}

/** 12.4 What a skill takes from a defence. */
export interface SakeWeakened {
  kind: "Weakened";
  term: SakeTerm;
}

export type SakeFrame =
  | "Act"
  | "Advance"
  | "CardWindow"
  | "ChooseAim"
  | "ChooseMischief"
  | "ChoosePlay"
  | "ChooseStrike"
  | "ChooseWeapon"
  | "Clash"
  | "ClearTable"
  | "Count"
  | "CountHits"
  | "DealBoard"
  | "DealCard"
  | "DealHand"
  | "Death"
  | "DiscardCard"
  | "Draw"
  | "DrawCard"
  | "DrawPhase"
  | "DrawStarter"
  | "Drop"
  | "DropCard"
  | "Elation"
  | "EndTurn"
  | "Evasion"
  | "Fading"
  | "FinishIaido"
  | "Gift"
  | "GiveSake"
  | "HandLimit"
  | "Haunting"
  | "Joining"
  | "Keeping"
  | "Land"
  | "LayLifeCard"
  | "LiftLifeCard"
  | "LoseSake"
  | "LoseThing"
  | "LoseToken"
  | "MayBlur"
  | "MayBurn"
  | "MayCancel"
  | "MayCut"
  | "MayDefend"
  | "MayEvade"
  | "MayFade"
  | "MayFalter"
  | "MayJoin"
  | "MinionPhase"
  | "Muster"
  | "NextAim"
  | "PassOn"
  | "PaySake"
  | "Perform"
  | "PlaceSake"
  | "PlayPhase"
  | "ReturnHits"
  | "Reveal"
  | "RevealAttack"
  | "RevealDefence"
  | "Round"
  | "Scatter"
  | "SendMinion"
  | "Seppuku"
  | "Setup"
  | "SitDown"
  | "Strike"
  | "Turn"
  | "TurnUp"
  | "UseElation"
  | "Weigh"
  | "WieldPhase"
  | "Window";

export type SakeEvent =
  | SakeAdvanced
  | SakeAttackAnnounced
  | SakeBoardDealt
  | SakeClashed
  | SakeCounted
  | SakeDealt
  | SakeDefended
  | SakeDrawn
  | SakeHaunted
  | SakeHitsCounted
  | SakeHitsLanded
  | SakeHitsReturned
  | SakeLifeCardLaid
  | SakeLifeCardLifted
  | SakeMustered
  | SakePassedOn
  | SakePerformed
  | SakeRevealed
  | SakeRoundBegun
  | SakeScattered
  | SakeStruck
  | SakeThingLost
  | SakeTokenLost
  | SakeTurnEnded
  | SakeWeakened;

export type SakeParts =
  | { verb: "pass" }
  | { verb: "attack"; card: number; weapon: number; target?: number; minion?: number }
  | { verb: "move"; card: number; side: number; steps: number }
  | { verb: "iaido"; card: number; side: number; steps: number }
  | { verb: "drink"; card: number; tokens: number }
  | { verb: "text"; card: number; side?: number; target?: number; minion?: number; row?: number; section?: number; seat?: number; thing?: number; place?: number }
  | { verb: "use"; title: number; side?: number; target?: number; minion?: number; row?: number; section?: number; seat?: number; thing?: number; place?: number }
  | { verb: "burn"; place: number }
  | { verb: "extra"; place: number }
  | { verb: "soul"; cards: number }
  | { verb: "strike"; weapon: number; target?: number; minion?: number }
  | { verb: "aim"; title: number; side?: number; target?: number; minion?: number; row?: number; section?: number; seat?: number; thing?: number; place?: number }
  | { verb: "cancel"; card: number }
  | { verb: "defend"; card: number }
  | { verb: "evade"; card: number }
  | { verb: "cut" }
  | { verb: "discard"; card: number }
  | { verb: "place"; place: number }
  | { verb: "pay"; place: number }
  | { verb: "lose"; place: number }
  | { verb: "wield"; title: number }
  | { verb: "send"; card: number; steps: number }
  | { verb: "keep"; card: number }
  | { verb: "lift"; card: number }
  | { verb: "add"; row: number; section: number }
  | { verb: "remove"; row: number; section: number }
  | { verb: "shift"; seat: number; place: number; to: number }
  | { verb: "hand"; seat: number; back: number; receiver: number }
  | { verb: "steal" }
  | { verb: "haunt"; card: number; seat: number }
  | { verb: "join"; card: number }
  | { verb: "fade"; card: number }
  | { verb: "give"; seat: number }
  | { verb: "board"; samurai: number }
  | { verb: "deal"; card: number }
  | { verb: "draw"; card: number }
  | { verb: "turn"; back: number }
  | { verb: "reveal"; card: number }
  | { verb: "passed"; card: number }
  | { verb: "begin"; seat: number };

/** A line of the story of this game. */
export interface SakeLine extends Line {
  frame: SakeFrame | "";
  parts: SakeParts | null;
  event: SakeEvent | null;
}

/** A choice in this game. */
export interface SakeChoice extends Choice {
  parts: SakeParts;
  effect: null;
}
