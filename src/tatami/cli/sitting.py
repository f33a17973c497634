"""A sitting: one person and some bots at one table, and the record that is kept of it."""

from pathlib import Path
from typing import Any

from msgspec import UNSET

from tatami.core.chance import Dice, Seal
from tatami.core.errors import TatamiError, unwritable
from tatami.core.frames import CHANCE
from tatami.core.game import Game, Move, Options, View
from tatami.core.record import Record, begin, encode, sealed, step
from tatami.core.state import Entry, State
from tatami.games import deck_to_keep
from tatami.search import bot_named
from tatami.search.match import choice

PERSON = "person"

MOMENT = 0.9
"""Seconds that a bot may think at most while a person waits."""


class Left(Exception):
    """The person got up in mid-match."""


class Sitting:
    """The match as it stands, played on behalf of the one seat that a person holds."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: Options,
        players: list[str],
        seal: Seal,
        path: Path,
    ) -> None:
        self.game = game
        self.seat = players.index(PERSON)
        self.players = players
        self.options = options
        self.seal = seal
        self.path = path
        self.dice = seal.dice([])
        self.bots = [
            None if name == PERSON else bot_named(name, game, luck_of(seal, seat), MOMENT)
            for seat, name in enumerate(players)
        ]
        self.moves: list[Move] = []
        self.told = 0
        self.s: State[Any] = game.new(len(players), options, log=True)

    def view(self) -> View:
        """What the person sees."""
        view: View = self.game.view(self.s, self.seat)
        return view

    def legal(self) -> list[int]:
        """What the person may do."""
        return self.s.legal(self.seat)

    def is_over(self) -> bool:
        """The match has ended."""
        return self.s.is_over()

    def others_act(self) -> bool:
        """Let chance or a bot make one move; False if only the person can, or nobody."""
        others = self.others()
        if others:
            self.make(others[0], self.choose_for(others[0]))
        return bool(others)

    def others(self) -> list[int]:
        """Who can act now, the person aside."""
        return [seat for seat in self.s.actors() if seat != self.seat]

    def choose_for(self, seat: int) -> int:
        """What chance or a bot does."""
        if seat == CHANCE:
            asked = self.s.asking
            assert asked is not None
            return asked.sample(self.s, CHANCE, self.dice)
        bot = self.bots[seat]
        assert bot is not None
        return choice(self.game, self.s, bot, seat)

    def play(self, action: int) -> None:
        """The person acts, if the rules allow it; the record is saved."""
        self.game.play(self.s, self.seat, action)
        self.moves.append((self.seat, action))
        self.save()

    def make(self, seat: int, action: int) -> None:
        """Make a move that is known to be legal."""
        self.s.apply(seat, action)
        self.moves.append((seat, action))

    def news(self) -> list[Entry]:
        """What has happened since this was last asked, as the person may see it."""
        log = self.s.log or []
        fresh = [entry.seen_by(self.seat) for entry in log[self.told :]]
        self.told = len(log)
        return fresh

    def record(self) -> Record:
        """The match so far, with its seed."""
        record = Record(
            game=self.game.name,
            version=self.game.version,
            seats=len(self.players),
            options=self.options,
            players=self.players,
            scores=self.game.scores(self.s) if self.is_over() else None,
            moves=self.moves,
            deck=deck_to_keep(self.game) or UNSET,
        )
        return sealed(record, self.seal, [])

    def save(self) -> None:
        """Write the record, so that nothing is lost if the power goes."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part = self.path.with_suffix(".part")
            part.write_bytes(encode(self.record()))
            part.replace(self.path)
        except OSError as error:
            raise unwritable(self.path, error) from None


def luck_of(seal: Seal, seat: int) -> Dice:
    """A bot's own dice, apart from those of the match."""
    return seal.dice([b"bot %d" % seat])


def resumed(record: Record, game: Game[Any, Any], path: Path) -> Sitting:
    """The sitting that a record broke off."""
    if PERSON not in record.players or record.scores is not None or not record.seed:
        raise TatamiError("record-not-resumable", path=str(path))
    sitting = Sitting(game, record.options, record.players, record.seal(), path)
    start = begin(record, game)
    for number, (seat, action) in enumerate(record.moves):
        asked = start.asking
        if seat == CHANCE and asked is not None:
            # Draw and forget, so that the dice go on where they stopped.
            asked.sample(start, CHANCE, sitting.dice)
        step(record, game, start, number)
        sitting.make(seat, action)
    return sitting
