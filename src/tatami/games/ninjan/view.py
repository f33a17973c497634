"""What a seat, or a watcher, sees of a match of Ninjan, and the matches it could be in."""

from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import BIT, NONE, members, set_of, size
from tatami.core.chance import Dice
from tatami.core.game import View
from tatami.core.kinds import Each, Number, Piece, Reading, Seat, SetOf
from tatami.core.notation import parts
from tatami.core.position import Column, Field, Group, keep, shared, show
from tatami.games.ninjan.notation import CARD_NAMES
from tatami.games.ninjan.pieces import PILES, ROUNDS, SUITS
from tatami.games.ninjan.rules import CompareSigns, PickCard, Resolve, ThrowSign, TurnUp
from tatami.games.ninjan.state import MOST_DEALS, Ninjan, empty_table

FACE_DOWN: Final = -2
"""A pick or a throw that was made but is not shown yet."""

CARD: Final = Piece(CARD_NAMES, "-6R .. 10P")
CARDS: Final = SetOf(CARD)


class Piles(Column):
    """The piles, each with its top card last."""

    def __init__(self) -> None:
        super().__init__("piles", ["piles", "tops"])

    def write(self, s: Ninjan) -> str:
        return "/".join([CARDS.write(pile_from_bottom(s, pile), s) for pile in range(PILES)])

    def read(self, text: str, reading: Reading) -> None:
        piles = parts(text, "/", PILES, "5S/2R+4P/8R")
        lay_piles(reading.s, [CARDS.read(pile, reading) for pile in piles])

    def show(self, s: Ninjan, seen: dict[str, Any]) -> None:
        seen["piles"] = tuple([pile_from_bottom(s, pile) for pile in range(PILES)])

    def keep(self, s: Ninjan, view: "NinjanView") -> None:
        lay_piles(s, list(view.piles))


PUBLIC: Final[list[Column]] = [
    Group("deal.round", [Field("deal", Number(0, MOST_DEALS)), Field("round", Number(0, ROUNDS))]),
    Piles(),
    Field("won", Each(CARDS)),
    Field("past", Each(Number(-1000, 1000))),
    Field("leaders", SetOf(Seat())),
]
"""What everybody sees as it is; the view shows it under the same names."""


@dataclass
class NinjanView(View):
    """Cards are numbers; a pile ends with its top card."""

    deal: int
    round: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    picks: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    past: tuple[int, ...]
    leaders: tuple[int, ...]
    throws: tuple[int, ...]
    resolving: tuple[int, ...]
    """The seats whose cards are yet to be resolved, the next one first (4.1)."""


def view(s: Ninjan, seat: int) -> NinjanView:
    """What this seat, or a watcher, may see."""
    upcoming = s.upcoming()
    return NinjanView(
        seat=seat,
        hand=tuple(members(s.hands[seat])) if seat >= 0 else (),
        picks=shown(s.picks, seat, isinstance(upcoming, PickCard | TurnUp)),
        throws=shown(s.throws, seat, isinstance(upcoming, ThrowSign | CompareSigns)),
        **shared(s, seen_by_all),
    )


def seen_by_all(s: Ninjan) -> dict[str, Any]:
    """What everybody sees alike."""
    pending = s.pending()
    seen = show(PUBLIC, s)
    seen["seats"] = s.seats
    seen["options"] = s.options.chosen.copy()
    seen["pending"] = pending
    seen["hand_sizes"] = tuple([size(hand) for hand in s.hands])
    seen["resolving"] = tuple([frame.seat for frame in pending[::-1] if isinstance(frame, Resolve)])
    return seen


def pile_from_bottom(s: Ninjan, pile: i64) -> tuple[int, ...]:
    """The cards of a pile, the top one last."""
    top = s.tops[pile]
    if top == NONE:
        return ()
    return (*members(s.piles[pile] ^ BIT[top]), top)


def lay_piles(s: Ninjan, piles: list[tuple[int, ...]]) -> None:
    """The piles have these cards, the top one last."""
    for pile, cards in enumerate(piles):
        s.piles[pile] = set_of(list(cards))
        s.tops[pile] = cards[-1] if cards else NONE


def shown(choices: vec[i64], seat: int, in_secret: bool) -> tuple[int, ...]:
    """What the seats chose, the others' face down while they choose in secret."""
    return tuple(
        [
            FACE_DOWN if in_secret and chooser != seat and choices[chooser] != NONE else choice
            for chooser, choice in enumerate(choices)
        ]
    )


def imagine(v: NinjanView, dice: Dice) -> Ninjan:
    """A match that the viewer could be in: what it cannot see is dealt anew."""
    s = empty_table(v.seats, v.options)
    keep(PUBLIC, s, v)
    hidden = hidden_from(v, s.options.deck)
    dice.shuffle(hidden)
    for seat in range(v.seats):
        s.picks[seat] = hidden.pop() if v.picks[seat] == FACE_DOWN else v.picks[seat]
        s.throws[seat] = dice.below(SUITS) if v.throws[seat] == FACE_DOWN else v.throws[seat]
        if seat == v.seat:
            s.hands[seat] = set_of(list(v.hand))
        else:
            s.hands[seat] = set_of([hidden.pop() for _ in range(v.hand_sizes[seat])])
    s.unseen = set_of(hidden)
    s.resume(v.pending)
    return s


def hidden_from(v: NinjanView, deck: i64) -> list[int]:
    """The cards of the deck that the viewer cannot see: in rival hands, face down, or not dealt."""
    seen = set_of(list(v.hand))
    for cards in v.piles:
        seen |= set_of(list(cards))
    for cards in v.won:
        seen |= set_of(list(cards))
    seen |= set_of([card for card in v.picks if card >= 0])
    return members(deck ^ seen)
