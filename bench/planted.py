"""Whether reviews find what went wrong: strong bots play, and one decision is replaced by chance.

python -m bench.planted ninjan --games 100

In each match one decision, drawn by lot, is taken at random instead. The review of that seat should
name it among its three moments, and should not call other decisions of the bot blunders. A random
action can be as good as any other, so the matches in which it surely cost something (by a review of
that one moment with other random numbers) are counted by themselves. At last the same matches are
reviewed again with other random numbers: how many grades agree.
"""

import argparse
from functools import partial
from typing import Any, Final

import msgspec

from tatami.arena.workers import on_cores
from tatami.core.chance import Dice, dice_of, seal_of
from tatami.core.game import Game, Move
from tatami.core.record import Record, encode
from tatami.games import game_named
from tatami.review import DEEP, Finding, Match, missing, review, work
from tatami.review.findings import DECISION, Decision, Judgement, Task
from tatami.review.grades import SUSPICIOUS, grade_of, loss_of
from tatami.review.summary import losses_of
from tatami.search import bot_named
from tatami.search.bot import Bot
from tatami.search.match import play_on

OTHER: Final = 77
"""The random numbers of the second opinion."""


class Slip(Bot[Any]):
    """Plays like its model, but for one decision."""

    def __init__(self, game: Game[Any, Any], dice: Dice, model: Bot[Any], number: int) -> None:
        super().__init__(game, dice)
        self.model = model
        self.left = number

    def choose(self, view: Any, legal: list[int]) -> int:
        self.left -= 1
        if self.left == -1:
            return legal[self.dice.below(len(legal))]
        return self.model.choose(view, legal)


class Outcome(msgspec.Struct):
    """What the review of one match made of the planted decision."""

    is_found: bool
    is_costly: bool
    """Whether a second opinion says that it surely cost something."""
    blunders: int
    """Other decisions of the seat that were called blunders."""
    decisions: int
    agreed: int
    """Of these, how many got the same grade from the second opinion."""


def played(game: Game[Any, Any], bot: str, seats: int, number: int) -> tuple[Record, int]:
    """A match, and the move that was planted in seat 0; -1 if the match was over before."""
    dice = dice_of(number, "planted")
    slip = Slip(game, dice, bot_named(bot, game, dice_of(number, "model")), dice.below(10))
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
    return record, planted_at(game, record, number)


def planted_at(game: Game[Any, Any], record: Record, number: int) -> int:
    """The move at which the seat slipped: its n-th real choice."""
    left = dice_of(number, "planted").below(10)
    s = game.new(record.seats, record.options)
    for at, (seat, action) in enumerate(record.moves):
        if seat == 0 and len(s.legal(0)) > 1:
            if left == 0:
                return at
            left -= 1
        s.apply(seat, action)
    return -1


def tried(name: str, bot: str, seats: int, iterations: int, number: int) -> Outcome | None:
    """Plant, and review."""
    game = game_named(name)
    record, at = played(game, bot, seats, number)
    match = Match(record, game, iterations)
    if at not in match.choices:
        return None
    first = graded(match, 0)
    second = {found.at: found for found in graded(match, OTHER)[0]}
    decisions, lessons = first
    deep = work(match, Task(at, DECISION, DEEP), OTHER + 1)
    assert isinstance(deep, Judgement)
    losses = losses_of(name, deep)
    return Outcome(
        is_found=at in lessons,
        is_costly=loss_of(losses)[0] >= SUSPICIOUS and grade_of(losses, False) != "good",
        blunders=sum(found.grade == "blunder" and found.at != at for found in decisions),
        decisions=len(decisions),
        agreed=sum(found.grade == second[found.at].grade for found in decisions),
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
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    seats = wanted.seats or game_named(wanted.game).seats[0]
    one = partial(tried, wanted.game, wanted.bot, seats, wanted.iterations)
    results = on_cores(one, range(wanted.games), wanted.workers)
    outcomes = [outcome for _, outcome in results if outcome is not None]
    costly = [outcome for outcome in outcomes if outcome.is_costly]
    decisions = sum(outcome.decisions for outcome in outcomes)
    print(f"{wanted.game}: {len(outcomes)} matches with a planted decision")
    print(f"  found among the three moments: {share(outcomes)}")
    print(f"  of those that cost {SUSPICIOUS:.0%} or more: {share(costly)}")
    print(f"  other decisions called blunders: {sum(o.blunders for o in outcomes)} of {decisions}")
    agreed = sum(outcome.agreed for outcome in outcomes)
    print(f"  grades that a second review agrees with: {agreed / max(1, decisions):.0%}")


def share(outcomes: list[Outcome]) -> str:
    """How many were found."""
    return f"{sum(outcome.is_found for outcome in outcomes)} of {len(outcomes)}"


if __name__ == "__main__":
    main()
