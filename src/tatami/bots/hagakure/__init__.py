"""Hagakure's bots: one that plays for the points of this round, and what search has to know."""
