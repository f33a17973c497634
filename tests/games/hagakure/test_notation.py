"""Positions and actions as text."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.core.play import comes_to_an_end
from tatami.games.hagakure import GAME
from tatami.games.hagakure.notation import ACTION_NAMES
from tests.games.hagakure.table import dealt, trick

GOOD = (
    "rounds=full,tie=extra 2.1 6+18/9/7+fool 0/1/0+2/- - -/20/- -/-/- DZVS/ZVL/DZVSL L/-/- 3/1/0 "
    "EndOfRound>Score>TakeTrick>PlayCard(2)"
)


def test_a_position_can_be_read_and_written() -> None:
    assert GAME.write(GAME.read(GOOD)) == GOOD


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("6+18/", "6+28/", "“28”.*6 .. fool"),
        ("6+18/", "6+23/", "“23”.*6 .. fool"),
        ("6+18/", "6+20/", "card 20 is in two places"),
        ("-/-/- D", "9/-/- D", "card 9 is in two places"),
        ("-/-/- D", "fool+fool+fool/-/- D", "card fool is in two places"),
        ("6+18/9", "6+18", "“2”.*3..5"),
        ("2.1", "1000.1", "“1000”.*0..999"),
        ("2.1", "2.3", "“3”.*0..2"),
        ("2.1", "2", "“2”.*round.leader"),
        ("rounds=full", "rounds=0", "rounds can be full, short, 1-30"),
        ("0/1/0+2/-", "0/1/0+3/-", "“3”.*0..2"),
        ("0/1/0+2/-", "0/1/0+2", "“0/1/0\\+2”"),
        (" - -/20", " 3 -/20", "“3”.*0..2"),
        ("-/20/-", "-/20+21/-", "“20\\+21”.*6 .. fool"),
        ("DZVS/", "DXVS/", "“X”.*DZVSL"),
        ("L/-/-", "L/-/Q", "“Q”.*DZVSL"),
        ("L/-/-", "L/-/SV", "“SV”.*DZVSL"),
        ("3/1/0", "3/1/x", "“x”.*-9999..9999"),
        ("3/1/0", "3/1", "“3/1”"),
        ("7+fool", "7", "cannot be played on"),
        ("PlayCard(2)", "PlayCard(3)", "“PlayCard\\(3\\)”.*0..2"),
        ("PlayCard(2)", "PlayCard(1)", "cannot be played on"),
        ("PlayCard(2)", "PlayChip(2)", "cannot be played on"),
        ("PlayCard(2)", "DealCard", "cannot be played on"),
        ("PlayCard(2)", "TakeTrick", "“TakeTrick”"),
        ("PlayCard(2)", "Nothing", "“Nothing”"),
        ("Score>TakeTrick>", "Score>", "cannot be played on"),
    ],
)
def test_a_bad_position_says_where(old: str, new: str, complaint: str) -> None:
    bad = GOOD.replace(old, new, 1)
    assert bad != GOOD
    with pytest.raises(TatamiError, match=complaint):
        GAME.read(bad)


def test_a_line_with_too_few_fields_says_what_belongs_there() -> None:
    with pytest.raises(TatamiError, match=r"options round\.leader hands knowers"):
        GAME.read("hello")


def test_a_card_is_never_asked_of_an_empty_hand() -> None:
    line = GAME.write(trick("6", "7", "8").s)
    with pytest.raises(TatamiError, match="cannot be played on"):
        GAME.read(line.replace("6/7/8", "6/-/8"))


def test_a_seat_knows_its_own_hand() -> None:
    s = GAME.read(GOOD.replace("0/1/0+2/-", "0/1/0/-"))
    assert GAME.write(s) == GOOD


@given(st.integers(0, 10), st.text(alphabet="0123456789DZVSL+-/.>()=,folPayCrdTkihpE", max_size=16))
def test_whatever_can_be_read_can_be_played_to_the_end(field: int, text: str) -> None:
    fields = GOOD.split()
    fields[field] = text
    with contextlib.suppress(TatamiError):
        s = GAME.read(" ".join(fields))
        assert GAME.write(GAME.parse(GAME.write(s))) == GAME.write(s)
        assert comes_to_an_end(s, dice_of(1, "notation"))


def test_a_position_between_the_chips_can_be_read() -> None:
    s = dealt(4)
    s.apply(0, GAME.action_from("none"))
    line = GAME.write(s)
    assert line.endswith(" EndOfRound>Score>PlayChip(1)")
    assert GAME.write(GAME.read(line)) == line


def test_a_finished_match_can_be_written() -> None:
    t = trick("6", "7", "8", round=9)
    t.in_turn("6", "7", "8")
    line = GAME.write(t.s)
    assert line.endswith(" -")
    assert GAME.write(GAME.read(line)) == line


def test_every_action_has_its_own_text() -> None:
    assert len(set(ACTION_NAMES.values())) == len(ACTION_NAMES)


def test_actions_may_be_typed_with_other_spaces_and_capitals() -> None:
    assert GAME.action_from("  Look   YOMI ") == GAME.action_from("look yomi")
    assert GAME.action_from("Fool") == GAME.action_from("fool")


def test_nonsense_is_not_an_action() -> None:
    with pytest.raises(TatamiError, match="“look 6” is not an action of Hagakure"):
        GAME.action_from("look 6")


def test_an_action_that_does_not_exist_is_shown_as_its_number() -> None:
    assert GAME.action_text(123456) == "#123456"
