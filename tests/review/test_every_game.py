"""Every game can be reviewed: the curve from the first move to the last, and decisions."""

import pytest

from tatami.games import GAMES
from tatami.review import review, work
from tatami.review.findings import COARSE, CURVE, DECISION, Finding, Task
from tatami.review.sentences import Telling
from tatami.words import LANGUAGES, speaking
from tests.review.matches import match_of, played

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_reviewed_and_told(game: str) -> None:
    seats = GAMES[game].fewest_seats
    match = match_of(played(game, ["random"] * seats), 30)
    everybody = list(range(seats))
    points = match.points()
    decisions = match.decisions(everybody)
    assert points[0] == 0
    assert points[-1] == len(match.record.moves)
    found: list[Finding] = []
    for at in {*points[:2], points[len(points) // 2], *points[-2:]}:
        found.append(work(match, Task(at, CURVE, COARSE)))
    for at in (decisions[0], decisions[len(decisions) // 2], decisions[-1]):
        found.append(work(match, Task(at, DECISION, COARSE)))
    made = review(match, everybody, found, COARSE)
    assert len(made.curve) == 5
    for point in made.curve:
        assert all(0.0 <= chance <= 1.0 for chance in point.chances)
    for language in LANGUAGES:
        with speaking(language):
            telling = Telling(match, [f"Aki {seat}" for seat in everybody])
            told = [telling.decision(one) for one in made.decisions]
            assert len(told) == 3
            assert all("Aki" in sentence for sentence in told)
            assert len(telling.luck_and_skill(made)) == seats
