"""Table words for the tests of Samurai: the card game."""

from tatami.core.frames import CHANCE
from tatami.core.grid import column_and_row
from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.notation import card_text, village_text
from tatami.games.samurai_cards.state import SamuraiCards
from tatami.games.samurai_cards.view import kinds, villages
from tests.games.tables import PlayedTable

DEFAULTS = "influence=111223,gap=strict,leaderless=stones"

Place = tuple[int, int]


class SamuraiTable(PlayedTable[SamuraiCards]):
    """A match in which the test says what lies where and what everybody does.

    It is as the text has it: with so few cards many of them could not be played to the end.
    """

    def __init__(self, text: str) -> None:
        super().__init__(GAME, GAME.parse(text))

    # What people and nature do

    def places(self, seat: int, text: str) -> None:
        """The seat places a card, as in `h3 1,0`."""
        GAME.play(self.s, seat, GAME.action_from(text))

    def lays(self, seat: int, place: str) -> None:
        """The seat chooses the place of the village it has taken."""
        GAME.play(self.s, seat, GAME.action_from(f"lay {place}"))

    def turns_up(self, village: str) -> None:
        """Nature turns up the next village."""
        GAME.play(self.s, CHANCE, GAME.action_from(f"turn {village}"))

    def draws(self, card: str) -> None:
        """Nature lets the seat draw this card."""
        GAME.play(self.s, CHANCE, GAME.action_from(f"draw {card}"))

    def nature(self) -> None:
        """Nature does anything, as long as it is nature's turn."""
        while self.s.actors() == [CHANCE]:
            self.s.apply(CHANCE, self.s.legal(CHANCE)[0])

    # What can be seen

    @property
    def villages(self) -> dict[Place, str]:
        """The villages that are not scored, by column and row."""
        return {
            column_and_row(village.cell): village_text(village.symbols)
            for village in villages(self.s)
            if not village.is_turned
        }

    @property
    def scored(self) -> list[Place]:
        """Where the villages are that have been turned over."""
        return sorted(column_and_row(laid.cell) for laid in villages(self.s) if laid.is_turned)

    @property
    def open(self) -> list[Place]:
        """Where cards may be placed."""
        return sorted(column_and_row(cell) for cell in self.s.open)

    @property
    def top(self) -> str:
        return village_text(self.s.top)

    def hand(self, seat: int) -> list[str]:
        return [card_text(card) for card in kinds(self.s.hands[seat])]

    def stones(self, seat: int) -> list[int]:
        """Helmets, Buddhas and rice."""
        return [self.s.stones_of(seat, symbol) for symbol in range(3)]


def table(
    villages: str,
    placed: list[str],
    hands: list[str],
    *,
    turn: int = 0,
    top: str = "hbr",
    stones: str = "",
    newest: str = "-",
    options: str = DEFAULTS,
) -> SamuraiTable:
    """A table at the beginning of a turn, told as in the notation."""
    seats = len(hands)
    return SamuraiTable(
        " ".join(
            [
                options,
                villages,
                "/".join(placed),
                "/".join(hands),
                stones or "/".join(["0.0.0"] * seats),
                top,
                "-",
                newest,
                "-",
                "-",
                f"Count>Round>PlaceCard({turn})",
            ]
        )
    )
