"""Table words for the tests of Hagakure."""

from tatami.games.hagakure import GAME
from tatami.games.hagakure.notation import card_text
from tatami.games.hagakure.pieces import YOMI, cards_in
from tatami.games.hagakure.state import Hagakure
from tatami.games.hagakure.view import HagakureView
from tests.games import tables


class HagakureTable:
    """A match in which the test says what everybody holds and does."""

    def __init__(self, s: Hagakure) -> None:
        self.s = s

    # What people do

    def does(self, seat: int, text: str) -> None:
        """The seat plays a card or a chip, named as a person would type it."""
        GAME.play(self.s, seat, GAME.action_from(text))

    def in_turn(self, *texts: str) -> None:
        """Whoever's turn it is does the next of these things."""
        for text in texts:
            self.does(self.actor, text)

    def finish_round(self) -> None:
        """Everybody plays anything until the round is over."""
        this = self.s.round
        while self.s.round == this:
            self.does(self.actor, self.choices()[0])

    # What can be seen

    @property
    def actor(self) -> int:
        (seat,) = self.s.actors()
        return seat

    def hand(self, seat: int) -> str:
        return names(cards_in(self.s.hands[seat]))

    @property
    def yomi(self) -> str:
        return names(cards_in(self.s.hands[YOMI]))

    def won(self, seat: int) -> str:
        return names(cards_in(self.s.won[seat]))

    def choices(self) -> list[str]:
        """What whoever's turn it is may do."""
        return [GAME.action_text(action) for action in self.s.legal(self.actor)]

    def why_not(self, seat: int, text: str) -> str:
        return GAME.why_not(self.s, seat, GAME.action_from(text))

    def view(self, seat: int) -> HagakureView:
        return GAME.view(self.s, seat)

    @property
    def scores(self) -> list[int]:
        return GAME.scores(self.s)

    @property
    def winners(self) -> list[int]:
        return GAME.winners(self.s)


def names(cards: list[int] | tuple[int, ...]) -> str:
    """The cards as in the notation."""
    return "+".join([card_text(card) for card in cards])


HANDS = ("6+9+10+11+18", "7+12+13+14+19", "8+15+16+20+fool")
YOMI_CARDS = "17+21+22+fool+fool"


def chips(*, round: int = 1, left: str = "DZVSL") -> HagakureTable:
    """Three seats have been dealt HANDS; the starter is to play a chip or none."""
    starter = (round - 1) % len(HANDS)
    owed = f"EndOfRound>Score>PlayChip({starter})"
    return table(HANDS, f"{round}.{starter}", left=left, owed=owed)


def trick(
    *hands: str,
    leader: int = 0,
    round: int = 1,
    won: str = "",
    flying: str = "",
    points: str = "",
    options: str = "rounds=full,tie=extra",
) -> HagakureTable:
    """A table at the start of a trick; `flying` are the chips of this round."""
    owed = f"EndOfRound>Score>TakeTrick>PlayCard({leader})"
    return table(hands, f"{round}.{leader}", won, "DZVSL", flying, points, options, owed)


def table(
    hands: tuple[str, ...],
    progress: str,
    won: str = "",
    left: str = "",
    flying: str = "",
    points: str = "",
    options: str = "rounds=full,tie=extra",
    owed: str = "",
) -> HagakureTable:
    """A table as in the notation; what is not given is empty."""
    seats = len(hands)
    nothing = "/".join(["-"] * seats)
    knowers = "/".join([*[str(seat) for seat in range(seats)], "-"])
    line = [
        options,
        progress,
        "/".join(hands),
        knowers,
        "-",
        nothing,
        won or nothing,
        "/".join([left] * seats),
        flying or nothing,
        points or "/".join(["0"] * seats),
        owed,
    ]
    return HagakureTable(GAME.parse(" ".join(line)))


def dealt(seats: int, **options: int | str) -> Hagakure:
    """A match after the first deal."""
    return tables.dealt(GAME, seats, "deal", **options)
