"""The bots of Sake & Samurai: one that plays by rules of thumb, and what search has to know."""
