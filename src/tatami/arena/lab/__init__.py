"""The design laboratory: many variants of a game, played with the same deals and compared."""
