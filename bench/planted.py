"""Whether reviews find what went wrong: strong bots play, and one of them blunders once.

python -m bench.planted ninjan --games 100

From a decision on that is drawn by lot, seat 1 draws an action at random at each of its decisions,
until one surely costs something: that is done instead of what the bot would do. (Most random
actions cost nothing, and there would be nothing to find.) The review of that seat should name it
among its three moments, and should not call other decisions of the bot blunders. Those that it does
call so are rehearsed anew by seats that think four times as long: some are blunders indeed. Some of
the matches are reviewed again with other random numbers: how many grades agree.

The bots think as long as one close analysis of a review; with less time they blunder themselves.

With --out every match is written down when it is done, and what is there is not done again: so one
may stop at any time and go on later, and count what there is by --games 0.
"""

import argparse
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, Final

import msgspec

from tatami.arena.intervals import wilson
from tatami.arena.workers import on_cores
from tatami.core.cards import NONE
from tatami.core.chance import Dice, dice_of, seal_of
from tatami.core.game import Game, Move
from tatami.core.record import Record, encode
from tatami.games import game_named
from tatami.review import Finding, Match, missing, review, work
from tatami.review.analysis import FEWEST, PART, REHEARSED, effort
from tatami.review.calibration import calibrated
from tatami.review.findings import CURVE, DEEP, FINE, REHEARSAL, Judgement, Rehearsal, Task
from tatami.review.grades import MISTAKE, gain_of
from tatami.review.rehearsal import rehearse
from tatami.review.summary import gains_of, losses_of
from tatami.search import bot_named, heuristics_of
from tatami.search.bot import Bot
from tatami.search.budget import Budget
from tatami.search.levels import SAMURAI
from tatami.search.match import play_on
from tatami.search.search import Search

OPINIONS: Final = 2
"""So many short analyses have to say that a random action is a mistake; in every other one rivals
are foretold, in the others they think."""
LONGER: Final = 4
"""So many times as long do seats think when a blunder is rehearsed to see whether it was one."""
LATEST: Final = 10
"""The blunder may come from one of so many decisions on, drawn by lot."""
NINETY_FIVE: Final = 1.96
"""Standard deviations that make 95 % confidence."""
OTHER: Final = 77
"""The random numbers of the second opinion."""


class Slip(Bot[Any]):
    """Plays like its model, but blunders once."""

    def __init__(
        self, game: Game[Any, Any], dice: Dice, model: Bot[Any], number: int, opinions: int
    ) -> None:
        super().__init__(game, dice)
        self.model = model
        self.left = number
        """So many decisions are taken before it may blunder."""
        self.opinions = opinions
        self.decided = 0
        self.planted = -1
        """Which of its decisions was the blunder."""

    def choose(self, view: Any, legal: list[int]) -> int:
        best = self.model.choose(view, legal)
        if self.decided >= self.left and self.planted < 0:
            drawn = legal[self.dice.below(len(legal))]
            if drawn != best and self.costs(view, legal, best, drawn):
                self.planted = self.decided
                best = drawn
        self.decided += 1
        return best

    def costs(self, view: Any, legal: list[int], best: int, drawn: int) -> bool:
        """Whether every one of a few short analyses says that it is a mistake."""
        heuristics = heuristics_of(self.game)
        if heuristics.by_custom(view, legal, self.dice) != NONE:
            return False
        budget = Budget(max(FEWEST, heuristics.thorough // PART[FINE]))
        for opinion in range(self.opinions):
            search = Search(self.game, self.dice, heuristics, budget, opinion % 2 == 0)
            hopes = [
                calibrated(self.game.name, "search", search.expect(view, action))[view.seat]
                for action in (best, drawn)
            ]
            if hopes[0] - hopes[1] < MISTAKE:
                return False
        return True


class Graded(msgspec.Struct):
    """What a review made of one decision."""

    at: int
    frame: str
    grade: str
    better: int
    """The action that looked better, or the same."""
    losses: list[float]
    """What each of the deepest analyses says was given away."""
    gains: list[float] = []
    """What the other choice gained in a rehearsal, world by world."""


class Outcome(msgspec.Struct):
    """What became of one match."""

    number: int
    planted: int
    """The move that was planted; -1 if nothing that was drawn would have cost enough."""
    lessons: list[int] = []
    """The moments that the review puts first."""
    graded: list[Graded] = []
    again: list[Graded] = []
    """The same decisions with other random numbers, if there was a second review."""
    seconds: float = 0.0
    """What the first review took of a processor; the curve is not among it."""
    real: int = 0
    """How many of the other blunders are mistakes at least by a longer rehearsal."""

    def blunders(self) -> list[Graded]:
        """The other decisions that were called blunders."""
        return [one for one in self.graded if one.grade == "blunder" and one.at != self.planted]

    def agreed(self) -> int:
        """How many decisions have the same grade in both reviews."""
        second = {one.at: one.grade for one in self.again}
        return sum(one.grade == second.get(one.at) for one in self.graded)


def played(
    game: Game[Any, Any], bot: str, seats: int, opinions: int, number: int
) -> tuple[Record, int]:
    """A match, and the move that was planted in seat 0; -1 if nothing drawn would cost enough."""
    dice = dice_of(number, "planted")
    model = bot_named(bot, game, dice_of(number, "model"))
    slip = Slip(game, dice, model, dice.below(LATEST), opinions)
    others = [bot_named(bot, game, dice_of(number, f"seat {seat}")) for seat in range(1, seats)]
    s = game.new(seats)
    moves: list[Move] = []
    play_on(game, s, [slip, *others], seal_of(number).dice([]), moves)
    record = Record(
        game=game.name,
        version=game.version,
        seats=seats,
        options=game.options(),
        scores=game.scores(s),
        moves=moves,
    )
    encode(record)
    return record, move_of(game, record, slip.planted)


def move_of(game: Game[Any, Any], record: Record, decision: int) -> int:
    """The move that this real choice of seat 0 was; -1 if there is none."""
    s = game.new(record.seats, record.options)
    for at, (seat, action) in enumerate(record.moves):
        if seat == 0 and len(s.legal(0)) > 1:
            if decision == 0:
                return at
            decision -= 1
        s.apply(seat, action)
    return -1


def tried(
    name: str, bot: str, seats: int, opinions: int, iterations: int, again: int, number: int
) -> Outcome:
    """Plant, and review; the first matches twice."""
    game = game_named(name)
    record, at = played(game, bot, seats, opinions, number)
    match = Match(record, game, iterations)
    if at not in match.choices:
        return Outcome(number, -1)
    began = process_time()
    graded, lessons = reviewed(match, 0)
    seconds = round(process_time() - began, 2)
    second = reviewed(match, OTHER)[0] if number < again else []
    outcome = Outcome(number, at, lessons, graded, second, seconds)
    outcome.real = sum(is_real(match, one) for one in outcome.blunders())
    return outcome


def is_real(match: Match, blunder: Graded) -> bool:
    """Whether a longer rehearsal with other random numbers finds a mistake at least, too."""
    task = Task(blunder.at, REHEARSAL, DEEP, blunder.better)
    found = rehearse(match, task, LONGER * effort(match, REHEARSED), OTHER)
    return gain_of(gains_of(match.game.name, found))[0] >= MISTAKE


def reviewed(match: Match, seed: int) -> tuple[list[Graded], list[int]]:
    """The decisions of seat 0 with their grades, and its lessons; nobody needs the curve here."""
    findings: list[Finding] = []
    while tasks := [task for task in missing(match, [0], findings) if task.kind != CURVE]:
        findings += [work(match, task, seed) for task in tasks]
    made = review(match, [0], findings)
    # The deepest come last.
    deepest = {found.at: found for found in findings if isinstance(found, Judgement)}
    rehearsals = {found.at: found for found in findings if isinstance(found, Rehearsal)}
    graded = [
        Graded(
            found.at,
            found.frame,
            found.grade,
            found.best.action,
            [round(loss, 4) for loss in losses_of(match.game.name, deepest[found.at])],
            [round(gain, 4) for gain in gains_of(match.game.name, rehearsals.get(found.at))],
        )
        for found in made.decisions
    ]
    return graded, made.instructive


def written(path: Path | None) -> list[Outcome]:
    """What was written down before."""
    if path is None or not path.exists():
        return []
    return [msgspec.json.decode(line, type=Outcome) for line in path.read_bytes().splitlines()]


def share(part: int, whole: int) -> str:
    """So many of so many, and between which shares the true one is, with 95 % confidence."""
    if not whole:
        return "0 of 0"
    found = wilson(part / whole, whole, NINETY_FIVE)
    return f"{part} of {whole} ({found.value:.1%}; {found.low:.1%} to {found.high:.1%})"


def main() -> None:
    """Plant in so many matches, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="", help="if not as long as one close analysis")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--opinions", type=int, default=OPINIONS, help="that find it a mistake")
    parser.add_argument("--iterations", type=int, default=0, help="0: as the strongest level")
    parser.add_argument("--again", type=int, default=20, help="matches that are reviewed twice")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write every match down, and go on from there")
    wanted = parser.parse_args()
    game = game_named(wanted.game)
    seats = wanted.seats or game.fewest_seats
    bot = wanted.bot or f"{SAMURAI}@{heuristics_of(game).thorough // PART[FINE]}"
    how = (wanted.game, bot, seats, wanted.opinions, wanted.iterations, wanted.again)
    one = partial(tried, *how)
    outcomes = written(wanted.out)
    done = {outcome.number for outcome in outcomes}
    todo = [number for number in range(wanted.games) if number not in done]
    for _, outcome in on_cores(one, todo, wanted.workers):
        outcomes.append(outcome)
        if wanted.out is not None:
            with wanted.out.open("ab") as file:
                file.write(msgspec.json.encode(outcome) + b"\n")
    planted = [outcome for outcome in outcomes if outcome.planted >= 0]
    twice = [outcome for outcome in planted if outcome.again]
    decisions = sum(len(outcome.graded) for outcome in planted)
    found = sum(outcome.planted in outcome.lessons for outcome in planted)
    blunders = sum(len(outcome.blunders()) for outcome in planted)
    real = sum(outcome.real for outcome in planted)
    agreed = sum(outcome.agreed() for outcome in twice)
    compared = sum(len(outcome.graded) for outcome in twice)
    seconds = sum(outcome.seconds for outcome in planted) / (decisions or 1)
    print(f"{wanted.game}: {len(planted)} of {len(outcomes)} matches with a planted blunder")
    print(f"  found among the three moments: {share(found, len(planted))}")
    print(f"  other decisions called blunders: {share(blunders, decisions - len(planted))}")
    print(f"    of which mistakes at least, if seats think longer: {real}")
    print(f"  grades that a second review agrees with: {share(agreed, compared)}")
    print(f"  processor seconds a decision: {seconds:.2f}")


if __name__ == "__main__":
    main()
