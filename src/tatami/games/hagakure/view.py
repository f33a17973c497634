"""What a seat, or a watcher, sees of a match of Hagakure, and the matches it could be in."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from tatami.core.cards import NONE, members, set_of, size
from tatami.core.chance import Dice
from tatami.core.frames import only
from tatami.core.game import View
from tatami.core.kinds import NOTHING, Each, Number, Piece, Reading, Seat, SetOf, Word
from tatami.core.notation import bad_position
from tatami.core.position import Column, Field, Group, keep, shared, show
from tatami.games.hagakure.notation import CARD_NAMES, CHIP_LETTERS
from tatami.games.hagakure.pieces import DECK, RED, YOMI, cards_in, minus, plus, set_with
from tatami.games.hagakure.state import Hagakure, empty_table

MOST_ROUNDS: Final = 999
"""More than any match comes near to; extra rounds have no limit."""
MOST_POINTS: Final = 9999


@dataclass
class HagakureView(View):
    """Cards are numbers, the fools all the same one."""

    rounds: int
    round: int
    leader: int
    hands: tuple[tuple[int, ...], ...]
    """The hands that the viewer has seen, its own among them; the others look empty."""
    hand_sizes: tuple[int, ...]
    hand_knowers: tuple[tuple[int, ...], ...]
    """Which seats have seen each hand."""
    yomi: tuple[int, ...]
    yomi_size: int
    yomi_knowers: tuple[int, ...]
    without_red: tuple[int, ...]
    trick: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    chips: tuple[tuple[int, ...], ...]
    banners: tuple[int, ...]
    points: tuple[int, ...]


class Card(Piece):
    """A card that is in use."""

    def read(self, text: str, reading: Reading) -> Any:
        in_use = cards_in(DECK[reading.s.seats])
        if text != NOTHING and self.values.get(text, NONE) not in in_use:
            raise bad_position(text, f"{in_use[0]} .. fool")
        return super().read(text, reading)


class Cards(SetOf):
    """Cards, of which the fools are several."""

    def shown(self, kept: Any) -> Any:
        return tuple(cards_in(kept))

    def kept(self, shown: Any) -> Any:
        return set_with(list(shown))


CARD: Final = Card(CARD_NAMES)
CARDS: Final = Cards(CARD)
CHIP: Final = Word({letter: chip for chip, letter in enumerate(CHIP_LETTERS)}, CHIP_LETTERS)

PUBLIC: Final[list[Column]] = [
    Group("round.leader", [Field("round", Number(0, MOST_ROUNDS)), Field("leader", Seat())]),
    Field("without_red", SetOf(Seat())),
    Field("trick", Each(CARD)),
    Field("won", Each(CARDS)),
    Field("chips", Each(SetOf(CHIP, ""))),
    Field("banners", Each(CHIP)),
    Field("points", Each(Number(-MOST_POINTS, MOST_POINTS))),
]
"""What everybody sees as it is; the view shows it under the same names."""


def view(s: Hagakure, seat: int) -> HagakureView:
    """What this seat, or a watcher, may see."""
    return HagakureView(
        seat=seat,
        hands=tuple([seen(s, seat, holder) for holder in range(s.seats)]),
        yomi=seen(s, seat, YOMI),
        **shared(s, seen_by_all),
    )


def seen_by_all(s: Hagakure) -> dict[str, Any]:
    """What everybody sees alike."""
    seats = range(s.seats)
    seen = show(PUBLIC, s)
    seen["seats"] = s.seats
    seen["options"] = s.options.chosen.copy()
    seen["pending"] = s.pending()
    seen["rounds"] = s.options.rounds
    seen["hand_sizes"] = tuple([size(s.hands[holder]) for holder in seats])
    seen["hand_knowers"] = tuple([tuple(members(s.knowers[holder])) for holder in seats])
    seen["yomi_size"] = size(s.hands[YOMI])
    seen["yomi_knowers"] = tuple(members(s.knowers[YOMI]))
    return seen


def seen(s: Hagakure, seat: int, place: int) -> tuple[int, ...]:
    """The cards in this place, if the seat knows them."""
    return tuple(cards_in(s.hands[place])) if s.knowers[place] & only(seat) else ()


def imagine(v: HagakureView, dice: Dice) -> Hagakure:
    """A match that the viewer could be in: what it has not seen is dealt anew."""
    s = empty_table(v.seats, v.options)
    keep(PUBLIC, s, v)
    s.hands[YOMI] = set_with(list(v.yomi))
    s.knowers[YOMI] = set_of(list(v.yomi_knowers))
    for seat in range(v.seats):
        s.hands[seat] = set_with(list(v.hands[seat]))
        s.knowers[seat] = set_of(list(v.hand_knowers[seat]))
    deal_hidden(s, v, dice)
    s.resume(v.pending)
    return s


def deal_hidden(s: Hagakure, v: HagakureView, dice: Dice) -> None:
    """Deal what the viewer has not seen, all deals alike that give no red where there is none."""
    gaps: list[int] = []
    gaps_without_red: list[int] = []
    for seat in range(v.seats):
        if v.seat not in v.hand_knowers[seat]:
            here = gaps_without_red if seat in v.without_red else gaps
            here += [seat] * v.hand_sizes[seat]
    if v.seat not in v.yomi_knowers:
        gaps += [YOMI] * v.yomi_size
    dice.shuffle(gaps)
    hidden = hidden_from(v)
    for card in cards_in(hidden & RED):
        place = gaps.pop()
        s.hands[place] = plus(s.hands[place], card)
    blue = cards_in(hidden & ~RED)
    dice.shuffle(blue)
    for card, place in zip(blue, gaps + gaps_without_red, strict=True):
        s.hands[place] = plus(s.hands[place], card)


def hidden_from(v: HagakureView) -> i64:
    """The cards that the viewer has not seen: in hands, or in the Yomi."""
    hidden = DECK[v.seats]
    for cards in [*v.hands, v.yomi, *v.won]:
        for card in cards:
            hidden = minus(hidden, card)
    for card in v.trick:
        if card != NONE:
            hidden = minus(hidden, card)
    return hidden
