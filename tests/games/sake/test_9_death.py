"""9. Death."""

from tatami.games.sake.pieces import LEFT, RIGHT
from tests.games.sake.table import (
    GUARD_1,
    GUARD_2,
    HIT_0,
    HIT_1,
    HIT_2,
    MOVE_1,
    MOVE_2,
    MOVE_3,
    Table,
)


def dying(seats: int = 4) -> Table:
    """Seat 0 kills seat 1, who has two life points left and three wounds."""
    t = Table([HIT_2, f"{GUARD_1} {GUARD_2}", *[""] * (seats - 2)]).with_steps(
        1, *[3] * (seats - 1)
    )
    return t.with_wounds(1, 3)


def test_9_1_everything_leaves_the_game() -> None:
    t = (
        dying()
        .with_things(1, "yumi")
        .with_sake(1, "yumi", "board")
        .with_minion(1, RIGHT, "minion1")
    )
    t.does(0, f"attack {HIT_2} katana 2").undefended()
    assert sorted(t.box) == sorted(["katana2", "yumi1", "minion1", GUARD_1, GUARD_2])
    assert t.table(1) == []
    assert t.sake(1) == []
    assert t.minions == {}
    assert t.s.masu == 8


def test_9_1_the_hand_leaves_unseen() -> None:
    t = dying().does(0, f"attack {HIT_2} katana 2").undefended()
    assert [card for card in t.view(2).box if card < 0] == [-3, -2]
    assert all(card >= 0 for card in t.view(1).box)


def test_9_1_hits_beyond_the_last_life_point_are_lost() -> None:
    t = dying().does(0, f"attack {HIT_2} katana 2").undefended()
    assert t.s.is_spirit(1)
    assert len(t.hand(1)) == 5


def test_9_2_the_wounds_become_the_hand_of_a_spirit() -> None:
    t = dying().does(0, f"attack {HIT_2} katana 2").undefended()
    assert t.wounds(1) == 0
    view = t.view(1)
    assert all(card >= 0 for card in view.hands[1])
    assert all(card < 0 for card in t.view(0).hands[1])


def test_9_2_a_spirit_keeps_its_turn() -> None:
    t = dying().does(0, f"attack {HIT_2} katana 2").undefended()
    t.passes(0)
    assert t.s.active == 1


def test_9_3_the_larger_side_goes() -> None:
    t = Table([HIT_1, "", "", ""]).with_steps(5, 1, 3, 3)
    t.dies(1)
    assert t.steps == [1, 0, 3, 3]
    assert t.s.supply == 21


def test_9_3_of_equal_sides_either() -> None:
    t = Table([HIT_1, "", "", ""]).with_steps(2, 2, 3, 3)
    t.dies(1)
    assert t.steps == [2, 0, 3, 3]


def test_9_3_the_neighbours_are_neighbours_now() -> None:
    t = Table([HIT_1, "", "", ""]).with_steps(5, 1, 3, 3)
    t.dies(1)
    assert t.offers("attack")[0] == f"attack {HIT_1} katana 3"


def test_9_3_minions_of_others_return_to_the_hand() -> None:
    t = Table(["", "", "", ""]).with_minion(0, RIGHT, "minion1", 1)
    t.with_minion(2, LEFT, "minion2").with_minion(2, RIGHT, "minion3").with_minion(
        1, LEFT, "minion4"
    )
    t.dies(1)
    assert t.hand(0) == ["minion1"]
    assert t.hand(2) == ["minion2"]
    assert t.minions == {"minion3": 0}
    assert {"katana2", "minion4"} <= set(t.box)


def test_1_5_everybody_knows_the_minions_that_returned() -> None:
    t = Table(["", "", "", ""]).with_minion(0, RIGHT, "minion1", 1)
    t.dies(1)
    for seat in range(4):
        assert t.view(seat).hands[0] == t.view(0).hands[0]
    assert t.view(-3).public == t.view(0).public


def test_9_3_the_hand_limit_holds_for_them() -> None:
    hand = f"{HIT_0} {HIT_1} {GUARD_1} {GUARD_2}"
    t = Table([HIT_2, "", hand, ""], life=[5, 1, 4, 6]).with_steps(1, 3, 3, 3)
    t.with_minion(2, LEFT, "minion1").does(0, f"attack {HIT_2} katana 2").undefended()
    assert t.asked == "DiscardCard(2)"


def test_9_3_they_discard_clockwise_from_who_is_at_turn() -> None:
    four = f"{HIT_0} {HIT_1} {GUARD_1} {GUARD_2}"
    hand = f"{HIT_2} bowl1 bowl2 bowl3"
    t = Table([four, "", hand, ""], life=[5, 1, 4, 6], turn=2).with_steps(3, 1, 3, 3)
    t.with_minion(0, RIGHT, "minion1").with_minion(2, LEFT, "minion2")
    t.with_minion(2, LEFT, "minion3").does(2, f"attack {HIT_2} katana 2").undefended()
    assert t.asked == "DiscardCard(2)"
    assert t.does(2, "discard bowl1").asked == "DiscardCard(0)"


# Two survivors


def test_9_4_of_two_rows_the_shorter_stays() -> None:
    t = Table([HIT_1, "", ""]).with_steps(3, 5, 4)
    t.dies(1)
    assert t.steps == [3, 0, 0]
    t = Table([HIT_1, "", ""]).with_steps(5, 5, 4)
    t.dies(1)
    assert t.steps == [0, 0, 4]
    assert t.s.supply == 24


def test_9_4_of_equal_rows_the_one_that_was_there() -> None:
    t = Table([HIT_1, "", ""]).with_steps(3, 4, 3).with_minion(0, LEFT, "minion1", 1)
    t.dies(1)
    assert t.steps == [0, 0, 3]
    assert t.minions == {"minion1": 1}


def test_9_4_minions_of_the_other_row_return() -> None:
    t = Table([HIT_1, "", ""]).with_steps(2, 4, 4)
    t.with_minion(0, LEFT, "minion1", 1).with_minion(2, RIGHT, "minion2", 1)
    t.dies(1)
    assert t.steps == [2, 0, 0]
    assert t.hand(0) == [HIT_1, "minion1"]
    assert t.hand(2) == ["minion2"]


def test_9_4_moving_puts_tokens_into_the_supply_or_takes_them() -> None:
    t = Table([f"{MOVE_1} {MOVE_2}", "", ""])
    t.dies(1)
    assert t.steps == [0, 0, 3]
    t.strikes(0, f"move {MOVE_2} left 2")
    assert (t.steps, t.s.supply) == ([0, 0, 1], 27)
    t.strikes(0, f"move {MOVE_1} right 1")
    assert (t.steps, t.s.supply) == ([0, 0, 2], 26)


def test_9_4_away_only_as_far_as_the_supply_lasts() -> None:
    t = Table([MOVE_3, "", ""])
    t.dies(1)
    t.s.supply = 2
    assert t.offers("move") == [
        f"move {MOVE_3} {way}" for way in ("left 1", "left 2", "right 1", "right 2")
    ]


def test_9_4_they_can_fight_on() -> None:
    t = Table([HIT_1, "", ""]).with_steps(3, 3, 1)
    t.dies(1)
    assert t.offers("attack")[0] == f"attack {HIT_1} katana 3"
    t.does(0, f"attack {HIT_1} katana 3").undefended()
    assert t.s.is_spirit(2)


# One survivor


def test_9_5_a_single_samurai_has_no_distances() -> None:
    t = Table([f"{HIT_1} minion1 {MOVE_1}", "", ""]).with_minion(0, LEFT, "minion2", 1)
    t.dies(1)
    t.dies(2)
    assert t.steps == [0, 0, 0]
    assert t.s.supply == 28
    assert t.offers("move") == t.offers("iaido") == []
    assert all(text.split()[-1] in "23" for text in t.offers("attack"))
    assert "minion2" in t.hand(0)


def test_3_9_a_death_in_the_own_turn_ends_it() -> None:
    boards = ["musashi", "jubei", "masako", "suenaga"]
    t = Table([f"{HIT_0} {HIT_1}", GUARD_2, "", ""], boards, life=[1, 5, 4, 6]).with_steps(
        1, 3, 3, 3
    )
    t.with_sake(0, "board").with_minion(0, LEFT, "minion1")
    t.strikes(0, f"attack {HIT_0} katana 2").does(1, f"defend {GUARD_2}")
    assert t.s.is_spirit(0)
    assert t.s.active == 1
    assert len(t.hand(0)) == 1
