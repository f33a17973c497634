/** One table over one socket: enters, keeps its story, comes back by itself when it is lost. */

import { house } from "./house.svelte";
import { momentsOf } from "./moments";
import { Offered } from "./offered.svelte";
import { Playback } from "./playback.svelte";
import { settings } from "./settings.svelte";
import type { Hint, Line, Refused, TableFacts, ToBrowser, ToServer, Update } from "../wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

type Action = Extract<ToServer, { kind: "act" }>;

export class Connection {
  table = $state.raw<TableFacts | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  announcement = $state("");
  isLost = $state(false);
  /** When the clocks of the last update were right. */
  told = $state(0);
  readonly playback = new Playback();
  /** What is told with the moment that is shown, and all that was told by then. */
  news = $derived(this.playback.shown?.lines ?? []);
  lines = $derived.by(() => {
    const { shown, behind } = this.playback;
    return shown && behind ? this.story.slice(0, shown.upto) : this.story;
  });

  /** All that was told, also what is still to be shown. */
  private story = $state.raw<Line[]>([]);
  /** The view that was told last, be it shown by now or not: the next update tells what differs. */
  private seen: object = {};
  private socket: WebSocket | null = null;
  private received = 0;
  private seat = -1;
  private wait = FIRST_WAIT;
  private timer = 0;
  private count = 0;
  private unanswered = $state.raw<Action | null>(null);
  private isClosed = false;
  /** The choices that were offered last. */
  private offered: Offered | null = null;

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

  /** The update that is shown. */
  get update() {
    return this.playback.shown?.update ?? null;
  }

  private open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // The table is in the address too, so that a proxy can lead all who are at it to one worker.
    const address = `${scheme}://${location.host}/api/socket?table=${this.id}`;
    const socket = new WebSocket(address);
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
    this.playback.close();
    this.socket?.close();
  }

  /** Hear the story again from its beginning, in another language. */
  restart() {
    this.playback.finish();
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
      house.lookAt(message.table);
      this.isLost = false;
      this.wait = FIRST_WAIT;
    } else if (message.kind === "update") {
      this.offer(message);
      const moments = momentsOf(message, this.story.length, this.seen);
      this.seen = moments.at(-1)?.view;
      this.tell(message);
      this.told = Date.now();
      this.hint = null;
      this.playback.add(moments);
    } else if (message.kind === "told") {
      this.tell(message);
    } else if (message.kind === "done") {
      if (this.unanswered?.id === message.id) this.unanswered = null;
    } else if (message.kind === "refused") {
      if (this.unanswered?.id === message.id) this.unanswered = null;
      if (message.code !== "old-turn") this.refusal = message;
    } else if (message.kind === "hint") {
      this.hint = message;
    } else if (message.kind === "effects") {
      this.offered?.tell(message);
    } else {
      this.announcement = message.text;
    }
  }

  /** Ask what the choices of an update would do, if the game tells it. */
  private offer(update: Update) {
    this.offered = new Offered(update);
    if (!this.table?.effects || update.legal.length < 2) return;
    this.send({ kind: "effects", id: ++this.count, seat: update.seat, turn: update.turn });
  }

  private tell({ since, lines, settled }: { since: number; lines: Line[]; settled: number }) {
    this.received = settled;
    this.story = [...this.story.slice(0, since), ...lines];
  }

  /** Who has only watched and now sits looks from the own seat. */
  private sitDown(before: TableFacts | null, now: TableFacts) {
    const own = now.seats.findIndex((seat) => seat.yours);
    if (own >= 0 && before && !before.seats.some((seat) => seat.yours)) this.look(own);
  }

  private send(message: ToServer) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Act: by the number of a choice, or by the parts of what may not be legal. */
  act(play: number | Record<string, number | string>) {
    const shown = this.update;
    if (!shown || this.playback.behind || this.unanswered) return;
    this.refusal = null;
    const { seat, turn } = shown;
    this.playback.decided();
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
