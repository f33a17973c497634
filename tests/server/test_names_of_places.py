"""Who taps a board is told of places by name, never by what would have to be typed."""

import re

import pytest

from tatami.core.errors import IllegalAction
from tatami.server import decisions
from tatami.server.projection import update
from tatami.server.table import folded
from tests.web.positions import FIRST, ID, READER, match_events

COORDINATES = re.compile(r"\b[A-Z]\d\d\b|-?\d+,-?\d+\b")


@pytest.mark.parametrize("game", ["samurai", "samurai_cards"])
def test_choices_and_story_name_no_coordinates(game: str) -> None:
    events, asked = match_events(game, 2, "names")
    table = folded(ID, events[: asked[len(asked) // 2]])
    shown = update(table, FIRST, 0, 0)
    told = [choice.text for choice in shown.legal] + [line.text for line in shown.lines]
    assert len(told) > 50
    assert [text for text in told if COORDINATES.search(text)] == []
    assert any("beside" in text for text in told)


def test_a_refusal_is_the_rule_in_words() -> None:
    events, asked = match_events("samurai_cards", 2, "names")
    table = folded(ID, events[: asked[0]])
    assert table.play is not None
    cards = table.game.view(table.play.s, FIRST).hand
    action = table.game.action({"verb": "place", "card": cards[0], "cell": 4000})
    with pytest.raises(IllegalAction) as refused:
        decisions.act(table, READER, FIRST, table.play.turns[FIRST], action, 0)
    assert refused.value.reason == "The place has to touch a village with an edge."
