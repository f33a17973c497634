"use strict";

// As near to Ninjan as boardgame.io comes without effort: four seats, 36 cards in secret hands,
// three piles. Instead of the picks in secret, everybody plays in turn, so every move is seen.

const { PlayerView } = require("boardgame.io/core");

const SEATS = 4;
const CARDS = 36;
const PILES = 3;
const MOVES = 216; // as many as three deals of Ninjan have

function deal(G, random) {
  const cards = random.Shuffle([...Array(CARDS).keys()]);
  G.piles = Array.from({ length: PILES }, () => []);
  for (let seat = 0; seat < SEATS; seat++) {
    G.players[seat].hand = cards.slice(seat * 9, seat * 9 + 9);
  }
}

function play({ G, playerID, events, random }, index, pile) {
  const [card] = G.players[playerID].hand.splice(index, 1);
  if (G.piles[pile].length && card > G.piles[pile].at(-1)) {
    G.won[playerID].push(...G.piles[pile].splice(0));
  }
  G.piles[pile].push(card);
  G.moves += 1;
  if (G.moves === MOVES) {
    events.endGame();
  } else {
    if (G.moves % CARDS === 0) {
      deal(G, random);
      G.won = [[], [], [], []];
    }
    events.endTurn();
  }
}

module.exports = {
  MOVES,
  PILES,
  SEATS,
  Picks: {
    name: "picks",
    setup: ({ random }) => {
      const G = { players: {}, won: [[], [], [], []], piles: [], moves: 0 };
      for (let seat = 0; seat < SEATS; seat++) G.players[seat] = { hand: [] };
      deal(G, random);
      return G;
    },
    // A seat gets `players` of its own only.
    playerView: PlayerView.STRIP_SECRETS,
    moves: { play: { move: play, client: false } },
  },
};
