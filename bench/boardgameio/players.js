"use strict";

// node players.js URL TABLES WARMUP SECONDS RATE SERVER: random players; prints what those of
// ../players.py do. SERVER is the process of the server.

const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");
const { PILES, SEATS } = require("./game");

const [url, ...numbers] = process.argv.slice(2);
const [tables, warmup, seconds, rate, server] = numbers.map(Number);

let moves = 0;
let seen = [];
let slot = 0;
let matches = 0;

class Match {
  constructor(sockets) {
    this.sockets = sockets;
    this.states = Array(SEATS).fill(-1);
    this.sent = new Map();
    this.id = `match-${matches++}`;
    this.over = 0;
    sockets.forEach((socket, seat) => {
      for (const event of ["sync", "update", "matchData"]) socket.off(event);
      socket.on("sync", (id, info) => id === this.id && this.entered(seat, info.state));
      socket.on("update", (id, state) => id === this.id && this.updated(seat, state));
    });
    this.enter(0);
  }

  // One after the other: the first one to come makes the match.
  enter(seat) {
    this.sockets[seat].emit("sync", this.id, String(seat), undefined, SEATS);
  }

  entered(seat, state) {
    if (seat + 1 < SEATS) this.enter(seat + 1);
    this.updated(seat, state);
    // Nobody moves before all are there.
    if (seat + 1 === SEATS) this.ask(this.first);
  }

  updated(seat, state) {
    if (seat === 0 && state._stateID === 0) this.first = state;
    this.states[seat] = state._stateID;
    const least = Math.min(...this.states);
    for (const [number, time] of this.sent) {
      if (number < least) {
        seen.push(performance.now() - time);
        this.sent.delete(number);
      }
    }
    if (state.ctx.gameover !== undefined) {
      this.over++;
      if (this.over === SEATS) new Match(this.sockets);
    } else if (state._stateID > 0 && Number(state.ctx.currentPlayer) === seat) {
      this.ask(state);
    }
  }

  ask(state) {
    const now = performance.now();
    slot = rate ? Math.max(slot + 1000 / rate, now) : now;
    if (slot > now) setTimeout(() => this.play(state), slot - now);
    else this.play(state);
  }

  play(state) {
    const seat = state.ctx.currentPlayer;
    const hand = state.G.players[seat].hand;
    const args = [Math.floor(Math.random() * hand.length), Math.floor(Math.random() * PILES)];
    const payload = { type: "play", args, playerID: seat };
    moves++;
    this.sent.set(state._stateID, performance.now());
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.id, seat);
  }
}

function percentile(values, hundredth) {
  const ordered = [...values].sort((a, b) => a - b);
  const place = Math.min(ordered.length - 1, Math.floor((ordered.length * hundredth) / 100));
  return ordered.length ? ordered[place] : 0;
}

// What a process has used of the processor so far, in seconds; the clock has 100 ticks in one.
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function main() {
  for (let table = 0; table < tables; table++) {
    const sockets = Array.from({ length: SEATS }, () =>
      io(`${url}/picks`, { transports: ["websocket"], forceNew: true }),
    );
    await Promise.all(sockets.map((socket) => new Promise((done) => socket.on("connect", done))));
    new Match(sockets);
  }
  await new Promise((done) => setTimeout(done, warmup * 1000));
  moves = 0;
  seen = [];
  const began = performance.now();
  const cpu = process.cpuUsage();
  const served = cpuSeconds(server);
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const lasted = (performance.now() - began) / 1000;
  const used = process.cpuUsage(cpu);
  const figures = {
    moves: moves / lasted,
    seen: [percentile(seen, 50), percentile(seen, 99)],
    busy: (used.user + used.system) / 1e6 / lasted,
    server: (cpuSeconds(server) - served) / lasted,
  };
  console.log(JSON.stringify(figures));
  process.exit(0);
}

main();
