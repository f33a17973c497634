"""How the rules of each version behave: python -m tests.games.behaviour notes down new versions.

What is noted is a hash of random matches: at every decision what is legal, and how they end. It
does not depend on bots, nor on the order in which choices are listed.
"""

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.core.game import Game
from tatami.games import GAMES, is_in_tree

NOTES = Path(__file__).with_name("behaviour.json")
TRIALS = 2
OURS = [game for game in GAMES.values() if is_in_tree(game.package)]

Notes = dict[str, dict[str, str]]
"""The hash of each version of each game."""


def noted() -> Notes:
    """What was noted down."""
    return msgspec.json.decode(NOTES.read_bytes(), type=Notes) if NOTES.exists() else {}


def behaviour(game: Game[Any, Any]) -> str:
    """The hash of how these rules behave."""
    found = sha256()
    for seats in game.seats:
        for trial in range(TRIALS):
            dice = dice_of(trial, f"behaviour {game.name} {seats}")
            s = game.new(seats)
            while not s.is_over():
                seat = s.actors()[0]
                if seat == CHANCE:
                    assert s.asking is not None
                    action = s.asking.sample(s, CHANCE, dice)
                else:
                    legal = sorted(s.legal(seat))
                    found.update(repr(legal).encode())
                    action = legal[dice.below(len(legal))]
                found.update(b"%d %d" % (seat, action))
                s.apply(seat, action)
            found.update(repr((game.scores(s), game.winners(s))).encode())
    return found.hexdigest()[:16]


def main() -> None:
    """Note down versions that were not yet; what is noted is never changed."""
    notes = noted()
    for game in OURS:
        found = behaviour(game)
        if notes.setdefault(game.name, {}).setdefault(str(game.version), found) != found:
            sys.exit(f"{game.name} behaves otherwise than its version {game.version} did.")
    text = msgspec.json.format(msgspec.json.encode(dict(sorted(notes.items()))), indent=2)
    NOTES.write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
