"""Every rule that the code cites is reached by some fuzzed match, or listed here with a reason."""

from typing import Any

import pytest

from tatami.cli.fuzz import Plan, trial_of
from tatami.core.coverage import Coverage
from tatami.core.game import Game
from tatami.core.laws import Trial, refusals_have_a_rule, what_is_seen_can_be_imagined
from tatami.games import GAMES
from tests.games.cited import Calls, Citations, citations, paragraphs

MATCHES = 60
"""How many matches are tried at most."""

LOOKS = 100
"""In how many moves once the table is looked at, and imagined."""

UNREACHED: dict[str, dict[str, str]] = {
    "samurai": {
        "1.2": "which hexes touch is found out once, when the map is read",
        "3.5": "no action that is legal anywhere names a settlement for a tile; test_3_turn does",
    },
}
"""The rules that no match need reach, with the reason."""


def play(trial: Trial) -> None:
    """Play the match to its end, with illegal answers on the way."""
    while not trial.s.is_over():
        refusals_have_a_rule(trial)
        if len(trial.moves) % LOOKS == 0:
            what_is_seen_can_be_imagined(trial)
        trial.move()
    trial.game.scores(trial.s)
    trial.game.winners(trial.s)


def cited_in(cited: list[Citations]) -> set[str]:
    """All the numbers that these files cite."""
    in_words = {n for found in cited for numbers in found.by_place.values() for n in numbers}
    return in_words | {number for found in cited for number in found.reasons}


def unreached(game: Game[Any, Any], listed: set[str]) -> set[str]:
    """The rules that are cited and have not been reached when only listed ones are missing."""
    cited = citations(game)
    wanted = cited_in(cited) & paragraphs(game)
    calls = Calls()
    coverage = Coverage()
    plan = Plan(game.name, None, None, 1, 1, "all", coverage)
    for number in range(MATCHES):
        with calls.watching():
            play(trial_of(plan, game, number, coverage))
        reached = set(coverage.refusals)
        places = calls.places()
        for found in cited:
            for place, numbers in found.by_place.items():
                if place in places:
                    reached |= numbers
        if wanted - reached <= listed:
            return wanted - reached
    return wanted - reached


@pytest.mark.plain  # calls of compiled functions cannot be seen
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_cited_rule_is_reached(name: str) -> None:
    listed = set(UNREACHED.get(name, {}))
    missing = unreached(GAMES[name], listed)
    assert missing <= listed, f"never reached: {sorted(missing - listed)}"


@pytest.mark.parametrize("name", sorted(UNREACHED))
def test_what_is_listed_is_cited(name: str) -> None:
    cited = citations(GAMES[name])
    assert set(UNREACHED[name]) <= cited_in(cited)
