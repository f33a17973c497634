/** One table over one socket: enters, keeps its story, comes back by itself when it is lost. */

import { pace, settings } from "./settings.svelte";
import type { Hint, Line, Refused, TableFacts, ToBrowser, ToServer, Update } from "../wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** With more than this to show, what has happened is shown faster. */
const MANY = 6;

type Action = Extract<ToServer, { kind: "act" }>;

export class Connection {
  table = $state.raw<TableFacts | null>(null);
  /** The update that is shown; others may wait behind it. */
  update = $state.raw<Update | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The lines that came with the update that is shown. */
  news = $state.raw<Line[]>([]);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  announcement = $state("");
  isLost = $state(false);
  /** How many updates wait to be shown. */
  behind = $state(0);
  /** When the clocks of the shown update were right. */
  told = $state(0);

  private socket: WebSocket | null = null;
  private waiting: Update[] = [];
  private received = 0;
  private seat = -1;
  private wait = FIRST_WAIT;
  private timer = 0;
  private showing = 0;
  private count = 0;
  private unanswered = $state.raw<Action | null>(null);
  private isClosed = false;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.open();
  }

  /** Whether an answer of the house is on its way. */
  get isBusy(): boolean {
    return this.unanswered !== null;
  }

  private open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({
        kind: "enter",
        table: this.id,
        key: this.key,
        language: settings.language,
        since: this.received,
        seat: this.seat,
      });
      if (this.unanswered) this.send(this.unanswered);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.lose(socket);
  }

  private lose(socket: WebSocket) {
    if (this.isClosed || socket !== this.socket) return;
    this.isLost = true;
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Leave the table for good. */
  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearTimeout(this.showing);
    this.socket?.close();
  }

  /** Hear the story again from its beginning, in another language. */
  again() {
    this.waiting = [];
    this.behind = 0;
    this.received = 0;
    clearTimeout(this.timer);
    const old = this.socket;
    this.open();
    old?.close();
  }

  private hear(message: ToBrowser) {
    if (message.kind === "table") {
      this.sitDown(this.table, message.table);
      this.table = message.table;
      this.isLost = false;
      this.wait = FIRST_WAIT;
    } else if (message.kind === "update") {
      this.received = message.settled;
      this.waiting.push(message);
      this.behind = this.waiting.length;
      if (!this.showing) this.showNext();
    } else if (message.kind === "told") {
      this.received = message.settled;
      this.lines = [...this.lines.slice(0, message.since), ...message.lines];
    } else if (message.kind === "done") {
      if (this.unanswered?.id === message.id) this.unanswered = null;
    } else if (message.kind === "refused") {
      if (this.unanswered?.id === message.id) this.unanswered = null;
      if (message.code !== "old-turn") this.refusal = message;
    } else if (message.kind === "hint") {
      this.hint = message;
    } else {
      this.announcement = message.text;
    }
  }

  /** Who has only watched and now sits looks from the own seat. */
  private sitDown(before: TableFacts | null, now: TableFacts) {
    const own = now.seats.findIndex((seat) => seat.yours);
    if (own >= 0 && before && !before.seats.some((seat) => seat.yours)) this.look(own);
  }

  /** Show the next update, and the one after it when there was time to see this one. */
  private showNext() {
    this.showing = 0;
    const next = this.waiting.shift();
    this.behind = this.waiting.length;
    if (!next) return;
    this.update = next;
    this.told = Date.now();
    this.news = next.lines;
    this.lines = [...this.lines.slice(0, next.since), ...next.lines];
    this.hint = null;
    const rest = next.lines.some((line) => line.kind === "game") ? pace() * 2 : 0;
    const time = document.hidden ? 0 : this.behind > MANY ? rest / 4 : rest;
    this.showing = window.setTimeout(() => this.showNext(), time);
  }

  /** Show at once all that has happened. */
  hurry() {
    clearTimeout(this.showing);
    while (this.waiting.length) {
      this.showNext();
      clearTimeout(this.showing);
    }
    this.showing = 0;
  }

  private send(message: ToServer) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Act: by the number of a choice, or by the parts of what may not be legal. */
  act(play: number | Record<string, number | string>) {
    const shown = this.update;
    if (!shown || this.behind || this.unanswered) return;
    this.refusal = null;
    const { seat, turn } = shown;
    const said =
      typeof play === "number" ? { action: play, parts: null } : { action: null, parts: play };
    this.unanswered = { kind: "act", id: ++this.count, seat, turn, ...said };
    this.send(this.unanswered);
  }

  undo() {
    if (this.update) this.send({ kind: "undo", id: ++this.count, seat: this.update.seat });
  }

  say(text: string) {
    this.send({ kind: "say", id: ++this.count, text });
  }

  look(seat: number) {
    this.seat = seat;
    this.send({ kind: "look", id: ++this.count, seat });
  }

  pass(frames: string[]) {
    if (this.update)
      this.send({ kind: "passes", id: ++this.count, seat: this.update.seat, frames });
  }

  resign() {
    if (this.update) this.send({ kind: "resign", id: ++this.count, seat: this.update.seat });
  }

  askHint() {
    if (this.update) this.send({ kind: "hint", id: ++this.count, seat: this.update.seat });
  }
}
