"""Sake & Samurai: drink, duel round a ring of steps, and haunt the survivors."""

from pathlib import Path
from typing import Final

from tatami.core.cards import NONE, members
from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.game import Game, Move, Options, Value
from tatami.core.notation import write_options
from tatami.core.verbs import Part, Parts, Verb
from tatami.games.sake import checks, position
from tatami.games.sake import view as views
from tatami.games.sake.deck import Deck
from tatami.games.sake.deck_file import earlier_deck, house_deck, load, read
from tatami.games.sake.imagine import imagine
from tatami.games.sake.notation import Names
from tatami.games.sake.options import SakeOptions, options_with
from tatami.games.sake.pieces import FEWEST_SEATS, MOST_SEATS
from tatami.games.sake.rules.setup import DrawStarter, Setup
from tatami.games.sake.rules.verbs import VERBS
from tatami.games.sake.state import Sake, empty_table
from tatami.games.sake.view import SakeView

VERSION: Final = 2
MOST_DECKS: Final = 16
"""So many decks of matches are kept in mind."""


class SakeGame(Game[Sake, SakeView]):
    """Sake & Samurai, for 3 to 8 seats, with the house deck or another one."""

    def __init__(self, deck: Deck) -> None:
        seats = range(FEWEST_SEATS, MOST_SEATS + 1)
        super().__init__("sake", VERSION, seats, VERBS, options_with(deck), "11.1", 60)
        self.deck = deck
        self.names = Names(deck)
        self.known_options: dict[str, SakeOptions] = {}
        self.known_decks: dict[str, SakeGame] = {}

    def with_deck(self, path: Path) -> Game[Sake, SakeView]:
        return SakeGame(load(path))

    def deck_text(self) -> str:
        return self.deck.text

    def as_played(self, options: Options, deck: str) -> Game[Sake, SakeView]:
        named = str(options.get("deck", self.deck.fingerprint))
        if not deck and named != self.deck.fingerprint:
            deck = earlier_deck(named)
        if not deck or deck == self.deck.text:
            return self
        if deck not in self.known_decks:
            if len(self.known_decks) >= MOST_DECKS:
                self.known_decks.clear()
            self.known_decks[deck] = SakeGame(read(deck, named))
        return self.known_decks[deck]

    def deck_facts(self) -> dict[str, int | str]:
        deck = self.deck
        rulebook, source, inferred, house = deck.certainties
        return {
            "name": deck.name,
            "fingerprint": deck.fingerprint,
            "cards": deck.cards,
            "samurai": deck.samurai,
            "locations": deck.locations,
            "rulebook": rulebook,
            "source": source,
            "inferred": inferred,
            "house": house,
        }

    def options(self, **chosen: Value) -> Options:
        """14.6 The deck is looked at first, as it decides what else can be chosen."""
        found = str(chosen.get("deck", self.deck.fingerprint))
        if found != self.deck.fingerprint:
            raise TatamiError("sake-wrong-deck", found=found, known=self.deck.fingerprint)
        return super().options(**chosen)

    def typed(self, options: Options) -> SakeOptions:
        """The options with the deck, for the rules; they are made once."""
        key = write_options(options)
        if key not in self.known_options:
            self.known_options[key] = SakeOptions(self.deck, options)
        return self.known_options[key]

    def setup(self, seats: int, options: Options) -> Sake:
        s = empty_table(seats, self.typed(options))
        s.then(Setup() if s.options.first != NONE else DrawStarter())
        return s

    def scores(self, s: Sake) -> list[int]:
        """Sake tokens; spirits win together (11.2)."""
        return [s.tokens(seat) for seat in range(s.seats)]

    def winners(self, s: Sake) -> list[int]:
        return members(s.winners)

    def view(self, s: Sake, seat: int) -> SakeView:
        return views.view(s, seat)

    def known(self, s: Sake, seat: int) -> int:
        """The cards that the seat knows."""
        return views.known(s, seat)

    def imagine(self, view: SakeView, dice: Dice) -> Sake:
        return imagine(view, self.typed(view.options), dice)

    def write(self, s: Sake) -> str:
        return position.write(s)

    def parse(self, text: str) -> Sake:
        return position.parse(text, self.deck)

    def action_text(self, action: int) -> str:
        return self.names.action_text(action, self.parts(action))

    def action_from(self, text: str) -> int:
        return self.action(self.names.parts_from(text))

    def tail(self, verb: Verb, named: Parts) -> list[Part]:
        return self.names.tail(verb, named)

    def pieces(self, s: Sake) -> list[int]:
        return checks.pieces(s)

    def scramble(self, s: Sake, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
        return checks.scramble(s, moves, seat, dice)

    def holdings(self, s: Sake, seat: int) -> int:
        return checks.holdings(s, seat)

    def score_range(self, seats: int, options: Options) -> tuple[int, int]:
        return checks.score_range(seats)


GAME: Final[Game[Sake, SakeView]] = SakeGame(house_deck())
