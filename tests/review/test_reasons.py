"""Why a choice is better: counted in trials, told by the story of the game."""

from typing import Any

import pytest

from tatami.core.chance import Dice
from tatami.core.frames import CHANCE
from tatami.core.game import Game
from tatami.core.state import State
from tatami.games import game_named
from tatami.narration import narrator_of
from tatami.review.reasons import FEWEST, Reason, Trials
from tatami.search.budget import Budget
from tatami.words import speaking

NAMES = ["You", "Botan", "Chiyo"]


def begun(game: Game[Any, Any], dice: Dice) -> State[Any]:
    """A match whose first question is on the table."""
    s: State[Any] = game.new(len(NAMES), game.options())
    while s.actors() == [CHANCE]:
        assert s.asking is not None
        s.apply(CHANCE, s.asking.sample(s, CHANCE, dice))
    return s


def trials_of(name: str, rounds: int = FEWEST) -> Trials:
    """The first two choices of who is asked first, tried out."""
    game = game_named(name)
    dice = Dice(b"reasons")
    s = begun(game, dice)
    seat = s.actors()[0]
    names = [NAMES[(number - seat) % len(NAMES)] for number in range(len(NAMES))]
    choices = s.legal(seat)[:2]
    trials = Trials(game, narrator_of(game, names), game.view(s, seat), choices, dice)
    trials.carry_out(Budget(rounds))
    return trials


def dictated(soon: list[list[str]], chances: list[list[float]]) -> Trials:
    """Two choices, each with the sentence that every trial told, and what it came to."""
    trials = trials_of("ninjan", 1)
    trials.soon = [[frozenset([one] if one else []) for one in told] for told in soon]
    trials.later = [[frozenset()] * len(told) for told in soon]
    trials.chances = chances
    return trials


def test_the_reason_is_what_comes_more_often_and_goes_with_better_results() -> None:
    trials = dictated(
        [["You win"] * 15 + [""] * 5, ["You win"] * 5 + [""] * 15],
        [[0.8] * 15 + [0.2] * 5, [0.8] * 5 + [0.2] * 15],
    )
    best, other = trials.reasons()
    assert best == Reason("brings", "You win", 0.75, 0.25)
    assert other == Reason("misses", "You win", 0.25, 0.75)


def test_what_goes_with_worse_results_is_avoided_or_risked() -> None:
    trials = dictated(
        [[""] * 20, ["Botan wins"] * 20],
        [[0.6] * 20, [0.3] * 20],
    )
    best, other = trials.reasons()
    assert best == Reason("avoids", "Botan wins", 0.0, 1.0)
    assert other == Reason("risks", "Botan wins", 1.0, 0.0)


def test_what_comes_as_often_or_changes_nothing_is_no_reason() -> None:
    same = dictated([["You win"] * 20] * 2, [[0.8] * 20, [0.2] * 20])
    assert same.reasons() == [None, None]
    idle = dictated([["It rains"] * 20, [""] * 20], [[0.5] * 20, [0.5] * 20])
    assert idle.reasons() == [None, None]


def test_few_trials_say_nothing() -> None:
    few = dictated([["You win"] * 3, [""] * 3], [[1.0] * 3, [0.0] * 3])
    assert few.reasons() == [None, None]


def test_a_reason_is_said_in_every_language() -> None:
    reason = Reason("avoids", "Botan wins", 0.0, 0.6)
    said = []
    for language in ("en", "de", "nl"):
        with speaking(language):
            said.append(reason.said())
    assert len(set(said)) == 3
    assert all("Botan wins" in sentence and "6" in sentence for sentence in said)


@pytest.mark.parametrize("game", ["hagakure", "ninjan", "samurai_cards"])
def test_trials_follow_a_choice_and_tell_what_the_seat_can_see(game: str) -> None:
    trials = trials_of(game, 2)
    assert [len(told) for told in trials.soon] == [2, 2]
    assert all(any(said) for said in trials.soon), "something is told of what follows"
    for chances in trials.chances:
        assert all(0.0 <= chance <= 1.0 for chance in chances)
