"""Game: all that the rest of the platform knows about a game."""

from abc import abstractmethod
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from tatami.core.actions import act, noun, verb
from tatami.core.chance import Dice, dice_of
from tatami.core.errors import IllegalAction, TatamiError
from tatami.core.frames import CHANCE, WATCHER, Frame
from tatami.core.named import Named
from tatami.core.play import comes_to_an_end
from tatami.core.state import State
from tatami.core.verbs import Part, Parts, Verb, packed, unpacked
from tatami.words import include

PLAYED_ON: Final = 3
"""So often a position that is read is played to its end before it is believed."""

Value = int | str
Options = dict[str, Value]
Move = tuple[int, int]
"""Who acted (a seat or CHANCE), and the action."""


class Option:
    """One thing a table may choose."""

    def __init__(
        self,
        name: str,
        values: list[Value],
        numbers: range = range(0),
        is_quiet: bool = False,
        is_seat: bool = False,
        for_study: bool = False,
    ) -> None:
        self.name = name
        self.values = values
        self.usual = values[0]
        """The rulebook's own."""
        self.numbers = numbers
        """Numbers that are allowed beside the named values."""
        self.is_quiet = is_quiet
        """Whether options, records and positions do not mention it as long as it is the default.

        For an option that a game gets later: what was written before stays as it is.
        """
        self.is_seat = is_seat
        """Whether its numbers are seats, counted from 1."""
        self.for_study = for_study
        """Whether it serves research alone: a house does not offer it."""

    def choices(self) -> str:
        """What may be chosen, for a sentence."""
        named = [str(value) for value in self.values]
        if self.numbers:
            named.append(f"{self.numbers[0]}-{self.numbers[-1]}")
        return ", ".join(named)

    def accept(self, chosen: Value) -> Value:
        """The value that was meant, be it typed as text or given as a number."""
        for value in self.values:
            if str(value) == str(chosen):
                return value
        for number in self.numbers:
            if str(number) == str(chosen):
                return number
        raise TatamiError(
            "bad-option-value", option=self.name, chosen=str(chosen), choices=self.choices()
        )


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class View(Named):
    """What one seat, or a watcher, may see. It names every field it shows; nothing else leaves."""

    seat: int
    seats: int
    options: Options
    pending: list[Frame[Any]]
    """What is still to be done, the question on the table last; frames hold no secret."""


S = TypeVar("S", bound=State[Any])
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A game: how it begins, what each seat sees, how it is written down, who won."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: range,
        verbs: list[Verb],
        declared: list[Option],
        end_rule: str,
        minutes: int = 30,
    ) -> None:
        self.name = name
        self.package = type(self).__module__
        """Where its other parts are: see `parts.py`; and its sentences."""
        include(self.package)
        self.version = version
        """Rises when a change of the rules makes old records replay differently."""
        self.seats = seats
        self.fewest_seats = seats[0]
        self.most_seats = seats[-1]
        self.shapes = verbs
        """The verbs with the parts that each has, at its number."""
        self.verbs = [shape.name for shape in verbs]
        """The names of the verbs, each at its number."""
        self.declared = declared
        """The options that a table may choose."""
        self.end_rule = end_rule
        """The rule that says when it is over."""
        self.minutes = minutes
        """How long a match takes at a table, about."""

    # Beginning

    def options(self, /, **chosen: Value) -> Options:
        """All options, the chosen ones checked, the others as in the rulebook."""
        names = [option.name for option in self.declared]
        for name in chosen:
            if name not in names:
                raise TatamiError(
                    "unknown-option",
                    option=name,
                    game=self.name,
                    names=", ".join(names),
                    nearest=nearest(name, names),
                )
        found: Options = {}
        for option in self.declared:
            value = option.accept(chosen.get(option.name, option.usual))
            if value != option.usual or not option.is_quiet:
                found[option.name] = value
        return found

    def check_options(self, seats: int, options: Options) -> None:
        """Refuse an option that names a seat which the table does not have."""
        for option in self.declared:
            value = options.get(option.name, option.usual)
            if option.is_seat and isinstance(value, int) and value > seats:
                raise TatamiError("no-such-option-seat", option=option.name, seat=value, last=seats)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game is not made for."""
        if seats not in self.seats:
            raise TatamiError(
                "bad-seats",
                game=self.name,
                seats=seats,
                fewest=self.fewest_seats,
                most=self.most_seats,
            )

    def new(self, seats: int, options: Options | None = None, log: bool = False) -> S:
        """A match that waits for its first action; with a log if somebody will read it."""
        self.check_seats(seats)
        chosen = self.options(**(options or {}))
        self.check_options(seats, chosen)
        s = self.setup(seats, chosen)
        if log:
            s.log = []
        s.settle()
        return s

    @abstractmethod
    def setup(self, seats: int, options: Options) -> S:
        """The table before anything has happened, with the first frame on its stack."""

    # Its deck, if an owner of the box can change it

    def with_deck(self, path: Path) -> "Game[S, V]":
        """The same game with the deck in this file, if it can be played with another deck."""
        raise TatamiError("no-deck", game=self.name)

    def deck_text(self) -> str:
        """The text of its deck, for who keeps a match; empty if it always has the same one."""
        return ""

    def as_played(self, options: Options, deck: str) -> "Game[S, V]":
        """The same game with the deck of a match: the one in this text or, if none was kept, the
        one that the options name and that came with this release or an earlier one."""
        return self

    def deck_facts(self) -> dict[str, int | str]:
        """What the sentence about its deck needs; nothing if it always has the same one."""
        return {}

    # Refereeing

    def why_not(self, s: S, seat: int, action: int) -> str:
        """The number of the rule that forbids this action now; empty if it is legal."""
        if not CHANCE <= seat < s.seats:
            raise TatamiError("bad-seat-index", seat=seat, last=s.seats - 1)
        if action in s.legal(seat):
            return ""
        if s.asking is None:
            return self.end_rule
        return s.asking.forbids(s, seat, action)

    def play(self, s: S, seat: int, action: int) -> None:
        """Apply an action that comes from outside, if it is legal."""
        rule = self.why_not(s, seat, action)
        if rule:
            raise IllegalAction(self.name, rule, self.action_text(action))
        s.apply(seat, action)

    @abstractmethod
    def scores(self, s: S) -> list[int]:
        """The points of each seat so far."""

    @abstractmethod
    def winners(self, s: S) -> list[int]:
        """Who won: nobody while it runs, several when they share."""

    # Secrets

    @abstractmethod
    def view(self, s: S, seat: int) -> V:
        """What this seat, or a WATCHER, may see."""

    @abstractmethod
    def imagine(self, view: V, dice: Dice) -> S:
        """A full state that the viewer could be in, all as likely as the deal makes them."""

    def known(self, s: S, seat: int) -> int:
        """What this seat knows of what others may not, as a set of bits that grows when it learns.

        Who has learnt something by an action cannot take it back. Nothing, where only chance can
        tell a seat something new.
        """
        return 0

    # Notation

    @abstractmethod
    def write(self, s: S) -> str:
        """The position as text: all of it, so two states are equal when their texts are."""

    @abstractmethod
    def parse(self, text: str) -> S:
        """The position as the text has it, be it one that can be played on or not."""

    def read(self, text: str) -> S:
        """The position that the text describes, if it can be played on.

        That is found out by playing on, so no notation needs to know the rules.
        """
        try:
            s = self.parse(text)
            trouble = self.trouble_with(s)
        except TatamiError:
            raise
        except Exception:
            trouble = "stuck"
        if trouble:
            raise TatamiError("position-unplayable", trouble=trouble)
        return s

    def trouble_with(self, s: S) -> str:
        """Why a position cannot be: its pieces, its scores, or that play gets stuck; or nothing."""
        options = self.view(s, WATCHER).options
        all_pieces = sorted(self.pieces(self.new(s.seats, options)))
        lowest, highest = self.score_range(s.seats, options)
        states = [s]
        for viewer in [*range(s.seats), WATCHER]:
            states.append(self.imagine(self.view(s, viewer), dice_of(viewer, "position")))
        for number in range(PLAYED_ON):
            played = s.clone()
            if not comes_to_an_end(played, dice_of(number, "position")):
                return "stuck"
            states.append(cast(S, played))
        for state in states:
            if sorted(self.pieces(state)) != all_pieces:
                return "pieces"
            if not all(lowest <= score <= highest for score in self.scores(state)):
                return "scores"
        return ""

    @abstractmethod
    def action_text(self, action: int) -> str:
        """The action as a short text that a person can type."""

    @abstractmethod
    def action_from(self, text: str) -> int:
        """The action that a person typed."""

    def parts(self, action: int) -> Parts:
        """The action in named parts; only its `number` if there is no such action."""
        if action < 0 or verb(action) >= len(self.shapes):
            return {"verb": "", "number": action}
        shape = self.shapes[verb(action)]
        named: Parts = {"verb": shape.name}
        rest = unpacked(shape.parts, noun(action), named)
        if shape.tails:
            rest = unpacked(self.tail(shape, named), rest, named)
        return {"verb": "", "number": action} if rest else named

    def action(self, parts: Parts) -> int:
        """The action with these parts: the counterpart of `parts`."""
        every = self.parts_needed(parts)
        name = str(parts["verb"])
        names = [name for part in every for name in part.names()]
        for named in parts:
            if named != "verb" and named not in names:
                raise TatamiError(
                    "unknown-action-part", verb=name, part=named, names=", ".join(names) or "none"
                )
        return act(self.verbs.index(name), packed(every, parts))

    def completed(self, parts: Parts) -> Parts:
        """These parts, and 0 for what was not said: something to ask the rules about."""
        every = {part.name: 0 for part in self.parts_needed(parts) if part.other not in parts}
        return {**every, **parts}

    def parts_needed(self, parts: Parts) -> list[Part]:
        """The parts of the action that has at least these."""
        name = str(parts.get("verb", ""))
        if name not in self.verbs:
            raise TatamiError("bad-verb", verb=name, names=", ".join(self.verbs))
        shape = self.shapes[self.verbs.index(name)]
        if not shape.tails:
            return shape.parts
        packed(shape.parts, parts)
        return [*shape.parts, *self.tail(shape, parts)]

    def tail(self, verb: Verb, named: Parts) -> list[Part]:
        """Which of the verb's tails follows what is named already."""
        return []

    # What the laws need to know

    @abstractmethod
    def pieces(self, s: S) -> list[int]:
        """Every piece once for each place where it is; a sound state has each exactly once."""

    @abstractmethod
    def scramble(self, s: S, moves: list[Move], seat: int, dice: Dice) -> list[Move]:
        """Another history that this seat cannot tell from `moves`, which led to `s`."""

    def holdings(self, s: S, seat: int) -> int:
        """How many pieces the seat has that it could keep; what hoarders and spenders count."""
        return 0

    @abstractmethod
    def score_range(self, seats: int, options: Options) -> tuple[int, int]:
        """The lowest and the highest score there can be."""


def nearest(word: str, words: list[str]) -> str:
    """The word that was probably meant; “none” if no word is near."""
    found = get_close_matches(word, words, 1)
    return found[0] if found else "none"
