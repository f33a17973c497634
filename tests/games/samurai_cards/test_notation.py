"""Positions and actions as text."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.core.actions import act
from tatami.core.errors import TatamiError
from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.rules import DRAW, PLACE, TURN_UP

GOOD = (
    "influence=111223,gap=strict,leaderless=stones hb@0,0+r*@1,1 h3@1,0+h2@1,2+b3@2,1/"
    "s1@0,1+s1@-1,0 b2+s1/r4+s2 1.0.0/0.0.2 hbr - 0,1 - - Count>Round>PlaceCard(1)"
)
CHOOSING = (
    "influence=111223,gap=strict,leaderless=stones h@0,0+r@-1,-1 "
    "h4@1,0+h2@-1,-2+h3@-2,-1/b2@0,1+b3@0,-1 b2/r4+s1 0.0.0/0.0.0 hbr br 1,0 1,1+1,-1 - "
    "Count>Round>DrawCard(0)>ChoosePlace(0)"
)


@pytest.mark.parametrize("text", [GOOD, CHOOSING])
def test_a_position_can_be_read_and_written(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("gap=strict", "gap=long", "gap can be strict, wide"),
        ("hb@0,0", "hx@0,0", "“hx”"),
        ("hb@0,0", "hb@1,0", "“hb@1,0”"),
        ("hb@0,0", "hb@0,0+hb@0,0", "“hb@0,0”"),
        ("hb@0,0", "hb@40000,0", "“hb@40000,0”"),
        ("hb@0,0", "hb@0.0", "“0.0”"),
        ("hb@0,0", "hb", "“hb”"),
        ("hb@0,0", "hbr@0,0+hbr@2,0", "card hbr is in two places"),
        ("h3@1,0", "h3@3,0", "“h3@3,0”"),
        ("h3@1,0", "h3", "“h3”"),
        ("h3@1,0", "h5@1,0", "“h5”"),
        ("b2+s1/r4+s2", "b2+h3/r4", "card h3 is in two places"),
        ("b2+s1/r4+s2", "b2+s1+r4", "“1”.*2..4"),
        ("1.0.0/0.0.2", "1.0/0.0.2", "“1.0”"),
        ("1.0.0/0.0.2", "26.0.0/0.0.2", "“26”.*0..25"),
        (" 0,1 ", " 0,0 ", "“0,0”"),
        (" 0,1 ", " 3,0 ", "“3,0”"),
        (" 0,1 - ", " 0,1 1,1 ", "“1,1”"),
        (" 0,1 - ", " 0,1 5,5 ", "“5,5”"),
        (" 0,1 - ", " - 0,2 ", "“0,2”"),
        ("- - Count", "- 2 Count", "“2”.*0..1"),
        ("hb@0,0", "-@0,0", "“-@0,0”"),
        ("hbr - 0,1", "hbr b 0,1", "cannot be played on"),
        ("b2+s1/r4+s2", "b2+s1/-", "cannot be played on"),
        ("PlaceCard(1)", "PlaceCard(2)", "“PlaceCard\\(2\\)”.*0..1"),
        ("PlaceCard(1)", "DrawCard(2)", "cannot be played on"),
        ("PlaceCard(1)", "ChoosePlace(1)", "cannot be played on"),
        ("PlaceCard(1)", "TurnUpVillage", "cannot be played on"),
        (
            "hbr - 0,1 - - Count>Round>PlaceCard(1)",
            "- - 0,1 - - Count>Round>DealHand(1)>DealHand(0)>TurnUpVillage>LayFirstVillage>"
            "TurnUpVillage",
            "cannot be played on",
        ),
    ],
)
def test_a_bad_position_says_where(old: str, new: str, complaint: str) -> None:
    bad = GOOD.replace(old, new, 1)
    assert bad != GOOD
    with pytest.raises(TatamiError, match=complaint):
        GAME.read(bad)


@given(st.integers(0, 10), st.text(alphabet="0123456789hbrs+-/.*@>,()PlaceCardNone", max_size=14))
def test_any_field_may_hold_anything(field: int, text: str) -> None:
    fields = GOOD.split()
    fields[field] = text
    with contextlib.suppress(TatamiError):
        line = GAME.write(GAME.read(" ".join(fields)))
        assert GAME.write(GAME.read(line)) == line


def test_a_line_with_too_few_fields_says_what_belongs_there() -> None:
    with pytest.raises(TatamiError, match="options villages placed hands"):
        GAME.read("hello")


def test_a_finished_match_can_be_written() -> None:
    s = GAME.read(GOOD.replace("- - Count>Round>PlaceCard(1)", "- 0+1 -"))
    assert GAME.winners(s) == [0, 1]
    assert s.is_over()
    assert GAME.write(GAME.read(GAME.write(s))) == GAME.write(s)


def test_places_are_columns_and_rows_from_the_first_village() -> None:
    assert GAME.action_text(GAME.action_from("h3 2,-1")) == "h3 2,-1"
    assert GAME.action_text(GAME.action_from("lay -12,700")) == "lay -12,700"


def test_actions_may_be_typed_with_other_spaces_capitals_and_minus_signs() -> None:
    assert GAME.action_from("  H3   2, −1 ") == GAME.action_from("h3 2,-1")
    assert GAME.action_from("LAY 1,1") == GAME.action_from("lay 1,1")


@pytest.mark.parametrize(
    "text", ["", "h3", "h5 1,0", "h3 1", "h3 1,0,0", "lay h", "draw x", "turn bh", "h3 999999,0"]
)
def test_nonsense_is_not_an_action(text: str) -> None:
    with pytest.raises(TatamiError, match="is not an action of Samurai"):
        GAME.action_from(text)


@pytest.mark.parametrize("action", [act(PLACE, 10), act(DRAW, 31), act(TURN_UP, 8), act(9, 1)])
def test_an_action_that_does_not_exist_is_shown_as_its_number(action: int) -> None:
    assert GAME.action_text(action) == f"#{action}"
