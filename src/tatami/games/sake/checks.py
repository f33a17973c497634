"""What the laws need to know of Sake & Samurai, from the rulebook and never from view.py."""

from tatami.core.actions import act, noun, verb
from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.core.game import Move
from tatami.games.sake.options import SakeOptions
from tatami.games.sake.pieces import BOX, HAND, PILE, PLACES, TABLE, depth, masu_for, unstacked
from tatami.games.sake.rules.death import Death
from tatami.games.sake.rules.setup import Setup
from tatami.games.sake.rules.verbs import BEGIN, DEAL, DRAW, KEEP, LIFT, PASS_ON
from tatami.games.sake.state import Sake, empty_table


def pieces(s: Sake) -> list[int]:
    """Every card, once for each place where it is; then every step token."""
    found: list[int] = []
    for place in range(PLACES):
        found += s.cards_in(place)
    for seat in range(s.seats):
        found += unstacked(s.life[seat]) + unstacked(s.wounds[seat])
    steps = s.supply
    for tokens in s.steps:
        steps += tokens
    return found + [s.deck.cards] * steps


def holdings(s: Sake, seat: int) -> int:
    """Cards; what lies on the table counts twice, as it makes room in the hand."""
    piles = depth(s.life[seat]) + depth(s.wounds[seat])
    return s.count(HAND + seat) + 2 * s.count(TABLE + seat) + piles


def scramble(s: Sake, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
    """Another history that this seat cannot tell from `moves`: what it does not know is changed.

    Cards that it does not know change places if their backs are alike and they came from the draw
    pile, or are still in it, between the same two shuffles. All that others did with them, unseen
    by this seat, they did with the card instead.
    """
    memory = Memory(s.options, s.seats, seat)
    for mover, action in moves:
        memory.watch(mover, action)
    groups: dict[tuple[int, int], list[int]] = {}
    for card in memory.unknown():
        groups.setdefault((s.deck.back[card], memory.shuffle_of(card)), []).append(card)
    instead: dict[int, int] = {}
    for cards in groups.values():
        others = cards.copy()
        dice.shuffle(others)
        instead.update(zip(cards, others, strict=True))
    told: list[Move] = []
    for number, (mover, action) in enumerate(moves):
        card = noun(action)
        if (
            verb(action) in (DEAL, DRAW, KEEP, LIFT, PASS_ON)
            and card in instead
            and number >= memory.since.get(card, number + 1)
        ):
            action = act(verb(action), instead[card])
        told.append((mover, action))
    return told


class Memory:
    """A seat that watches a match and remembers what it has seen."""

    def __init__(self, options: SakeOptions, seats: int, seat: int) -> None:
        self.s = empty_table(seats, options)
        self.s.then(Setup())
        self.s.settle()
        self.seat = seat
        self.number = 0
        """How many moves it has watched."""
        self.since: dict[int, int] = {}
        """The move with which each card came from the draw pile, if it has not gone back there."""
        self.shuffles = 0
        self.drawn_after: dict[int, int] = {}
        """How many shuffles there had been when a card came from the draw pile."""
        self.seen: set[int] = set()
        """Cards that it has seen since they came from the draw pile."""

    def watch(self, mover: int, action: int) -> None:
        """Something happens."""
        s = self.s
        if verb(action) == BEGIN:  # The house knows already on whom the lot has fallen.
            self.number += 1
            return
        s.log = []
        open_cards: list[int] = []
        lives: list[int] = []
        if self.seat >= 0:
            open_cards += s.cards_in(HAND + self.seat)
            lives = unstacked(s.life[self.seat]) + unstacked(s.wounds[self.seat])
        for owner in range(s.seats):
            open_cards += s.cards_in(TABLE + owner)
        pile = s.cards_in(PILE)
        if verb(action) in (DEAL, DRAW) and mover == CHANCE:
            self.since[noun(action)] = self.number
            self.drawn_after[noun(action)] = self.shuffles
            self.seen.discard(noun(action))
        s.apply(mover, action)
        if not set(s.cards_in(PILE)) <= set(pile):
            self.shuffles += 1
            for card in s.cards_in(PILE):
                self.since.pop(card, None)
        self.number += 1
        # They may have been passed on or buried, or be minions that returned to a hand.
        self.seen.update(open_cards)
        # Who dies sees its life cards, even if it leaves the game at once.
        if any(isinstance(e.frame, Death) for e in s.log if e.seat == self.seat):
            self.seen.update(lives)

    def unknown(self) -> list[int]:
        """The cards that this seat does not know."""
        s = self.s
        hidden = s.cards_in(PILE)
        closed = s.cards_in(BOX)
        for holder in range(s.seats):
            closed += s.cards_in(HAND + holder) if holder != self.seat else []
            if holder != self.seat or not s.deck.chooses_life[s.samurai[holder]]:
                closed += unstacked(s.life[holder]) + unstacked(s.wounds[holder])
        return hidden + [card for card in closed if card not in self.seen]

    def shuffle_of(self, card: int) -> int:
        """After how many shuffles the card left the draw pile; it may be there still."""
        return self.shuffles if self.s.has(PILE, card) else self.drawn_after[card]


def score_range(seats: int) -> tuple[int, int]:
    """No sake, or all there is."""
    return 0, masu_for(seats)
