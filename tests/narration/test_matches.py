"""Whole matches told: every sentence comes from a view and the log as its reader may see it."""

from typing import Any

import pytest

from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE, WATCHER
from tatami.core.state import Entry
from tatami.games import GAMES
from tatami.narration import narrator_of
from tatami.narration.narrator import Narrator
from tatami.search import bot_named
from tatami.search.match import choice
from tatami.words import LANGUAGES, speaking

pytestmark = pytest.mark.slow

NAMES = ["You", "Aki", "Botan", "Chiyo", "Daigo", "Emi", "Fuyu", "Goro"]

TABLES = [
    (name, seats, bot)
    for name, game in GAMES.items()
    for seats, bot in ((game.fewest_seats, "random"), (game.most_seats, "greedy"))
]


def check_question(narrator: Narrator[Any], view: Any, legal: list[int]) -> None:
    """What is asked can be said in every language."""
    for language in LANGUAGES:
        with speaking(language):
            assert narrator.prompt(view)
            assert all(narrator.choice(view, action) for action in legal)
            assert all(narrator.summary(view, legal))
            assert all(narrator.reminder(view))


def check_story(narrator: Narrator[Any], view: Any, entry: Entry) -> None:
    """What happened is told in every language or in none."""
    told = []
    for language in LANGUAGES:
        with speaking(language):
            told.append(narrator.story(view, entry))
    assert "None" not in "".join(told)
    assert all(told) or not any(told)


@pytest.mark.parametrize(("name", "seats", "bot"), TABLES)
def test_everything_that_happens_can_be_told(name: str, seats: int, bot: str) -> None:
    game = GAMES[name]
    narrator: Narrator[Any] = narrator_of(game, NAMES[:seats])
    s = game.new(seats, log=True)
    dice = dice_of(2, "told")
    player = bot_named(bot, game, dice)
    told = 0
    while not s.is_over():
        seat = s.actors()[0]
        if seat == CHANCE:
            assert s.asking is not None
            s.apply(seat, s.asking.sample(s, seat, dice))
        else:
            check_question(narrator, game.view(s, seat), s.legal(seat))
            s.apply(seat, choice(game, s, player, seat))
        for viewer in (0, WATCHER):
            view = game.view(s, viewer)
            for entry in (s.log or [])[told:]:
                check_story(narrator, view, entry.seen_by(viewer))
        told = len(s.log or [])
    # Whoever comes late reads everything with the view of that moment.
    for viewer in (0, WATCHER):
        view = game.view(s, viewer)
        for entry in s.log or []:
            check_story(narrator, view, entry.seen_by(viewer))
        assert all(narrator.lines(view))
