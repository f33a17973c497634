"""Coverage: what trials have reached, and a manner that prefers what leads to something new."""

import re
from typing import Any, Final

from tatami.core.actions import verb
from tatami.core.chance import Dice
from tatami.core.frames import Frame
from tatami.core.game import Game, Move, Options
from tatami.core.manners import Manner
from tatami.core.state import Entry, State

WEIGHED: Final = 6
"""How many actions are tried before one is chosen."""

OPENINGS: Final = 200
"""How many beginnings of matches are kept, each of which led to something new."""

STRANGE: Final = 400
"""How many actions are kept to be tried where they may be illegal."""


class Opening:
    """A beginning of a match that led to something new; another match can begin like it."""

    def __init__(self, seats: int, options: Options, moves: list[Move]) -> None:
        self.seats = seats
        self.options = options
        self.moves = moves

    def __reduce__(self) -> tuple[type["Opening"], tuple[int, Options, list[Move]]]:
        """How it is sent to another process."""
        return type(self), (self.seats, self.options, self.moves)


class Coverage:
    """How often each thing was reached: frames, what followed upon what, verbs, and refusals."""

    def __init__(
        self,
        counts: dict[str, int] | None = None,
        frames: dict[str, int] | None = None,
        refusals: dict[str, int] | None = None,
        openings: list[Opening] | None = None,
        actions: list[int] | None = None,
    ) -> None:
        self.counts = counts or {}
        self.frames = frames or {}
        """How often each frame was asked or ran, by its name."""
        self.refusals = refusals or {}
        """How often each rule was given as the reason against an action."""
        self.openings = openings or []
        self.actions = actions or []
        """Actions of all matches so far, to be tried wherever they may be illegal."""

    def __reduce__(self) -> tuple[type["Coverage"], tuple[Any, ...]]:
        """How it is sent to another process."""
        parts = (self.counts, self.frames, self.refusals, self.openings, self.actions)
        return type(self), parts

    def note(self, story: list[Entry], question: str) -> bool:
        """This has happened, and led to this question; whether anything of it was new."""
        for entry in story:
            frame = type(entry.frame).__name__
            self.frames[frame] = self.frames.get(frame, 0) + 1
        if question:
            self.frames[question] = self.frames.get(question, 0) + 1
        is_new = False
        for feature in features_of(story, question):
            if feature not in self.counts:
                is_new = True
            self.counts[feature] = self.counts.get(feature, 0) + 1
        return is_new

    def refuse(self, rule: str, question: str) -> bool:
        """A rule forbade something while this was asked; whether that was new."""
        self.refusals[rule] = self.refusals.get(rule, 0) + 1
        feature = f"{rule} against an answer to {question}"
        is_new = feature not in self.counts
        self.counts[feature] = self.counts.get(feature, 0) + 1
        return is_new

    def novelty(self, story: list[Entry], question: str) -> float:
        """How rarely this has happened before."""
        return sum([1 / (1 + self.counts.get(f, 0)) for f in features_of(story, question)])

    def keep(self, opening: Opening, dice: Dice) -> None:
        """Other matches may begin like this one."""
        if len(self.openings) < OPENINGS:
            self.openings.append(opening)
        else:
            self.openings[dice.below(OPENINGS)] = opening

    def remember(self, action: int, dice: Dice) -> None:
        """Somebody did this."""
        if len(self.actions) < STRANGE:
            self.actions.append(action)
        else:
            self.actions[dice.below(STRANGE)] = action

    def add(self, other: "Coverage") -> None:
        """What other trials have reached."""
        for own, others in (
            (self.counts, other.counts),
            (self.frames, other.frames),
            (self.refusals, other.refusals),
        ):
            for name, count in others.items():
                own[name] = own.get(name, 0) + count
        self.openings = (self.openings + other.openings)[-OPENINGS:]
        self.actions = (self.actions + other.actions)[-STRANGE:]

    def since(self, before: "Coverage") -> "Coverage":
        """What has been added to what was known before."""
        return Coverage(
            added(self.counts, before.counts),
            added(self.frames, before.frames),
            added(self.refusals, before.refusals),
            [opening for opening in self.openings if opening not in before.openings],
            [action for action in self.actions if action not in before.actions],
        )

    def rules(self, game: Game[Any, Any]) -> set[str]:
        """The numbers of the rules that were carried out or given as a reason."""
        found = set(self.refusals)
        for name, kind in frames_of(game).items():
            if name in self.frames:
                found |= cited_by(kind)
        return found

    def missing_frames(self, game: Game[Any, Any]) -> list[str]:
        """The frames of the game that no trial has reached."""
        return sorted(set(frames_of(game)) - set(self.frames))


def added(counts: dict[str, int], before: dict[str, int]) -> dict[str, int]:
    """By how much each count has grown, if it has."""
    grown = {name: count - before.get(name, 0) for name, count in counts.items()}
    return {name: count for name, count in grown.items() if count}


def features_of(story: list[Entry], question: str) -> list[str]:
    """What is worth to be reached: a frame after another one, a verb, and a question at last."""
    found: list[str] = []
    before = ""
    for entry in story:
        frame = type(entry.frame).__name__
        found.append(f"{before}>{frame}")
        if entry.action >= 0:
            found.append(f"{frame}:{verb(entry.action)}")
        before = frame
    found.append(f"{before}>{question}")
    return found


def question_of(s: State[Any]) -> str:
    """The name of the question on the table; empty if there is none."""
    return "" if s.asking is None else type(s.asking).__name__


def frames_of(game: Game[Any, Any]) -> dict[str, type[Frame[Any]]]:
    """The kinds of frames of a game that carry out a rule, by their names."""
    found: dict[str, type[Frame[Any]]] = {}
    waiting: list[type[Frame[Any]]] = [Frame]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        is_own = (kind.__module__ + ".").startswith(game.package + ".")
        if is_own and kind.rule and not is_abstract(kind):
            found[kind.__name__] = kind
    return found


def cited_by(kind: type[Frame[Any]]) -> set[str]:
    """The numbers of the rules that a frame carries out: its own, and those it speaks of."""
    return {kind.rule} | set(re.findall(r"\b\d+\.\d+\b", kind.__doc__ or ""))


def is_abstract(kind: type[Frame[Any]]) -> bool:
    """Whether it only says what kinds of it have in common."""
    return any(
        getattr(getattr(kind, name, None), "__isabstractmethod__", False) for name in dir(kind)
    )


class Guided(Manner):
    """Prefers what leads to something that was reached rarely, or never."""

    def __init__(self, game: Game[Any, Any], dice: Dice, coverage: Coverage) -> None:
        super().__init__(game, dice)
        self.coverage = coverage

    def choose(self, s: State[Any], seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        actions = legal.copy()
        self.dice.shuffle(actions)
        best = actions[0]
        most = -1.0
        for action in actions[:WEIGHED]:
            copy = s.clone()
            copy.log = []
            copy.apply(seat, action)
            novelty = self.coverage.novelty(copy.log, question_of(copy))
            if novelty > most:
                best = action
                most = novelty
        return best
