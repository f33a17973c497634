"""A table as numbers: what each seat sees, what it can do, and what came of it.

What a game has to say about this stands in its `numbers.py`:

    KINDS     the kinds of the view's fields that are not public as they are
    DERIVED   the fields that follow from the others, and what stands there where they are not told
    NATURE    the verbs that only nature does
    SPLITS    how parts of actions that have no bound are told as several that have one
    WRITER    what writes observations straight from the state, if that has to be quick

A game without such a file gets numbers all the same, if everything that it shows is public.
"""

from operator import index as whole
from typing import Any, Final, SupportsIndex

from tatami.core.cards import NONE
from tatami.core.chance import Dice
from tatami.core.compounds import Pending
from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE, NOBODY
from tatami.core.game import Game, Options
from tatami.core.indexing import ActionIndex, Saying, Split
from tatami.core.kinds import Kind
from tatami.core.observation import Observation, Writer
from tatami.core.parts import part
from tatami.core.position import kinds_shown
from tatami.core.sheet import Sheet
from tatami.core.state import State

SAID: Final = "said"

# How much of what is pending is told where a game says nothing about it.
DEEPEST: Final = 12
MOST_FIELDS: Final = 4


class Numbers:
    """How a table of a game is written as numbers."""

    def __init__(self, game: Game[Any, Any], seats: int, options: Options | None = None) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.options(**(options or {}))
        own = part(game, "numbers")
        nature: list[str] = getattr(own, "NATURE", [])
        splits: dict[str, Split] = getattr(own, "SPLITS", {})
        derived: dict[str, object] = getattr(own, "DERIVED", {})
        writer: Writer | None = getattr(own, "WRITER", None)
        self.index = ActionIndex(game, nature, splits)
        self.num_actions = self.index.num_actions
        self.is_flat = self.index.is_flat
        """Whether every action is one index; otherwise it is said step by step."""
        kinds = {**declared_kinds(game), **getattr(own, "KINDS", {})}
        self.observation = Observation(game, seats, self.options, kinds, derived, writer)
        if not self.is_flat:
            self.observation.add(SAID, [self.num_actions], None)
        self.observation.pad()
        self.size = self.observation.size

    def sheet(self, rows: int) -> Sheet:
        """Room for so many observations."""
        return Sheet(rows, self.size, self.seats)

    def mask_sheet(self, rows: int) -> Sheet:
        """Room for so many masks."""
        return Sheet(rows, self.num_actions, self.seats)

    def returns(self, s: State[Any]) -> list[float]:
        """What a match was worth to each seat: 1 for a win alone, and the sum of all is 0.

        Who wins with others gets less, and so do losers when there are few; 0 for all while it
        runs, and where nobody wins.
        """
        winners = self.game.winners(s)
        if not winners:
            return [0.0] * self.seats
        share = self.seats / len(winners)
        return [
            ((share if seat in winners else 0.0) - 1.0) / (self.seats - 1)
            for seat in range(self.seats)
        ]


def declared_kinds(game: Game[Any, Any]) -> dict[str, Kind]:
    """The kinds of what everybody sees, and of what is pending, as the game declares them."""
    found: dict[str, Kind] = {}
    view = part(game, "view")
    if view is not None:
        found.update(kinds_shown(getattr(view, "PUBLIC", [])))
    position = part(game, "position")
    if position is not None and hasattr(position, "POSITION"):
        found["pending"] = Pending(position.POSITION.frames, DEEPEST, MOST_FIELDS)
    return found


class Table:
    """One match as a row of questions, each to one seat; nature answers by the dice.

    Seats that answer at the same time are asked one after another, and see nothing of each other's
    answers.
    """

    def __init__(self, numbers: Numbers, dice: Dice, log: bool = False) -> None:
        self.numbers = numbers
        self.dice = dice
        self.s: State[Any] = numbers.game.new(numbers.seats, numbers.options, log)
        self.saying = Saying(numbers.index)
        self.seat = NOBODY
        """Who is asked; NOBODY when it is over."""
        self.go_on()

    def go_on(self) -> None:
        """Let nature answer until a seat is asked, or all is over."""
        s = self.s
        while True:
            asked = s.asking
            if asked is None:
                self.seat = NOBODY
                return
            if asked.seat != CHANCE:
                break
            s.apply(CHANCE, asked.sample(s, CHANCE, self.dice))
        seat = asked.seat
        if seat == NOBODY:
            # Of several the first; to ask is quicker than to list them.
            seat = 0
            while not asked.asks(s, seat):
                seat += 1
        self.seat = seat
        self.saying.begin(s, seat)

    def restart(self, start: State[Any]) -> None:
        """Begin anew with a copy of this state, in which nothing has happened."""
        self.s = start.clone()
        self.go_on()

    def copy(self, dice: Dice) -> "Table":
        """The same match, apart from this one; it keeps no log, and has dice of its own."""
        other = Table(self.numbers, dice)
        other.s = self.s.clone()
        other.seat = self.seat
        other.saying = self.saying.copy()
        return other

    def step(self, index: SupportsIndex) -> int:
        """The seat that is asked says this; the action, once complete.

        NONE if there is more to say. What is not in the mask is refused.
        """
        if self.seat == NOBODY:
            raise TatamiError("numbers-over")
        place = whole(index)
        if not self.saying.can_say(self.s, self.seat, place):
            raise TatamiError("research-illegal", index=str(place))
        return self.say(place)

    def say(self, index: int) -> int:
        """The same, where it is known to be in the mask."""
        action = self.saying.say(index)
        if action != NONE:
            self.s.apply(self.seat, action)
            self.go_on()
        return action

    def do(self, action: int) -> None:
        """The seat that is asked does this, whatever it has said so far."""
        self.s.apply(self.seat, action)
        self.go_on()

    def do_anything(self) -> None:
        """The seat that is asked does something legal, anything as likely as the rest."""
        asked = self.s.asking
        assert asked is not None, "nobody is asked"
        self.do(asked.sample(self.s, self.seat, self.dice))

    def put_observation(self, sheet: Sheet, row: int, seat: int) -> None:
        """Write what this seat sees; of what is being said only who says it knows."""
        sheet.begin(row, seat)
        self.numbers.observation.write(self.s, seat, sheet)
        if not self.numbers.is_flat and seat == self.seat:
            self.saying.put_said(sheet)
        elif not self.numbers.is_flat:
            sheet.blank(self.numbers.num_actions)
        sheet.end()

    def put_mask(self, sheet: Sheet, row: int) -> None:
        """Write what can be said by the seat that is asked; nothing when it is over."""
        sheet.begin(row, self.seat)
        if self.seat == NOBODY:
            sheet.blank(self.numbers.num_actions)
        else:
            self.saying.put_mask(self.s, self.seat, sheet)
        sheet.end()
