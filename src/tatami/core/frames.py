"""Frames: what is still to be done. A step runs by itself, a decision waits, chance is a seat."""

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, Generic, Literal, TypeVar

from mypy_extensions import i64, mypyc_attr

from tatami.core.chance import Dice
from tatami.core.choices import COUNT, FIND, LIST, Choices
from tatami.core.named import Event

# Those who are not seats; seats count from 0.
CHANCE: Final = -1
NOBODY: Final = -2
WATCHER: Final = -3

# Who witnesses an action: a set of seats as bits.
EVERYBODY: Final = -1

LARGEST_TABLE: Final = 16
"""No game has more seats than this."""

S = TypeVar("S")
F = TypeVar("F")


def each_seat(kind: Callable[[int], F]) -> list[F]:
    """A frame of this kind for every seat: frames never change, so they are made once."""
    return [kind(seat) for seat in range(LARGEST_TABLE)]


def next_seat(seat: i64, seats: i64) -> i64:
    """The seat that follows this one clockwise, at a table with so many."""
    # Not in one expression: the compiler would put the two kinds of number into objects.
    if seat + 1 < seats:
        return seat + 1
    return 0


def only(seat: i64) -> int:
    """The set of witnesses with just this seat; nobody for those who are not seats."""
    if seat < 0:
        return 0
    one: int = 1
    return one << seat


Division = Literal["", "round", "turn"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One thing that is still to be done. It never changes, and holds no secret."""

    rule: ClassVar[str] = ""
    """The number of the paragraph that it carries out."""

    divides: ClassVar[Division] = ""
    """Whether a round or a turn begins or ends with it: by these a match is counted."""

    settles: ClassVar[bool] = False
    """Whether the whole table has to see at once that it was carried out: who brought it about
    cannot take that back, even if the same seat goes on."""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def run(self, s: S) -> "Decision[S] | None":
        """Do what it says. A question does nothing: it answers with itself, as it waits."""
        return None

    def fields(self) -> list[int]:
        """What tells it from its like: the arguments of its constructor."""
        return [] if self.seat == NOBODY else [self.seat]

    def __reduce__(self) -> tuple[type["Frame[S]"], tuple[int, ...]]:
        """How it is sent to another process: what is compiled cannot be made without arguments."""
        return type(self), tuple(self.fields())

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Frame)
            and type(self) is type(other)
            and self.fields() == other.fields()
        )

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        fields = self.fields()
        if not fields:
            return type(self).__name__
        return type(self).__name__ + "(" + ",".join([str(field) for field in fields]) + ")"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """The rules act."""

    @abstractmethod
    def run(self, s: S) -> None:
        """Change the state as the rule says, and schedule what follows from it."""

    def event(self, s: S) -> Event | None:
        """What the log keeps beside the seat; asked before the step runs, and public."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """Somebody acts: one seat, or several at once in any order."""

    optional: ClassVar[bool] = False
    """Whether it offers a reaction that one may, and need not, make; nobody's own turn does."""

    def run(self, s: S) -> "Decision[S] | None":
        return self

    @abstractmethod
    def actors(self, s: S) -> list[int]:
        """Who is still to answer."""

    def asks(self, s: S, seat: int) -> bool:
        """Whether this seat is among those who are still to answer."""
        return seat in self.actors(s)

    @abstractmethod
    def offer(self, s: S, seat: int, choices: Choices) -> None:
        """Say what this seat, which is to answer, may do; `legal` and `sample` follow."""

    def legal(self, s: S, seat: int) -> list[int]:
        """What this seat, which is to answer, may do."""
        choices = Choices()
        choices.begin(LIST)
        self.offer(s, seat, choices)
        return choices.actions

    @abstractmethod
    def take(self, s: S, seat: int, action: int) -> None:
        """Do what the seat chose."""

    def sample(self, s: S, seat: int, dice: Dice) -> int:
        """One of the choices of an actor, as likely as they are: found without a list."""
        choices = dice.choices
        choices.begin(COUNT)
        self.offer(s, seat, choices)
        k = dice.below(choices.count)
        if k < choices.in_fields:
            return choices.nth_of_family(k)
        choices.k = k
        choices.begin(FIND)
        self.offer(s, seat, choices)
        return choices.action

    def forbids(self, s: S, seat: int, action: int) -> str:
        """The number of the rule that speaks most plainly against an illegal action."""
        return self.rule

    def event(self, s: S, seat: int, action: int) -> Event | None:
        """What the log keeps beside seat and action; asked before it is done, and public."""
        return None

    def witnesses(self, s: S, seat: int) -> int:
        """Who sees at once what the seat chose; the others see only that it chose."""
        return EVERYBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Decision[S]):
    """One seat acts."""

    def actors(self, s: S) -> list[int]:
        """Only its seat."""
        return [self.seat]

    def asks(self, s: S, seat: int) -> bool:
        """Only its seat."""
        return seat == self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """Nature acts; its outcomes are as likely as its choices say."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def fields(self) -> list[int]:
        """None: it is always nature's."""
        return []

    def actors(self, s: S) -> list[int]:
        """Only nature."""
        return [CHANCE]

    def asks(self, s: S, seat: int) -> bool:
        """Only nature."""
        return seat == CHANCE

    def odds(self, s: S) -> list[int]:
        """The weight of each legal action, in their order; none if they are all alike."""
        tickets = Choices()
        self.offer(s, CHANCE, tickets)
        legal = self.legal(s, CHANCE)
        if len(legal) == tickets.count:
            return []
        odds = [0] * len(legal)
        for k in range(tickets.count):
            tickets.k = k
            tickets.begin(FIND)
            self.offer(s, CHANCE, tickets)
            odds[legal.index(tickets.action)] += 1
        return odds


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceFor(Chance[S]):
    """Nature acts, and what comes is for one seat."""

    def __init__(self, receiver: int) -> None:
        super().__init__()
        self.receiver = receiver

    def fields(self) -> list[int]:
        """The seat that receives it."""
        return [self.receiver]
