"""What a move costs the house itself, without network and disk: python -m bench.way [GAME ...]

Four random players at one table, whose moves are understood, decided, carried out, and told to all
four in views and words. The processor time is that of the best repetition.
"""

import argparse
import time
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from bench.load import SEATS
from tatami.cli.output import console, table
from tatami.core.chance import seal_of
from tatami.core.version import is_compiled
from tatami.games import GAMES
from tatami.server import openings
from tatami.server.appends import Append
from tatami.server.conversation import Conversation
from tatami.server.garbage import Sweeper, search_only_what_is_new
from tatami.server.guest import Guest
from tatami.server.match import Match
from tatami.server.settings import Limits, Settings
from tests.server.tables import begun


class Memory:
    """A store that keeps nothing."""

    def put(self, table: str, number: int, events: list[Any], answer: Any) -> Append:
        """Nothing waits for a disk; only the text of the events is made."""
        append = Append(table, number, events, answer)
        append.is_begun = True
        answer(None)
        return append


def nothing_later(work: Any) -> Any:
    """Nothing happens by itself here: players answer even if they have no choice."""
    work.close()
    return SimpleNamespace(add_done_callback=lambda _: None, cancel=lambda: None)


class Scene:
    """Matches of a game, one after the other."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.matches = 0
        self.luck = Random(seed)
        self.settings = Settings(limits=Limits(messages=1_000_000))
        self.told = 0
        """Bytes that the players got."""
        self.begin()

    def begin(self) -> None:
        """The next match: with the same deals whenever it is measured, so that two builds can be
        compared."""
        self.matches += 1
        with patch.object(openings, "fresh_seal", lambda: seal_of(self.seed, self.matches)):
            match_table = begun(self.game, SEATS)
        worker: Any = SimpleNamespace(
            settings=self.settings,
            store=Memory(),
            sweeper=Sweeper(),
            ownership=SimpleNamespace(owned={match_table.id}, is_shared=False),
            later=nothing_later,
        )
        self.match = Match(worker, match_table)
        directory: Any = SimpleNamespace(settings=self.settings, worker=worker)
        self.guests = [Guest(f"p{seat}", "en", "") for seat in range(SEATS)]
        self.conversations = [Conversation(directory, guest) for guest in self.guests]
        for guest in self.guests:
            guest.enter(self.match, -1, 0)
            self.match.guests.add(guest)
        self.tell()

    def tell(self) -> None:
        """Whoever has not seen something is told."""
        for guest in self.guests:
            if guest.replies or guest.is_behind(self.match):
                self.told += sum(len(message) for message in guest.pending(0))

    def move(self) -> None:
        """Somebody who is asked does something."""
        play = self.match.table.play
        assert play is not None
        seat = self.luck.choice(self.match.table.awaited())
        action = self.luck.choice(play.legal(seat))
        said = {"kind": "act", "seat": seat, "turn": play.turns[seat], "action": action}
        self.conversations[seat].hear(msgspec.json.encode(said))
        self.tell()

    def play(self, moves: int) -> float:
        """So many moves: how long one took, in seconds."""
        taken = 0.0
        for _ in range(moves):
            if self.match.table.phase() != "playing":
                self.begin()
            began = time.process_time()
            self.move()
            taken += time.process_time() - began
        return taken / moves


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], metavar="GAME")
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--repeat", type=int, default=8)
    asked = parser.parse_args()
    if not is_compiled():
        console.print("This is plain Python; for figures, measure the compiled package.")
    search_only_what_is_new()
    grid = table("A move at four seats", "Game", ">Processor (ms)", ">Bytes to all four")
    for name in asked.games or GAMES:
        scene = Scene(name, seed=1)
        scene.play(asked.moves)
        scene.told = 0
        times = [scene.play(asked.moves) for _ in range(asked.repeat)]
        size = scene.told / asked.moves / asked.repeat
        grid.add_row(name, f"{1000 * min(times):.3f}", f"{size:.0f}")
    console.print(grid)


if __name__ == "__main__":
    main()
