"""The arena: bots against each other, on many cores or machines, and what that proves."""
