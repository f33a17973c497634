"""6. The end."""

from tatami.core.frames import CHANCE
from tests.games.hagakure.table import HagakureTable, chips, trick


def after_last_round(points: str, round: int = 9) -> HagakureTable:
    """Seat 1 wins the last trick of round 9: one point for it, two lost for the others."""
    t = trick("6", "22", "7", points=points, round=round)
    t.in_turn("6", "22", "7")
    return t


def test_6_1_it_is_over_after_the_last_round() -> None:
    t = after_last_round("0/0/0")
    assert t.s.is_over()
    assert t.why_not(0, "6") == "6.1"


def test_6_1_not_before_it() -> None:
    t = after_last_round("0/0/0", round=8)
    assert t.s.actors() == [CHANCE]
    assert t.winners == []


def test_6_1_the_most_points_win() -> None:
    t = after_last_round("9/3/8")
    assert t.scores == [7, 4, 6]
    assert t.winners == [0]


def test_6_2_several_leaders_play_one_more_round_with_all() -> None:
    t = after_last_round("6/3/0")
    assert t.scores == [4, 4, -2]
    assert t.s.actors() == [CHANCE]
    assert t.winners == []
    assert t.s.round == 10


def test_6_2_a_tie_behind_the_lead_does_not_matter() -> None:
    t = after_last_round("0/3/0")
    assert t.s.is_over()
    assert t.winners == [1]


def test_6_2_and_again_as_long_as_several_lead() -> None:
    assert after_last_round("6/3/0", round=10).s.round == 11
    assert after_last_round("6/4/0", round=10).winners == [1]


def test_6_2_the_deal_moves_on() -> None:
    assert after_last_round("6/3/0").s.leader == 0
    assert after_last_round("6/3/0", round=10).s.leader == 1


def test_6_2_chips_that_are_left_can_be_played() -> None:
    t = chips(round=10, left="Z")
    assert t.choices() == ["none", "zero"]
