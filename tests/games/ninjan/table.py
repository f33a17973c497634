"""Table words for the tests of Ninjan."""

from tatami.core.actions import act
from tatami.core.cards import NONE, members
from tatami.games.ninjan import GAME
from tatami.games.ninjan.notation import CARD_NAMES, SIGNS, card_text
from tatami.games.ninjan.rules import LAY, PICK, TAKE, THROW
from tatami.games.ninjan.state import Ninjan
from tatami.games.ninjan.view import pile_from_bottom
from tests.games.tables import PlayedTable


class NinjanTable(PlayedTable[Ninjan]):
    """A match in which the test says what everybody holds and does."""

    def __init__(self, text: str) -> None:
        super().__init__(GAME, GAME.parse(text))

    # What people do

    def picks(self, *cards: str) -> None:
        """Every seat picks its card, in order."""
        for seat, card in enumerate(cards):
            self.does(seat, act(PICK, CARD_NAMES[card]))

    def takes(self, seat: int, pile: int) -> None:
        self.does(seat, act(TAKE, pile - 1))

    def lays(self, seat: int, pile: int) -> None:
        self.does(seat, act(LAY, pile - 1))

    def throws(self, seat: int, sign: str) -> None:
        self.does(seat, act(THROW, SIGNS.index(sign)))

    def does(self, seat: int, action: int) -> None:
        GAME.play(self.s, seat, action)

    # What can be seen

    @property
    def piles(self) -> list[list[str]]:
        return [[card_text(card) for card in pile_from_bottom(self.s, pile)] for pile in range(3)]

    def won(self, seat: int) -> list[str]:
        return [card_text(card) for card in members(self.s.won[seat])]

    def hand(self, seat: int) -> list[str]:
        return [card_text(card) for card in members(self.s.hands[seat])]

    def before(self, seat: int) -> str:
        card = self.s.picks[seat]
        return "" if card == NONE else card_text(card)


def picking(
    piles: str, *hands: str, round: int = 1, options: str = "deals=1,tie=throws"
) -> NinjanTable:
    """A table at the start of a round; hands and piles as in the notation."""
    seats = len(hands)
    return NinjanTable(
        " ".join(
            [
                options,
                f"1.{round}",
                piles,
                "/".join(hands),
                "/".join(["-"] * seats),
                "/".join(["-"] * seats),
                "/".join(["0"] * seats),
                "-",
                "/".join(["-"] * seats),
                "Round>TurnUp>PickCard",
            ]
        )
    )


def order_of(*cards: str) -> list[str]:
    """The order in which these cards are resolved."""
    t = picking("8S/-5P/6S", *cards, round=9)
    t.picks(*cards)
    order = []
    for _ in cards:
        seat = t.actors[0]
        order.append(t.before(seat))
        t.does(seat, t.s.legal(seat)[0])
    return order


def choices_of(card: str, *tops: str) -> list[str]:
    """What the owner of this card may do against these top cards; a −6 is resolved after it."""
    t = picking("/".join(tops), card, "-6P")
    t.picks(card, "-6P")
    return t.choices(0)


def ending(won: str, *, tie: str = "throws") -> NinjanTable:
    """A table with the last card of the last seat still to be laid; it changes no score."""
    seats = len(won.split("/"))
    last = seats - 1
    picks = "/".join(["-"] * last + ["1R"])
    return NinjanTable(
        " ".join(
            [
                f"deals=1,tie={tie}",
                "1.9",
                "2R/3R/4R",
                "/".join(["-"] * seats),
                picks,
                won,
                "/".join(["0"] * seats),
                "-",
                "/".join(["-"] * seats),
                f"Count>Resolve({last})",
            ]
        )
    )
