"""Turning points in words: where, what happened, and whose chance changed."""

import pytest

from tatami.core.frames import CHANCE
from tatami.review.findings import Turn
from tatami.review.match import Match
from tatami.review.sentences import SENTENCES, Telling
from tatami.words import speaking
from tests.review.matches import match_of, played

NAMES = ["Aki", "Botan", "Chiyo"]


def turns_of(match: Match, frame: str) -> list[Turn]:
    """What could be turning points: the decisions of this kind."""
    return [
        Turn(part.at, part.upto, part.cause, 0, 0.31, 0.44)
        for part in match.stretches
        if type(match.states[part.at].asking).__name__ == frame
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Round 9 of 9. Aki plays samurai 19. Aki wins the trick. "
            "Botan’s chance to win fell from 44% to 31%.",
        ),
        (
            "de",
            "Runde 9 von 9. Aki spielt Samurai 19. Aki gewinnt den Stich. "
            "Die Gewinnchance von Botan fiel von 44\xa0% auf 31\xa0%.",
        ),
        (
            "nl",
            "Ronde 9 van 9. Aki speelt samoerai 19. Aki wint de slag. "
            "De winstkans van Botan daalde van 44% naar 31%.",
        ),
    ],
)
def test_a_turning_point_tells_what_came_of_a_decision(language: str, said: str) -> None:
    match = match_of(played("hagakure", ["greedy"] * 3), 30)
    won = [part for part in match.stretches if part.cause == 0][-2]
    found = Turn(won.at, won.upto, won.cause, 1, 0.44, 0.31)
    with speaking(language):
        assert Telling(match, NAMES).turn(found) == said


def test_what_nobody_sees_is_told_by_what_was_decided() -> None:
    match = match_of(played("ninjan", ["greedy"] * 3), 30)
    telling = Telling(match, NAMES)
    [first, *_, last] = [part for part in turns_of(match, "PickCard") if part.at > 70]
    # The others have yet to pick.
    done = telling.action(first.at, match.record.moves[first.at][1])
    assert telling.happened(first) == [f"{NAMES[first.cause]}: {done}."]
    # With the last pick all cards are turned up, and the first of them takes its pile.
    turned_up, taken = telling.happened(last)[:2]
    assert turned_up.startswith("Turned up: Aki ")
    assert " with " in taken


def test_before_the_first_round_no_round_is_told() -> None:
    telling = Telling(match_of(played("ninjan", ["greedy"] * 3), 30), NAMES)
    assert telling.when(0) == "Move 1."
    assert telling.when(telling.match.decisions([0])[0]) == "Round 1 of 9."


def test_luck_of_which_nobody_is_told_is_called_luck() -> None:
    match = match_of(played("samurai", ["greedy"] * 2), 30)
    drawn = [part for part in match.stretches if part.cause == CHANCE][-1]
    telling = Telling(match, ["Aki", "Botan"])
    found = Turn(drawn.at, drawn.upto, CHANCE, 1, 0.44, 0.31)
    assert telling.turn(found) == (
        f"Move {drawn.at + 1}. The luck of the draw. Botan’s chance to win fell from 44% to 31%."
    )


def test_a_long_story_is_told_by_its_first_sentences() -> None:
    match = match_of(played("sake", ["greedy"] * 4), 30)
    telling = Telling(match, [*NAMES, "Daigo"])
    found = Turn(0, len(match.record.moves), 0, 0, 0.31, 0.44)
    assert len(telling.stories(found)) == SENTENCES
