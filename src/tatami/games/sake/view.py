"""What a seat, or a watcher, sees of a match of Sake & Samurai."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from tatami.core.cards import NONE, set_of
from tatami.core.frames import NOBODY, only
from tatami.core.game import View
from tatami.core.kinds import Bits, Each, Flag, Number, SetOf, Word
from tatami.core.named import Named
from tatami.core.position import Column, Field, Group, NamedGroup, shared, show
from tatami.games.sake.columns import Beings, Heap, Heaps, InDeck, Minion, Minions, PlaceOfSake
from tatami.games.sake.deck import BACKS, FAR
from tatami.games.sake.pieces import (
    ALL_SEATS,
    BOX,
    DISCARDS,
    HAND,
    PILE,
    PLAYED,
    TABLE,
    unstacked,
)
from tatami.games.sake.state import Sake
from tatami.games.sake.targets import Target, TargetNumber

KEPT: Final = 1 << 12
"""So many shuffled cards are kept as they are seen: what is the same object has not changed, and
views are compared all the time."""


@dataclass
class Fight(Named):
    """Who attacks or haunts whom; the target is nobody if nobody does."""

    striker: int
    minion: int
    """The card of the minion that strikes for the striker, or NONE."""
    target: Target
    kind: int
    value: int
    guard: int
    """The card of the defence, or NONE."""
    defence: int
    hits: int


@dataclass
class Ending(Named):
    """How near the end is: the Masu at the beginning of the round, and what has been counted."""

    masu_before: int
    dry_rounds: int
    last_turns: int
    sudden_deaths: int


@dataclass
class ShuffledCard(Named):
    """A card that is not discarded now but once was, and the number of the shuffle since."""

    card: int
    shuffle: int


@dataclass
class SakeView(View):
    """Cards are numbers. Of a card that the viewer does not know, it sees ~back: -1, -2 or -3."""

    samurai: tuple[int, ...]
    alive: tuple[int, ...]
    spirits: tuple[int, ...]
    seated: tuple[int, ...]
    burnt: tuple[int, ...]
    """Who has burnt the soul since the own turn."""
    hands: tuple[tuple[int, ...], ...]
    tables: tuple[tuple[int, ...], ...]
    """The weapons, items and minions before each seat."""
    life: tuple[tuple[int, ...], ...]
    """The life piles, the top card last."""
    wounds: tuple[tuple[int, ...], ...]
    wielded: tuple[int, ...]
    sake: tuple[tuple[int, ...], ...]
    """Where each samurai has a token: titles, BOARD and LIFE."""
    loot: tuple[int, ...]
    steps: tuple[int, ...]
    minions: tuple[Minion, ...]
    supply: int
    masu: int
    top: int
    """The back of the top card of the draw pile."""
    pile_size: int
    discards: tuple[int, ...]
    played: tuple[int, ...]
    box: tuple[int, ...]
    public: tuple[int, ...]
    """The cards in hands and in the box that everybody has seen."""
    shuffled: tuple[ShuffledCard, ...]
    hand_batches: tuple[tuple[int, ...], ...]
    """With which shuffle each card came into the draw pile that the viewer sees as a back, in the
    order of `hands`; 0 if it was never shuffled again, NONE if nobody can tell."""
    box_batches: tuple[int, ...]
    """The same for the cards in the box."""
    active: int
    plays: int
    free_minions: int
    has_attacked: bool
    has_cut: bool
    fight: Fight
    ending: Ending
    winners: tuple[int, ...]


# What everybody sees as it is


def name_things(s: Sake) -> None:
    """The titles of the weapons and items that lie before each seat."""
    for seat in range(s.seats):
        titles = [int(s.deck.title[card]) for card in s.cards_in(TABLE + seat)]
        s.things[seat] = set_of(titles) & (s.sets.weapons | s.sets.items)


def numbered(names: list[str]) -> list[Field]:
    """Fields that are numbers, whatever they count."""
    return [Field(name, Number(NOBODY, MOST)) for name in names]


MOST: Final = 999
"""More than any number in a position comes near to."""

PUBLIC: Final[list[Column]] = [
    Field("samurai", Each(InDeck("samurai"))),
    Beings(),
    Heaps("tables", TABLE),
    Field("wielded", Each(InDeck("title"))),
    Field("sake", Each(SetOf(PlaceOfSake("title")))),
    Field("loot", Each(Number(0, MOST))),
    Field("steps", Each(Number(0, FAR))),
    Minions(),
    Group(
        "top.masu.supply",
        [
            Field("top", Word({name: back for back, name in enumerate(BACKS)})),
            Field("masu", Number(0, MOST)),
            Field("supply", Number(0, FAR)),
        ],
    ),
    Heap("discards", DISCARDS),
    Heap("played", PLAYED),
    Group(
        "turn",
        [
            *numbered(["active", "plays", "free_minions"]),
            Field("has_attacked", Flag()),
            Field("has_cut", Flag()),
        ],
    ),
    NamedGroup(
        "fight",
        Fight,
        [
            *numbered(["striker", "agent"]),
            Field("target", TargetNumber(NOBODY, MOST)),
            *numbered(["fight", "value", "guard", "defence", "hits"]),
        ],
    ),
    Group(
        "end",
        [
            NamedGroup(
                "ending", Ending, numbered(["masu_before", "dry", "last_turns", "sudden_deaths"])
            ),
            Field("winners", Bits(ALL_SEATS)),
        ],
    ),
]
"""The view shows it under the same names."""


# What a seat sees


def view(s: Sake, seat: int) -> SakeView:
    """What this seat, or a watcher, may see."""
    seats = range(s.seats)
    hands = [s.cards_in(HAND + holder) for holder in seats]
    unknown = [closed(s, hand, seat) for hand in hands]
    box = s.cards_in(BOX)
    unknown_in_box = closed(s, box, seat)
    return SakeView(
        seat=seat,
        hands=tuple([heap(s, hands[holder], unknown[holder], seat) for holder in seats]),
        life=tuple([faces(s, unstacked(s.life[owner]), seat) for owner in seats]),
        wounds=tuple([faces(s, unstacked(s.wounds[owner]), seat) for owner in seats]),
        box=heap(s, box, unknown_in_box, seat),
        hand_batches=tuple([batches(cards) for cards in unknown]),
        box_batches=batches(unknown_in_box),
        **shared(s, seen_by_all),
    )


def seen_by_all(s: Sake) -> dict[str, Any]:
    """What everybody sees alike."""
    hidden = [BOX, *[HAND + holder for holder in range(s.seats)]]
    seen = show(PUBLIC, s)
    seen["seats"] = s.seats
    seen["options"] = s.options.chosen.copy()
    seen["pending"] = s.pending()
    seen["pile_size"] = s.count(PILE)
    seen["public"] = tuple(
        [card for place in hidden for card in s.cards_in(place) if s.knowers[card] == ALL_SEATS]
    )
    seen["shuffled"] = tuple(shuffled_cards(s))
    return seen


def faces(s: Sake, cards: list[int], seat: int) -> tuple[int, ...]:
    """The cards in their order, each as the seat sees it."""
    return tuple([card if is_known(s, card, seat) else ~s.deck.back[card] for card in cards])


def is_known(s: Sake, card: int, seat: int) -> bool:
    """Whether the seat knows the card, or everybody does, watchers too."""
    return s.knowers[card] == ALL_SEATS or s.knowers[card] & only(seat) != 0


def known(s: Sake, seat: int) -> int:
    """The cards that the seat knows, as a set."""
    found = 0
    for card in range(len(s.knowers)):
        if is_known(s, card, seat):
            # Of a machine word, as mypyc would count here, there are not bits enough.
            found |= 1 << int(card)
    return found


def heap(s: Sake, cards: list[int], unknown: list[tuple[int, int]], seat: int) -> tuple[int, ...]:
    """Cards without an order, as the seat sees them: known ones first, then backs."""
    known = [card for card in cards if is_known(s, card, seat)]
    return tuple(sorted(known) + [back for back, _ in unknown])


def batches(unknown: list[tuple[int, int]]) -> tuple[int, ...]:
    """Where those cards of a heap came from that the seat sees as backs."""
    return tuple([batch for _, batch in unknown])


def closed(s: Sake, cards: list[int], seat: int) -> list[tuple[int, int]]:
    """What the seat sees of the cards that it does not know: ~back, and the shuffle or NONE."""
    return sorted(
        [
            (int(~s.deck.back[card]), max(NONE, int(s.batch[card])))
            for card in cards
            if not is_known(s, card, seat)
        ]
    )


def shuffled_cards(s: Sake) -> list[ShuffledCard]:
    """The cards that were discarded once and are not now, each with the shuffle since."""
    return [
        shuffled_card(card, int(s.came_with(card)))
        for card in range(s.deck.cards)
        if s.came_with(card) and not s.has(DISCARDS, card) and not s.has(PLAYED, card)
    ]


shuffled_card: Final = lru_cache(KEPT)(ShuffledCard)
