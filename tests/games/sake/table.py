"""Table words for the tests of Sake & Samurai.

Seats count from 0, and sit clockwise: the right neighbour of seat 0 is seat 1.
"""

from typing import Any

from tatami.core.actions import noun
from tatami.core.cards import BIT, NONE, members
from tatami.core.choices import Choices
from tatami.core.frames import CHANCE, Frame
from tatami.games.sake import GAME, SakeGame
from tatami.games.sake.deck import BACKS
from tatami.games.sake.options import SakeOptions
from tatami.games.sake.pieces import (
    BOX,
    DISCARDS,
    DISTANCE_ONE,
    HAND,
    PILE,
    PLAYED,
    TABLE,
    depth,
    stacked,
    unstacked,
)
from tatami.games.sake.rows import card_of, distance_of, place_minion
from tatami.games.sake.rules.death import Death
from tatami.games.sake.rules.fading import MayFade
from tatami.games.sake.rules.fight import MayDefend, MayEvade
from tatami.games.sake.rules.interrupts import MayBlur, MayFalter
from tatami.games.sake.rules.pile import DrawCard, RevealAttack, RevealDefence, TurnUp
from tatami.games.sake.rules.play import ChoosePlay
from tatami.games.sake.rules.setup import SitDown
from tatami.games.sake.rules.turn import Round, Turn
from tatami.games.sake.rules.wield import ChooseWeapon
from tatami.games.sake.state import empty_table
from tatami.games.sake.view import SakeView

assert isinstance(GAME, SakeGame)
DECK = GAME.deck
NAMES = GAME.names
BOARDS = ["munenori", "masamune", "masako", "suenaga", "ittosai", "tomoe", "jubei", "musashi"]

# Cards of the house deck, by what they are good for: attack, defence, move, drink, back.
HIT_0 = "armour3"  # 0 2 3 0 troublesome
HIT_1 = "pipe2"  # 1 1 3 0 troublesome
HIT_2 = "pipe4"  # 2 1 2 0 sleepy
GUARD_0 = "pipe3"  # 2 0 1 2 sleepy
GUARD_1 = "flagon1"  # 1 1 3 0 sleepy
GUARD_2 = "sandals4"  # 1 2 1 1 quarrelsome
MOVE_1 = "bowl4"  # 2 1 1 1 sleepy
MOVE_2 = "flagon3"  # 2 1 2 0 troublesome
MOVE_3 = "sandals2"  # 1 0 3 1 sleepy
DRINK_2 = "bowl1"  # 1 1 1 2 troublesome
SLEEPY_CARDS = ["pipe3", "pipe4", "sandals2", "flagon1", "flagon4"]


class Table:
    """A match in which the test says what everybody has and does; nature is told what to draw."""

    def __init__(
        self,
        hands: list[str],
        boards: list[str] | None = None,
        life: list[int] | None = None,
        turn: int = 0,
        pile: str = "",
        mere_windows: bool = False,
        **options: int | str,
    ) -> None:
        seats = len(hands)
        self.mere_windows = mere_windows
        """Whether to stop at a question at which there is nothing to do but to burn."""
        self.s = empty_table(seats, SakeOptions(DECK, GAME.options(**options)))
        s = self.s
        for seat, board in enumerate((boards or BOARDS)[:seats]):
            s.samurai[seat] = DECK.samurai_ids.index(board)
        SitDown().run(s)
        self.queue = [card(name) for name in pile.split()]
        for seat, names in enumerate(hands):
            for name in names.split():
                s.draw(seat, card(name))
        for seat in range(seats):
            self.deal_life(seat, life[seat] if life else DECK.life[s.samurai[seat]])
        s.top = DECK.back[self.queue[0]] if self.queue else DECK.back[s.cards_in(PILE)[-1]]
        s.resume(turns_from(turn, seats))
        self.nature()

    def deal_life(self, seat: int, count: int) -> None:
        """So many cards, from the end of the deck, that the test has no use for."""
        spare = [c for c in self.s.cards_in(PILE) if c not in self.queue]
        pile = spare[-count:]
        for c in pile:
            self.s.pick(PILE, c)
        self.s.life[seat] = stacked(pile)

    def fetch(self, seat: int, name: str) -> None:
        """The seat gets this card, even if it lies in a life pile: another one goes there."""
        wanted = card(name)
        for owner in range(self.s.seats):
            pile = unstacked(self.s.life[owner])
            if wanted in pile:
                other = next(c for c in self.s.cards_in(PILE) if c not in self.queue)
                pile[pile.index(wanted)] = other
                self.s.life[owner] = stacked(pile)
                self.s.pick(PILE, other)
                self.s.put(PILE, wanted)
        assert self.s.has(PILE, wanted), f"{name} is taken"
        self.s.draw(seat, wanted)

    # What is so before the test begins

    def with_things(self, seat: int, *titles: str) -> "Table":
        """The seat has these weapons and items."""
        for name in titles:
            title = DECK.title_ids.index(name)
            found = [c for c in self.s.cards_in(PILE) if DECK.title[c] == title]
            self.s.shift(found[0], PILE, TABLE + seat)
            self.s.things[seat] |= BIT[title]
        return self

    def without_things(self, seat: int) -> "Table":
        """The seat has neither weapons nor items."""
        for c in self.s.cards_in(TABLE + seat):
            self.s.shift(c, TABLE + seat, BOX)
        self.s.things[seat] = 0
        self.s.wielded[seat] = NONE
        return self

    def wielding(self, seat: int, name: str) -> "Table":
        self.s.wielded[seat] = DECK.title_ids.index(name)
        return self

    def with_sake(self, seat: int, *places: str) -> "Table":
        """The samurai has sake there, from the Masu."""
        for place in places:
            self.s.sake[seat] |= BIT[NAMES.values["place"][place]]
            self.s.masu -= 1
            self.s.masu_before -= 1
        return self

    def with_steps(self, *steps: int) -> "Table":
        """So many steps to the right of each seat."""
        for seat, tokens in enumerate(steps):
            self.s.supply += self.s.steps[seat] - tokens
            self.s.steps[seat] = tokens
        return self

    def with_minion(self, seat: int, side: int, name: str, distance: int = 0) -> "Table":
        """The seat has a minion so many steps ahead."""
        self.fetch(seat, name)
        place_minion(self.s, seat, side, card(name))
        last = len(self.s.minions) - 1
        self.s.minions[last] += distance * DISTANCE_ONE
        self.fix_top()
        return self

    def holds(self, seat: int, *names: str) -> "Table":
        """The seat has these cards too."""
        for name in names:
            self.fetch(seat, name)
        self.fix_top()
        return self

    def with_wounds(self, seat: int, count: int) -> "Table":
        self.s.wound(seat, count)
        return self

    def standing(self, *seats: int) -> "Table":
        for seat in seats:
            self.s.seated &= ~BIT[seat]
        return self

    def with_masu(self, tokens: int) -> "Table":
        self.s.masu = tokens
        self.s.masu_before = tokens
        return self

    def with_loot(self, seat: int, tokens: int) -> "Table":
        self.s.loot[seat] = tokens
        return self

    def spirit(self, seat: int, cards: str) -> "Table":
        """The samurai of this seat has died before, and has these cards now."""
        self.dies(seat)
        for c in self.s.cards_in(HAND + seat):
            self.s.shift(c, HAND + seat, BOX)
        for name in cards.split():
            self.fetch(seat, name)
        self.fix_top()
        return self

    def dies(self, seat: int) -> None:
        """The samurai dies on the spot."""
        pending = self.s.pending()
        life = self.s.life[seat]
        self.s.life[seat] = 0
        self.s.asking = None
        self.s.drop_all()
        Death(seat).run(self.s)
        for c in unstacked(life):
            self.s.put(BOX, c)
        self.s.resume(pending)

    def leave_in_pile(self, *names: str) -> "Table":
        """Only these cards are left to draw; the others are in the box."""
        wanted = [card(name) for name in names]
        for other in self.s.cards_in(PILE):
            if other not in wanted:
                self.s.shift(other, PILE, BOX)
        self.s.top = DECK.back[wanted[0]] if wanted else NONE
        return self

    def fix_top(self) -> None:
        """The top of the pile is what the test wants to be drawn next."""
        if self.queue:
            self.s.top = DECK.back[self.queue[0]]
        elif self.s.top == NONE:
            self.s.top = DECK.back[self.s.cards_in(PILE)[-1]]

    def next_cards(self, names: str) -> "Table":
        """These cards are drawn or revealed next."""
        self.queue = [card(name) for name in names.split()]
        assert all(self.s.has(PILE, wanted) for wanted in self.queue)
        self.fix_top()
        return self

    def top(self, back: str) -> "Table":
        """The top card shows this back."""
        self.s.top = BACKS.index(back)
        return self

    def begins(self, seat: int) -> "Table":
        """It is this seat's turn."""
        self.s.asking = None
        self.s.resume(turns_from(seat, self.s.seats))
        self.nature()
        return self

    # What people and nature do

    def does(self, seat: int, *texts: str) -> "Table":
        """The seat does these things, one after the other, named as a person would type them."""
        for text in texts:
            GAME.play(self.s, seat, GAME.action_from(text))
            self.nature()
            while not self.mere_windows and self.is_mere_window():
                self.s.apply(self.actor, self.s.legal(self.actor)[0])
                self.nature()
        return self

    def is_mere_window(self) -> bool:
        """Whether a samurai that has played its cards, or has one weapon, could only burn."""
        asked = self.s.asking
        if isinstance(asked, ChoosePlay):
            return self.s.plays == 0 and not self.s.free_minions and not self.s.sake[asked.seat]
        if not isinstance(asked, ChooseWeapon):
            return False
        answers = Choices()
        asked.answers(self.s, answers)
        return answers.count == 1

    def passes(self, *seats: int) -> "Table":
        """These seats pass, one after the other."""
        for seat in seats:
            self.does(seat, "pass")
        return self

    def unanswered(self) -> "Table":
        """Nobody interrupts."""
        while isinstance(self.s.asking, (MayFalter, MayBlur)):
            self.passes(self.actor)
        return self

    def undefended(self) -> "Table":
        """Nobody interrupts, defends, evades or fades."""
        while isinstance(self.s.asking, (MayFalter, MayBlur, MayDefend, MayEvade, MayFade)):
            self.passes(self.actor)
        return self

    def strikes(self, seat: int, text: str) -> "Table":
        """The seat does this, and nobody interrupts."""
        return self.does(seat, text).unanswered()

    def nature(self) -> None:
        """Nature draws what the test wants, or anything."""
        while self.s.actors() == [CHANCE]:
            self.s.apply(CHANCE, self.outcome())

    def outcome(self) -> int:
        s = self.s
        legal = s.legal(CHANCE)
        self.queue = [c for c in self.queue if s.has(PILE, c)]
        if self.queue and isinstance(s.asking, (DrawCard, RevealAttack, RevealDefence)):
            wanted = [action for action in legal if noun(action) == self.queue[0]]
            assert wanted, f"{NAMES.names['card'][self.queue[0]]} is not on top"
            return wanted[0]
        if self.queue and isinstance(s.asking, TurnUp):
            return next(a for a in legal if noun(a) == DECK.back[self.queue[0]])
        return legal[-1]

    # What can be seen

    @property
    def actor(self) -> int:
        (seat,) = self.s.actors()
        return seat

    @property
    def asked(self) -> str:
        return str(self.s.asking)

    def choices(self, seat: int | None = None) -> list[str]:
        seat = self.actor if seat is None else seat
        return [GAME.action_text(action) for action in self.s.legal(seat)]

    def offers(self, verb: str) -> list[str]:
        """The choices that begin with this verb."""
        return [text for text in self.choices() if text.split()[0] == verb]

    def why_not(self, seat: int, text: str) -> str:
        return GAME.why_not(self.s, seat, GAME.action_from(text))

    def hand(self, seat: int) -> list[str]:
        return [NAMES.names["card"][c] for c in self.s.cards_in(HAND + seat)]

    def table(self, seat: int) -> list[str]:
        return [NAMES.names["card"][c] for c in self.s.cards_in(TABLE + seat)]

    def cards(self, place: int) -> list[str]:
        return [NAMES.names["card"][c] for c in self.s.cards_in(place)]

    @property
    def discards(self) -> list[str]:
        return self.cards(DISCARDS)

    @property
    def played(self) -> list[str]:
        return self.cards(PLAYED)

    @property
    def box(self) -> list[str]:
        return self.cards(BOX)

    def life(self, seat: int) -> int:
        return depth(self.s.life[seat])

    def wounds(self, seat: int) -> int:
        return depth(self.s.wounds[seat])

    def sake(self, seat: int) -> list[str]:
        return [NAMES.names["place"][place] for place in members(self.s.sake[seat])]

    @property
    def steps(self) -> list[int]:
        return [int(tokens) for tokens in self.s.steps]

    @property
    def minions(self) -> dict[str, int]:
        """How far each minion has come."""
        names = NAMES.names["card"]
        return {names[card_of(m)]: int(distance_of(m)) for m in self.s.minions}

    def wields(self, seat: int) -> str:
        return NAMES.names["title"].get(self.s.wielded[seat], "nothing")

    @property
    def winners(self) -> list[int]:
        return GAME.winners(self.s)

    def view(self, seat: int) -> SakeView:
        return GAME.view(self.s, seat)


def turns_from(seat: int, seats: int) -> list[Frame[Any]]:
    """What is owed when it is this seat's turn: its turn last, as on a stack."""
    later = [Turn(other) for other in range(seat, seats)]
    return [Round(), *reversed(later)]


def card(name: str) -> int:
    """The card with this name."""
    return NAMES.values["card"][name]
