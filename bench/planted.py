"""Whether reviews find what went wrong: strong bots play, and one of them blunders once.

python -m bench.planted ninjan --games 100

From a decision on that is drawn by lot, seat 1 draws an action at random at each of its decisions,
until one surely costs something: that is done instead of what the bot would do. (Most random
actions cost nothing, and there would be nothing to find.) The review of that seat should name it
among its three moments, and should not call other decisions of the bot blunders. Some of the
matches are reviewed again with other random numbers: how many grades agree.
"""

import argparse
from functools import partial
from typing import Any, Final

import msgspec

from tatami.arena.workers import on_cores
from tatami.core.cards import NONE
from tatami.core.chance import Dice, dice_of, seal_of
from tatami.core.game import Game, Move
from tatami.core.record import Record, encode
from tatami.games import game_named
from tatami.review import Finding, Match, missing, review, work
from tatami.review.analysis import FEWEST, PART
from tatami.review.calibration import calibrated
from tatami.review.findings import DECISION, FINE, Decision
from tatami.review.grades import MISTAKE
from tatami.search import bot_named, heuristics_of
from tatami.search.bot import Bot
from tatami.search.budget import Budget
from tatami.search.match import play_on
from tatami.search.search import Search

OPINIONS: Final = 2
"""So many analyses have to say that a random action is a mistake."""
LATEST: Final = 10
"""The blunder may come from one of so many decisions on, drawn by lot."""
OTHER: Final = 77
"""The random numbers of the second opinion."""


class Slip(Bot[Any]):
    """Plays like its model, but blunders once."""

    def __init__(self, game: Game[Any, Any], dice: Dice, model: Bot[Any], number: int) -> None:
        super().__init__(game, dice)
        self.model = model
        self.left = number
        """So many decisions are taken before it may blunder."""
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
        for _ in range(OPINIONS):
            search = Search(self.game, self.dice, heuristics, budget)
            hopes = [
                calibrated(self.game.name, "search", search.expect(view, action))[view.seat]
                for action in (best, drawn)
            ]
            if hopes[0] - hopes[1] < MISTAKE:
                return False
        return True


class Outcome(msgspec.Struct):
    """What the review of one match made of the planted decision."""

    is_found: bool
    blunders: int
    """Other decisions of the seat that were called blunders."""
    decisions: int
    compared: int
    agreed: int
    """How many decisions were graded twice, and how many got the same grade."""


def played(game: Game[Any, Any], bot: str, seats: int, number: int) -> tuple[Record, int]:
    """A match, and the move that was planted in seat 0; -1 if nothing drawn would cost enough."""
    dice = dice_of(number, "planted")
    slip = Slip(game, dice, bot_named(bot, game, dice_of(number, "model")), dice.below(LATEST))
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
    name: str, bot: str, seats: int, iterations: int, again: int, number: int
) -> Outcome | None:
    """Plant, and review; the first matches twice."""
    game = game_named(name)
    record, at = played(game, bot, seats, number)
    match = Match(record, game, iterations)
    if at not in match.choices:
        return None
    decisions, lessons = graded(match, 0)
    second = {found.at: found.grade for found in graded(match, OTHER)[0]} if number < again else {}
    return Outcome(
        is_found=at in lessons,
        blunders=sum(found.grade == "blunder" and found.at != at for found in decisions),
        decisions=len(decisions),
        compared=len(second),
        agreed=sum(found.grade == second.get(found.at) for found in decisions),
    )


def graded(match: Match, seed: int) -> tuple[list[Decision], list[int]]:
    """The decisions of seat 0 with their grades, and its lessons; nobody needs the curve here."""
    findings: list[Finding] = []
    while tasks := [task for task in missing(match, [0], findings) if task.kind == DECISION]:
        findings += [work(match, task, seed) for task in tasks]
    made = review(match, [0], findings)
    return made.decisions, made.instructive


def main() -> None:
    """Plant in so many matches, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="samurai")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--iterations", type=int, default=0, help="0: as the strongest level")
    parser.add_argument("--again", type=int, default=20, help="matches that are reviewed twice")
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    seats = wanted.seats or game_named(wanted.game).seats[0]
    one = partial(tried, wanted.game, wanted.bot, seats, wanted.iterations, wanted.again)
    results = on_cores(one, range(wanted.games), wanted.workers)
    outcomes = [outcome for _, outcome in results if outcome is not None]
    decisions = sum(outcome.decisions for outcome in outcomes)
    compared = sum(outcome.compared for outcome in outcomes)
    agreed = sum(outcome.agreed for outcome in outcomes)
    found = sum(outcome.is_found for outcome in outcomes)
    print(f"{wanted.game}: {len(outcomes)} of {wanted.games} matches with a planted blunder")
    print(f"  found among the three moments: {found} of {len(outcomes)}")
    print(f"  other decisions called blunders: {sum(o.blunders for o in outcomes)} of {decisions}")
    print(f"  grades that a second review agrees with: {agreed} of {compared}")


if __name__ == "__main__":
    main()
