"""Positions for the gallery: bots play matches, and moments of them are written as JSON.

python web/gallery/fixtures.py [GAME ...] writes web/gallery/fixtures/*.json, which git ignores.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.core.game import Game
from tatami.games import GAMES, game_named
from tatami.narration import narrator_of
from tatami.search import bot_named
from tatami.server.pieces import pieces_of
from tatami.server.projection import choices, has_board, in_words

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ["Tomoe", "Hanako", "Ryo", "Kenji", "Akiko", "Jiro", "Sora", "Yuki"]
MOMENTS = [0.0, 0.15, 0.5, 0.8, 0.97]


def moments(game: Game[Any, Any], seats: int, seed: bytes) -> list[tuple[int, int, Any]]:
    """Every decision of a match between bots: its number, the seat that is asked, the state."""
    dice = Dice(seed)
    bots = [bot_named("greedy", game, dice) for _ in range(seats)]
    s = game.new(seats, log=True)
    found = []
    while s.asking is not None:
        seat = s.asking.actors(s)[0]
        if seat == CHANCE:
            s.apply(seat, s.asking.sample(s, seat, dice))
            continue
        found.append((len(found), seat, s.clone()))
        legal = s.legal(seat)
        s.apply(seat, bots[seat].choose(game.view(s, seat), legal))
    return [*found, (len(found), -3, s)]


def fixture(game: Game[Any, Any], seats: int, seat: int, s: Any) -> dict[str, Any]:
    """A position as the browser gets it."""
    view = game.view(s, seat if s.asking is not None else 0)
    narrator = narrator_of(game, NAMES[:seats])
    shown = view if has_board(game) else in_words(view, narrator)
    asked = s.asking is not None
    legal = s.legal(seat) if asked else []
    return {
        "game": game.name,
        "seat": seat if asked else 0,
        "view": msgspec.to_builtins(shown, enc_hook=lambda frame: type(frame).__name__),
        "legal": msgspec.to_builtins(choices(game, narrator, view, legal)),
        "question": {
            "frame": type(s.asking).__name__,
            "rule": s.asking.rule,
            "prompt": narrator.prompt(view),
            "may_pass": False,
            "optional": s.asking.optional,
        }
        if asked
        else None,
        "seats": [
            {
                "kind": "person" if n == 0 else "bot",
                "name": name,
                "level": "",
                "here": True,
                "bot_plays": n > 0,
                "resigned": False,
                "yours": n == seat,
            }
            for n, name in enumerate(NAMES[:seats])
        ],
        "news": [],
        "scores": game.scores(s),
    }


def write(game: Game[Any, Any], seats: int) -> None:
    """Some moments of a match, and the first time that each question is asked."""
    played = moments(game, seats, seed=b"gallery")
    chosen = {
        f"{n}-{share:.2f}": played[int(share * len(played))] for n, share in enumerate(MOMENTS)
    }
    chosen["9-end"] = played[-1]
    for number, seat, s in played[:-1]:
        chosen.setdefault(f"ask-{type(s.asking).__name__}", (number, seat, s))
    for label, (_, seat, s) in chosen.items():
        file = FOLDER / f"{game.name}-{seats}-{label}.json"
        file.write_bytes(msgspec.json.encode(fixture(game, seats, seat, s)))


def main() -> None:
    """Write the positions of the games that are named, or of all."""
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        game = game_named(name)
        (FOLDER / f"{name}-pieces.json").write_bytes(msgspec.json.encode(pieces_of(game)))
        for seats in game.seats:
            write(game, seats)


if __name__ == "__main__":
    main()
