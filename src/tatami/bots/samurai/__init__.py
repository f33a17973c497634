"""The bots of Samurai: one that lays what is best now, and what search has to know."""
