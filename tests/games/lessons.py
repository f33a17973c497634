"""The guide's lessons in a match, and how well each comes at its moment.

`python -m tests.games.lessons GAME [SEEDS]` plays guided matches with many seeds and tells which
are best; the chosen one is `SEED` in the game's `guide.py`. The browser has no script either: it
says `guide-<game>-<question>-<n>` when that question is asked for the n-th time.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from statistics import mean
from types import ModuleType
from typing import Any

from tatami.core.chance import dice_of, seal_of
from tatami.core.frames import CHANCE
from tatami.core.game import Game
from tatami.core.state import State
from tatami.games import game_named
from tatami.search import bot_named

LEARNER = 0
SEATS = 3
"""As the browser opens a guided table."""
LEARNERS = 3
"""So many learners, who choose differently, try each seed."""
LESSON = re.compile(r"^guide-(\w+?)-([A-Z]\w+-\d+) =", re.MULTILINE)


class Moment:
    """A question that the learner is asked."""

    def __init__(self, game: Game[Any, Any], s: State[Any]) -> None:
        self.view = game.view(s, LEARNER)
        self.choices = [game.parts(action) for action in s.legal(LEARNER)]

    def can(self, verb: str) -> bool:
        """Whether something can be done with this verb."""
        return any(choice["verb"] == verb for choice in self.choices)


Fit = Callable[[Moment], bool]


def expected(game: str) -> ModuleType:
    """What the tests of this game expect of its guide: `tests/games/<game>/guide.py`."""
    return import_module(f"tests.games.{game}.guide")


def lessons(game: str) -> list[str]:
    """The lessons that a game has."""
    text = (files(f"tatami.games.{game}") / "words" / "board.en.ftl").read_text()
    return [name for of, name in LESSON.findall(text) if of == game]


def heard(game: Game[Any, Any], seed: int, learner: int) -> list[tuple[str, bool]]:
    """The lessons of a guided match in their order, and whether each fits its moment."""
    known = set(lessons(game.name))
    chance = seal_of(seed).dice([])
    bots = [
        bot_named("ashigaru", game, dice_of(seed, f"learner {learner} seat {seat}"))
        for seat in range(SEATS)
    ]
    s: State[Any] = game.new(SEATS)
    asked: Counter[str] = Counter()
    found: list[tuple[str, bool]] = []
    while s.asking is not None and len(found) < len(known):
        seat = s.actors()[0]
        if seat == CHANCE:
            s.apply(seat, s.asking.sample(s, seat, chance))
            continue
        legal = s.legal(seat)
        # A choice of one is not asked: the house answers.
        if seat == LEARNER and len(legal) > 1:
            frame = type(s.asking).__name__
            asked[frame] += 1
            lesson = f"{frame}-{asked[frame]}"
            if lesson in known:
                fits: Fit | None = expected(game.name).FITS.get(lesson)
                found.append((lesson, fits is None or fits(Moment(game, s))))
        s.apply(seat, legal[0] if len(legal) == 1 else bots[seat].choose(game.view(s, seat), legal))
    return found


def score(game: Game[Any, Any], seed: int, learners: int = LEARNERS) -> float:
    """The part of the lessons that comes at a fitting moment; 0 if the aim is not the first."""
    parts = []
    for learner in range(learners):
        found = heard(game, seed, learner)
        if not found or found[0][0] != expected(game.name).WELCOME:
            return 0.0
        parts.append(sum(fits for _, fits in found) / len(lessons(game.name)))
    return mean(parts)


def main() -> None:
    """Tell the best seeds."""
    game = game_named(sys.argv[1])
    seeds = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    scores = {seed: score(game, seed) for seed in range(1, seeds + 1)}
    best = sorted(scores, key=lambda seed: scores[seed], reverse=True)[:5]
    print(game.name, [(seed, round(scores[seed], 3)) for seed in best], mean(scores.values()))
    print(heard(game, best[0], 0))


if __name__ == "__main__":
    main()
