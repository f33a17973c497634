"""Positions and actions as text."""

import pytest

from tatami.core.errors import TatamiError
from tatami.games.ninjan import GAME
from tatami.games.ninjan.notation import ACTION_NAMES

GOOD = "deals=1,tie=throws 1.9 5S/2R+4P/8R -/- -/3R 9S/- 0/0 - -/- Count>Resolve(1)"


def test_a_position_can_be_read_and_written() -> None:
    assert GAME.write(GAME.read(GOOD)) == GOOD


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("5S/", "5X/", "“5X”"),
        ("5S/", "5S+5S/", "card 5S is in two places"),
        ("5S/", "", "“2R\\+4P/8R”"),
        ("1.9", "1.10", "“10”.*0..9"),
        ("1.9", "2.9", "“2”.*0..1"),
        ("1.9", "19", "“19”.*deal.round"),
        ("deals=1", "deals=2", "deals can be 1, 3"),
        ("deals=1", "cards=1", "“cards=1”.*deals"),
        ("deals=1,", "", "“tie=throws”.*deals,tie"),
        ("-/- -/3R", "- 3R", "“1”.*2..5"),
        ("0/0", "0/x", "“x”.*-1000..1000"),
        (" - -/-", " 2 -/-", "“2”.*0..1"),
        (" - -/-", " - well/-", "“well”.*rock, scissors, paper"),
        ("Resolve(1)", "Resolve(2)", "“Resolve\\(2\\)”.*0..1"),
        ("Resolve(1)", "Resolve(1", "“Resolve\\(1”"),
        ("Resolve(1)", "Resolve(one)", "“Resolve\\(one\\)”"),
        ("Resolve(1)", "Resolve(0)", "cannot be played on"),
        ("Resolve(1)", "Nothing", "“Nothing”"),
        ("Resolve(1)", "TurnUp", "“TurnUp”"),
    ],
)
def test_a_bad_position_says_where(old: str, new: str, complaint: str) -> None:
    bad = GOOD.replace(old, new, 1)
    assert bad != GOOD
    with pytest.raises(TatamiError, match=complaint):
        GAME.read(bad)


def test_a_line_with_too_few_fields_says_what_belongs_there() -> None:
    with pytest.raises(TatamiError, match=r"options deal\.round piles hands"):
        GAME.read("hello")


def test_a_finished_match_can_be_written() -> None:
    s = GAME.read(GOOD)
    s.apply(1, s.legal(1)[0])
    assert GAME.write(GAME.read(GAME.write(s))) == GAME.write(s)
    assert GAME.write(s).endswith(" -")


def test_every_action_has_its_own_text() -> None:
    assert len(set(ACTION_NAMES.values())) == len(ACTION_NAMES)


def test_actions_may_be_typed_with_other_spaces_capitals_and_minus_signs() -> None:
    assert GAME.action_from("  TAKE   2 ") == GAME.action_from("take 2")
    assert GAME.action_from("−4r") == GAME.action_from("-4R")


def test_nonsense_is_not_an_action() -> None:
    with pytest.raises(TatamiError, match="“take 4” is not an action of Ninjan"):
        GAME.action_from("take 4")


def test_an_action_that_does_not_exist_is_shown_as_its_number() -> None:
    assert GAME.action_text(123456) == "#123456"
