"""A position of Sake & Samurai on one line.

Options, boards, what each seat is (A alive, S spirit, - gone; c seated, b has burnt the soul),
hands, tables, life piles and wounds (the top card last), wielded weapons, sake, loot, steps,
minions (`minion3@0R2*`: master, side, steps, whether it acted), the back on top with the Masu and
the supply, discards, cards played, the box, who knows what beyond the own hand, which cards were
shuffled again (`pipe1:2`, or `pipe1:2?` if nobody can tell of a passed card), the turn, the fight,
the end, and what is pending. All other cards are in the draw pile.
"""

from typing import Any, Final

from mypy_extensions import u8

from tatami.core.cards import BIT, NONE
from tatami.core.errors import TatamiError
from tatami.core.frames import Frame
from tatami.core.kinds import Each, Reading, items_of, joined
from tatami.core.notation import bad_position, parts, read_number, read_options
from tatami.core.position import Column, Custom, Position
from tatami.games.sake.columns import CARDS, Heap, Heaps
from tatami.games.sake.deck import Deck
from tatami.games.sake.options import SakeOptions, options_with
from tatami.games.sake.pieces import (
    BOX,
    DISCARDS,
    FEWEST_SEATS,
    HAND,
    MOST_SEATS,
    PILE,
    PLAYED,
    stacked,
    unstacked,
)
from tatami.games.sake.rules import (
    boxes,
    fading,
    fight,
    interrupts,
    minions,
    pile,
    play,
    setup,
    spirits,
    texts,
    turn,
    wield,
    windows,
)
from tatami.games.sake.rules import sake as tokens
from tatami.games.sake.state import Sake, empty_table
from tatami.games.sake.view import MOST, PUBLIC, name_things

MOST_LIFE: Final = 9
"""No life pile has more cards."""

FRAMES: Final[list[type[Frame[Any]]]] = [
    setup.DrawStarter,
    setup.DealBoard,
    setup.SitDown,
    setup.DealHand,
    setup.DealCard,
    setup.Keeping,
    setup.LayLifeCard,
    pile.TurnUp,
    pile.Draw,
    pile.DrawCard,
    pile.RevealAttack,
    pile.RevealDefence,
    pile.ClearTable,
    windows.LiftLifeCard,
    windows.DiscardCard,
    windows.DropCard,
    windows.HandLimit,
    windows.Drop,
    windows.MayBurn,
    tokens.PlaceSake,
    tokens.PaySake,
    tokens.LoseSake,
    interrupts.MayFalter,
    interrupts.MayBlur,
    fight.Strike,
    fight.Clash,
    fight.MayDefend,
    fight.Weigh,
    fight.MayCut,
    fight.CountHits,
    fight.Evasion,
    fight.MayEvade,
    fight.Land,
    fading.Gift,
    fading.GiveSake,
    fading.Fading,
    fading.MayFade,
    fading.Scatter,
    boxes.Advance,
    boxes.FinishIaido,
    boxes.ChooseStrike,
    texts.Perform,
    texts.NextAim,
    texts.ChooseAim,
    texts.LoseToken,
    texts.LoseThing,
    wield.ChooseWeapon,
    minions.MinionPhase,
    minions.SendMinion,
    minions.Muster,
    spirits.Elation,
    spirits.UseElation,
    spirits.PassOn,
    spirits.Act,
    spirits.ChooseMischief,
    spirits.Joining,
    spirits.MayJoin,
    spirits.Haunting,
    turn.Round,
    turn.Turn,
    play.PlayPhase,
    play.ChoosePlay,
    turn.DrawPhase,
    wield.WieldPhase,
    turn.EndTurn,
]


class Pile(Column):
    """The life or wound pile of each seat, the top card last."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [name])

    def write(self, s: Sake) -> str:
        return "/".join([CARDS.write(unstacked(pile), s) for pile in getattr(s, self.name)])

    def read(self, text: str, reading: Reading) -> None:
        s = reading.s
        for seat, cards in enumerate(Each(CARDS).read(text, reading)):
            if len(cards) > MOST_LIFE:
                raise bad_position(text, f"0..{MOST_LIFE}")
            for card in cards:
                if not s.has(PILE, card):
                    raise TatamiError("card-twice", card=s.deck.card_ids[card])
                s.pick(PILE, card)
            getattr(s, self.name)[seat] = stacked(list(cards))


# What somebody knows


def hidden_cards(s: Sake) -> list[tuple[int, int]]:
    """Each card that is not open, and who knows it if nothing special has happened."""
    found: list[tuple[int, int]] = [(card, 0) for card in s.cards_in(BOX)]
    for seat in range(s.seats):
        found += [(card, int(BIT[seat])) for card in s.cards_in(HAND + seat)]
        found += [(card, 0) for card in unstacked(s.life[seat]) + unstacked(s.wounds[seat])]
    return found


def write_known(s: Sake) -> str:
    """The cards that others know than one would think, with the seats that do."""
    cards = s.deck.card_ids
    special = [
        (card, s.knowers[card]) for card, usual in hidden_cards(s) if s.knowers[card] != usual
    ]
    return joined([f"{cards[card]}:{knowers}" for card, knowers in sorted(special)])


def write_shuffled(s: Sake) -> str:
    """The cards that were shuffled again, with the shuffle; a question mark if nobody can tell."""
    cards = s.deck.card_ids
    found = [(card, int(s.batch[card])) for card in range(s.deck.cards) if s.batch[card]]
    return joined(
        [
            f"{cards[card]}:{batch}" if batch > 0 else f"{cards[card]}:{~batch}?"
            for card, batch in found
            if not s.has(DISCARDS, card) and not s.has(PLAYED, card)
        ]
    )


def read_known(s: Sake, text: str) -> None:
    """Who knows the cards that are not open."""
    for card, usual in hidden_cards(s):
        s.knowers[card] = u8(usual)
    for item in items_of(text):
        name, knowers = parts(item, ":", 2, "minion1:3")
        s.knowers[card_named(s, name)] = u8(read_number(knowers, 0, 255))


def read_shuffled(s: Sake, text: str) -> None:
    """Which cards were shuffled again."""
    for item in items_of(text):
        name, shuffle = parts(item, ":", 2, "minion1:1")
        batch = read_number(shuffle.removesuffix("?"), 0, MOST)
        s.batch[card_named(s, name)] = ~batch if shuffle.endswith("?") else batch


def card_named(s: Sake, name: str) -> int:
    """The number of the card that the deck calls so."""
    if name not in s.deck.card_ids:
        raise bad_position(name, "card")
    return s.deck.card_ids.index(name)


# All of it

POSITION: Final = Position(
    [
        *PUBLIC,
        Heaps("hands", HAND),
        Pile("life"),
        Pile("wounds"),
        Heap("box", BOX),
        Custom("known", ["knowers"], write_known, read_known),
        Custom("shuffled", ["batch"], write_shuffled, read_shuffled),
    ],
    FRAMES,
    range(FEWEST_SEATS, MOST_SEATS + 1),
    first="samurai beings hands tables life wounds wielded sake loot steps minions top.masu.supply "
    "discards played box known shuffled turn fight end",
    derived="things",
)


def write(s: Sake) -> str:
    """The whole position on one line."""
    return POSITION.write(s, s.options.chosen)


def parse(text: str, deck: Deck) -> Sake:
    """The position as the line has it."""
    words = POSITION.split(text)
    options = SakeOptions(deck, read_options(words["options"], options_with(deck)))
    s = empty_table(POSITION.seats(words["hands"]), options)
    POSITION.read(words, s, [])
    name_things(s)
    for seat, weapon in enumerate(s.wielded):
        if weapon != NONE and not s.things[seat] & s.sets.weapons & BIT[weapon]:
            raise bad_position(deck.title_ids[weapon], "weapon")
    s.resume(POSITION.pending(words, s.seats))
    return s
