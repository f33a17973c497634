"""What a table may choose, and what follows from its choice: the deck and the house rules."""

from mypy_extensions import i64

from tatami.core.first import begun_by, first_seat, who_begins
from tatami.core.game import Option, Options
from tatami.games.sake.deck import Deck
from tatami.games.sake.pieces import MOST_SEATS, Sets


def options_with(deck: Deck) -> list[Option]:
    """14. What a table may choose, if it plays with this deck."""
    return [
        Option("location", [*deck.location_ids]),  # 13.1, 14.1
        Option("bare_hands", ["unarmed", "always"]),  # 14.2
        Option("minions", ["far", "free"]),  # 14.3
        Option("sudden_death", [10], range(1, 51)),  # 14.4
        Option("dry_rounds", [3], range(1, 51)),  # 14.5
        Option("deck", [deck.fingerprint]),  # 14.6
        Option("helpers", ["attacker", "attacked"]),  # 14.7
        who_begins(MOST_SEATS),  # 14.8
    ]


class SakeOptions:
    """What a table has chosen, its deck included; it never changes."""

    def __init__(self, deck: Deck, chosen: Options) -> None:
        self.deck = deck
        self.sets = Sets(deck)
        self.chosen = chosen
        self.location: i64 = deck.location_ids.index(str(chosen["location"]))
        self.bare_hands_always = chosen["bare_hands"] == "always"
        self.minions_free = chosen["minions"] == "free"
        self.sudden_deaths: i64 = int(chosen["sudden_death"])
        self.dry_rounds: i64 = int(chosen["dry_rounds"])
        self.helpers_from_attacked = chosen["helpers"] == "attacked"
        self.first: i64 = first_seat(chosen)
        """Who begins every round; NONE before the lot is drawn."""

    def begun_by(self, seat: int) -> "SakeOptions":
        """The same options after the lot has fallen on this seat."""
        return SakeOptions(self.deck, begun_by(self.chosen, seat))
