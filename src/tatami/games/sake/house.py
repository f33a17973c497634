"""The house rules of a match: its deck, and what the table chose among the options."""

from mypy_extensions import i64

from tatami.core.first import begun_by, first_seat, who_begins
from tatami.core.game import Option, Options
from tatami.games.sake.deck import Deck
from tatami.games.sake.pieces import MOST_SEATS, Sets


def options_with(deck: Deck) -> list[Option]:
    """14. What a table may choose, if it plays with this deck."""
    return [
        Option("location", [*deck.location_ids]),
        Option("bare_hands", ["unarmed", "always"]),
        Option("minions", ["far", "free"]),
        Option("sudden_death", [10], range(1, 51)),
        Option("dry_rounds", [3], range(1, 51)),
        Option("deck", [deck.fingerprint]),
        Option("helpers", ["attacker", "attacked"]),
        who_begins(MOST_SEATS),
    ]


class House:
    """What stays the same during a match; all copies of a state share it."""

    def __init__(self, deck: Deck, options: Options) -> None:
        self.deck = deck
        self.sets = Sets(deck)
        self.options = options
        self.location: i64 = deck.location_ids.index(str(options["location"]))
        self.bare_hands_always = options["bare_hands"] == "always"
        self.minions_free = options["minions"] == "free"
        self.sudden_deaths: i64 = int(options["sudden_death"])
        self.dry_rounds: i64 = int(options["dry_rounds"])
        self.helpers_from_attacked = options["helpers"] == "attacked"
        self.first: i64 = first_seat(options)
        """Who begins every round; NONE before the lot is drawn."""

    def begun_by(self, seat: int) -> "House":
        """The same house after the lot has fallen on this seat."""
        return House(self.deck, begun_by(self.options, seat))
