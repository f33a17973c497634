"use strict";

// node server.js PORT [FOLDER]: keeps matches in memory, or in files below FOLDER.

const { FlatFile, Server } = require("boardgame.io/server");
const { Picks } = require("./game");

const [port, dir] = process.argv.slice(2);

Server({
  games: [Picks],
  origins: [/./],
  ...(dir ? { db: new FlatFile({ dir }) } : {}),
}).run(Number(port), () => console.log("open"));
