"""Puzzles: moments in matches of strong bots in which one choice is clearly best.

A moment becomes a puzzle if search finds the same choice again with other random numbers, if that
choice is better by far than everything else that search or the greedy bot would do, each thought
through by itself, if it stays better when everybody goes on thinking, and if the greedy bot does
not find it. How hard it is follows from how much search has to think before it finds the choice,
and does not lose it again.
"""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError, unreadable, unwritable
from tatami.core.record import UNREADABLE, Record, checksum
from tatami.games import GAMES
from tatami.review.calibration import calibrated
from tatami.review.findings import VERSION
from tatami.review.grades import CLEAR
from tatami.review.match import Match
from tatami.review.rehearsal import Stage
from tatami.search import greedy_of
from tatami.search.budget import Budget
from tatami.search.search import Considered, Search

FORMAT: Final = 1
FILE: Final = "puzzles.jsonl"
"""Where a game keeps its puzzles, beside its rules."""

GLANCE: Final = 64
LOOK: Final = 16
"""Search takes this part of the iterations of the strongest level to see whether something could be
better than what the greedy bot does, and to find out what."""
DUEL: Final = 32
"""This part for a duel: what was found against what the greedy bot does, each by itself."""
CHECKS: Final = (16, 8, 8)
"""And these parts to check it, each time with other random numbers; most of what does not last
fails early, so the first check is a short one."""
MISSES: Final = 1
"""So many checks may miss it: one short search finds only six of eight known puzzles of Sake &
Samurai. What it takes for better is thought through with the other rivals of the solution."""
THOROUGH: Final = 8
"""And this part to think through one choice by itself."""
TRIES: Final = 3
"""So often the greedy bot may try to find the solution."""
LEAD: Final = 1.5
"""The solution has to be visited so many times as often as what comes second. Three quarters of
what would fail later for want of a margin fails by that, for nothing."""
RIVALS: Final = 3
"""So many other choices are thought through by themselves."""
MARGIN: Final = 0.06
"""The solution has to be better by this much chance to win."""
HELD: Final = 0.03
"""And by so much, and surely, if it is rehearsed with what comes next."""
NEXT: Final = 2
"""So many other choices are rehearsed, too."""
WORLDS: Final = 64
"""In so many worlds at most, everybody thinking as long as for a look: what follows a solution may
be as hard to find as the solution itself."""
HALVINGS: Final = 7
"""So often the time of a check is halved to see how little will do."""
EACH: Final = 2
"""A match gives at most so many puzzles."""


class Line(msgspec.Struct, frozen=True):
    """A choice, and the chance to win of the seat that makes it."""

    action: int
    text: str
    """As it is written in records and typed."""
    chance: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A moment to think about; what the solver sees is the view of `seat` before move `at`."""

    format: int = FORMAT
    id: str
    """The same for the same moment of the same match."""
    game: str
    version: int
    analysis: int = VERSION
    seats: int
    seat: int
    at: int
    frame: str
    verb: str
    """The kind of question, and of answer."""
    solution: int
    lines: list[Line]
    """The solution, and what else was thought through, the best first."""
    greedy: list[int]
    """What the greedy bot does."""
    margin: float
    iterations: int
    """So long search has to think before it finds the solution and keeps to it."""
    difficulty: int
    """From 1, easy, to 5."""
    record: Record
    """The whole match from which it is."""


# Finding


def puzzles_in(match: Match, seed: int = 0) -> list[Puzzle]:
    """The best puzzles of a match."""
    found = []
    for at in match.decisions(list(range(match.record.seats))):
        puzzle = puzzle_at(match, at, seed)
        if puzzle is not None:
            found.append(puzzle)
    found.sort(key=lambda puzzle: -puzzle.margin)
    return found[:EACH]


def puzzle_at(match: Match, at: int, seed: int) -> Puzzle | None:
    """The puzzle that this decision is, if it is one."""
    finder = Finder(match, at, seed)
    if finder.gap(finder.think(GLANCE, "glance")) < MARGIN:
        return None
    look = finder.think(LOOK, "look")
    solution = look[0].action
    if finder.gap(look) < MARGIN or solution in finder.greedy or not stands_out(look):
        return None
    if not finder.wins(solution):
        return None
    checks: list[list[Considered]] = []
    misses = 0
    for number, part in enumerate(CHECKS):
        checks.append(finder.think(part, f"check {number}"))
        misses += checks[-1][0].action != solution or not stands_out(checks[-1])
        if misses > MISSES:
            return None
    lines = finder.lines(solution, checks)
    if lines is None or not finder.holds(lines):
        return None
    margin = lines[0].chance - lines[1].chance
    iterations = finder.iterations_needed(solution)
    game = match.game
    name = sha256(msgspec.json.encode((match.record.moves, at))).hexdigest()[:12]
    return Puzzle(
        id=name,
        game=game.name,
        version=game.version,
        seats=match.record.seats,
        seat=finder.seat,
        at=at,
        frame=type(match.states[at].asking).__name__,
        verb=str(game.parts(solution)["verb"]),
        solution=solution,
        lines=lines,
        greedy=sorted(finder.greedy),
        margin=round(margin, 4),
        iterations=iterations,
        difficulty=difficulty_of(iterations, match.iterations),
        record=msgspec.structs.replace(match.record, checksum=checksum(match.record)),
    )


class Finder:
    """Thinks about one decision, from what the seat knew."""

    def __init__(self, match: Match, at: int, seed: int) -> None:
        self.match = match
        self.at = at
        self.seed = seed
        self.seat = match.seat_at(at)
        self.view = match.view(at)
        self.legal = match.states[at].legal(self.seat)
        self.greedy = {
            greedy_of(match.game, dice_of(seed, f"greedy {at} {number}")).choose(
                self.view, self.legal
            )
            for number in range(TRIES)
        }

    def search(self, iterations: int, label: str) -> Search:
        """A search with random numbers of its own."""
        dice = dice_of(self.seed, f"puzzle {self.at} {label}")
        budget = Budget(max(1, iterations))
        return Search(self.match.game, dice, self.match.heuristics, budget)

    def think(self, part: int, label: str) -> list[Considered]:
        """Think for this part of the strongest level's time."""
        return self.search(self.match.iterations // part, label).consider(self.view, self.legal)

    def chance(self, returns: list[float]) -> float:
        """What the seat may hope for."""
        return calibrated(self.match.game.name, "search", returns)[self.seat]

    def gap(self, considered: list[Considered]) -> float:
        """By how much something looks better than what the greedy bot does."""
        greedy = [self.chance(one.returns) for one in considered if one.action in self.greedy]
        return max(self.chance(one.returns) for one in considered) - max(greedy, default=0.0)

    def wins(self, solution: int) -> bool:
        """Whether it is better than what the greedy bot does, each thought through for a moment.

        Search judges badly what it hardly looks at; half of what only looked better ends here.
        """
        rivals = [self.hope(action, DUEL, "duel") for action in sorted(self.greedy)]
        return self.hope(solution, DUEL, "duel") > max(rivals)

    def lines(self, solution: int, checks: list[list[Considered]]) -> list[Line] | None:
        """The solution and its rivals, the best first; None once a rival comes too near."""
        best = self.line(solution)
        others = []
        for action in self.rivals(solution, checks):
            others.append(self.line(action))
            if best.chance - others[-1].chance < MARGIN:
                return None
        return [best, *sorted(others, key=lambda line: -line.chance)]

    def holds(self, lines: list[Line]) -> bool:
        """Whether the solution is better, too, if everybody goes on thinking (`rehearsal.py`).

        What is best only because rivals are expected to keep their habits is no solution.
        """
        dice = dice_of(self.seed, f"puzzle {self.at} held")
        stage = Stage(self.match.game, self.view, dice, self.match.iterations // LOOK)
        return is_held(*stage.lead([line.action for line in lines[: 1 + NEXT]], HELD, WORLDS))

    def rivals(self, solution: int, checks: list[list[Considered]]) -> list[int]:
        """What else is worth a thought: what search likes next, and what the greedy bot does.

        What promises most comes first, so that most of what is no puzzle is soon known to be none.
        """
        hopes = dict.fromkeys(sorted(self.greedy), 0.0)
        for check in checks:
            others = [one for one in check if one.action != solution]
            for one in others[:RIVALS]:
                hopes[one.action] = max(hopes.get(one.action, 0.0), self.chance(one.returns))
        return sorted(hopes, key=lambda action: -hopes[action])

    def line(self, action: int) -> Line:
        """A choice, thought through by itself."""
        text = self.match.game.action_text(action)
        return Line(action, text, round(self.hope(action, THOROUGH, "line"), 4))

    def hope(self, action: int, part: int, label: str) -> float:
        """What the seat may hope for after a choice, found by thinking about nothing else."""
        search = self.search(self.match.iterations // part, f"{label} {action}")
        return self.chance(search.expect(self.view, action))

    def iterations_needed(self, solution: int) -> int:
        """The fewest iterations with which, and with all more of which, search finds it."""
        needed = self.match.iterations // THOROUGH
        for _ in range(HALVINGS):
            search = self.search(needed // 2, f"needed {needed}")
            if search.consider(self.view, self.legal)[0].action != solution:
                break
            needed //= 2
        return needed


def is_held(lead: float, doubt: float) -> bool:
    """Whether a solution that was so far ahead in a rehearsal is one."""
    return lead >= max(HELD, CLEAR * doubt)


def stands_out(considered: list[Considered]) -> bool:
    """Whether search kept to one choice; where two are about as good it goes to and fro."""
    return all(considered[0].visits >= LEAD * other.visits for other in considered[1:2])


def difficulty_of(iterations: int, thorough: int) -> int:
    """How hard a puzzle is, by the part of the strongest level's thinking that it takes."""
    return 1 + sum(iterations * part > thorough for part in (512, 128, 32, 16))


# Choosing


def most_different(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """At most so many, of as many kinds as possible: no two alike while another kind is left."""
    kinds: dict[tuple[Any, ...], list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda one: (-one.margin, one.id)):
        kind = (puzzle.frame, puzzle.verb, puzzle.seats, puzzle.difficulty)
        kinds.setdefault(kind, []).append(puzzle)
    chosen: list[Puzzle] = []
    while len(chosen) < most and kinds:
        for kind in sorted(kinds):
            chosen.append(kinds[kind].pop(0))
            if not kinds[kind]:
                del kinds[kind]
    return sorted(chosen[:most], key=lambda one: (one.difficulty, one.id))


# Keeping


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write the puzzles to a file, one on each line."""
    try:
        path.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles))
    except OSError as error:
        raise unwritable(path, error) from None


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    try:
        lines = path.read_bytes().splitlines()
        return [msgspec.json.decode(line, type=Puzzle) for line in lines]
    except OSError as error:
        raise unreadable(path, error) from None
    except UNREADABLE as error:
        raise TatamiError("record-not-json", detail=str(error)) from None


def shipped(game: str) -> list[Puzzle]:
    """The puzzles that come with a game and fit its rules; none if it brings none."""
    from importlib.resources import files

    found = GAMES[game]
    file = files(found.package).joinpath(FILE)
    if not file.is_file():
        return []
    puzzles = [msgspec.json.decode(line, type=Puzzle) for line in file.read_bytes().splitlines()]
    return [puzzle for puzzle in puzzles if puzzle.version == found.version]
