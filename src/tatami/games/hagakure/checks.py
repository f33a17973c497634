"""What the laws need to know of Hagakure, written from the rulebook and never from view.py."""

from typing import Final

from tatami.core.actions import act, noun, verb
from tatami.core.cards import NONE
from tatami.core.chance import Dice
from tatami.core.game import Move, Options
from tatami.games.hagakure.pieces import (
    DECK,
    HAND,
    NO_TRICK,
    SWAP,
    VILLAGER_BONUS,
    YOMI,
    cards_in,
    is_red,
)
from tatami.games.hagakure.rules import CHIP, DEAL, LOOK_AT, PLAY
from tatami.games.hagakure.state import Hagakure, rounds_of

EXTRA_ROUNDS: Final = 900
"""More than there are ever likely to be."""


def pieces(s: Hagakure) -> list[int]:
    """Every card, once for each place where it is; fools are alike."""
    found = [card for card in s.trick if card != NONE]
    for cards in [*s.hands, *s.won]:
        found.extend(cards_in(cards))
    return found


class Handful:
    """Cards that were dealt together, and stay together until they are played."""

    def __init__(self, is_seen: bool) -> None:
        self.cards: list[int] = []
        self.dealt_by: list[int] = []
        """For each card the number of the move that dealt it; NONE for the Yomi's."""
        self.is_seen = is_seen
        self.has_no_red = False

    def add(self, card: int, number: int) -> None:
        """The card is dealt."""
        self.cards.append(card)
        self.dealt_by.append(number)

    def remove(self, card: int) -> None:
        """The card leaves the others."""
        i = self.cards.index(card)
        del self.cards[i], self.dealt_by[i]


def scramble(s: Hagakure, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
    """Another history that this seat cannot tell from `moves`: what it has not seen is changed.

    After a round all can tell who had what, so only this round is changed. A red card must not
    go where a seat could not follow red: that move would be illegal.
    """
    first = start_of_round(s, moves)
    hidden: list[int] = []
    gaps: list[int] = []
    gaps_without_red: list[int] = []
    for handful in follow(s, moves, first, seat):
        if not handful.is_seen:
            hidden += handful.cards
            if handful.has_no_red:
                gaps_without_red += handful.dealt_by
            else:
                gaps += handful.dealt_by
    dice.shuffle(hidden)
    dice.shuffle(gaps)
    red = [card for card in hidden if is_red(card)]
    blue = [card for card in hidden if not is_red(card)]
    instead = dict(zip(gaps + gaps_without_red, red + blue, strict=True))
    return [
        (actor, act(DEAL, instead.get(number, noun(action))) if verb(action) == DEAL else action)
        for number, (actor, action) in enumerate(moves)
    ]


def start_of_round(s: Hagakure, moves: list[Move]) -> int:
    """The number of the move with which this round began: all cards are dealt anew in each."""
    # Before the lot falls who begins, no round has begun.
    dealt_before = max(s.round - 1, 0) * HAND[s.seats] * s.seats
    deals = [number for number, (_, action) in enumerate(moves) if verb(action) == DEAL]
    return deals[dealt_before] if len(deals) > dealt_before else len(moves)


def follow(s: Hagakure, moves: list[Move], first: int, seat: int) -> list[Handful]:
    """Where the cards of this round went, and which of them this seat has seen."""
    starter = (s.options.first + s.round - 1) % s.seats
    hands = [Handful(holder == seat) for holder in range(s.seats)]
    yomi = Handful(False)
    for card in cards_in(DECK[s.seats]):
        yomi.add(card, NONE)
    dealt = 0
    played = 0
    led = NONE
    for number, (actor, action) in list(enumerate(moves))[first:]:
        kind, thing = verb(action), noun(action)
        if kind == DEAL:
            yomi.remove(thing)
            hands[(starter + dealt // HAND[s.seats]) % s.seats].add(thing, number)
            dealt += 1
        elif kind == CHIP and thing == SWAP:
            hands[actor], yomi = yomi, hands[actor]
            hands[actor].is_seen |= actor == seat
        elif kind == LOOK_AT and actor == seat:
            (yomi if thing == YOMI else hands[thing]).is_seen = True
        elif kind == PLAY:
            led = thing if played % s.seats == 0 else led
            played += 1
            hands[actor].remove(thing)
            hands[actor].has_no_red |= is_red(led) and not is_red(thing)
    return [*hands, yomi]


def score_range(seats: int, options: Options) -> tuple[int, int]:
    """No trick in every round, once doubled; or all of them, card 18 and the chips."""
    rounds = rounds_of(seats, options)
    if options["tie"] == "extra":
        rounds += EXTRA_ROUNDS
    most = int(HAND[seats]) + 1
    return (rounds + 1) * NO_TRICK, (rounds + 1) * most + VILLAGER_BONUS
