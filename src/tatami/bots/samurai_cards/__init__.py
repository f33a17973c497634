"""The bots of Samurai: the card game."""
