"""3. A turn."""

from tatami.core.frames import CHANCE, Chance
from tatami.games.samurai_cards import GAME
from tests.games.samurai_cards.table import table


def test_3_1_the_card_is_placed_and_then_drawn_and_the_next_seat_plays() -> None:
    t = table("h@0,0", ["-", "-", "-"], ["h4+h3", "b2", "b3"])
    t.places(0, "h4 1,0")
    assert t.actors == [CHANCE]
    t.draws("s3")
    assert t.actors == [1]
    assert t.hand(0) == ["h3", "s3"]


def test_3_1_after_the_last_seat_the_first_plays() -> None:
    t = table("h@0,0", ["h2@0,1", "-"], ["h4+h3", "b2+r2"], turn=1)
    t.places(1, "b2 0,-1")
    t.draws("s3")
    assert t.actors == [0]


def test_3_1_nobody_plays_out_of_turn() -> None:
    t = table("h@0,0", ["-", "-"], ["h4", "b2"])
    assert t.why_not(1, "b2 1,0") == "3.1"
    assert t.choices(1) == []


def test_3_1_there_is_nothing_else_to_do_than_to_place_a_card() -> None:
    t = table("h@0,0", ["-", "-"], ["h4", "b2"])
    assert t.why_not(0, "lay 1,1") == "3.1"


def test_3_2_the_card_comes_from_the_own_hand() -> None:
    t = table("h@0,0", ["-", "-"], ["h4", "b2"])
    assert t.why_not(0, "b2 1,0") == "3.2"


def test_3_2_equal_cards_are_one_choice() -> None:
    t = table("h@0,0", ["-", "-"], ["s1+s1+s1", "b2"])
    assert t.choices(0) == ["s1 0,1", "s1 1,0", "s1 0,-1", "s1 -1,0"]
    t.places(0, "s1 1,0")
    assert t.hand(0) == ["s1", "s1"]


def test_3_2_a_card_of_equals_has_only_one_name() -> None:
    t = table("h@0,0", ["-", "-"], ["s1+s1+s1", "b2"])
    third = GAME.action_from("s1 1,0") + (2 << 6)
    assert GAME.why_not(t.s, 0, third) == "3.2"


def test_3_3_the_place_has_to_be_empty() -> None:
    t = table("h@0,0", ["-", "b4@1,0"], ["h4", "b2"])
    assert t.why_not(0, "h4 1,0") == "3.3"
    assert t.why_not(0, "h4 0,0") == "3.3"


def test_3_4_the_place_has_to_touch_a_village() -> None:
    t = table("h@0,0", ["-", "b4@1,0"], ["h4", "b2"])
    assert t.why_not(0, "h4 2,0") == "3.4"
    assert t.why_not(0, "h4 1,1") == "3.4"
    assert t.why_not(0, "h4 900,-77") == "3.4"
    assert t.why_not(0, "h4 0,1") == ""


def test_3_5_the_seat_draws_from_its_own_pile() -> None:
    t = table("h@0,0", ["-", "-"], ["h4+h3+h2+b2", "b2"])
    t.places(0, "h4 1,0")
    asked = t.s.asking
    assert isinstance(asked, Chance)
    assert dict(zip(t.choices(CHANCE), asked.odds(t.s), strict=True)) == {
        "draw b3": 1,
        "draw b4": 1,
        "draw r2": 1,
        "draw r3": 1,
        "draw r4": 1,
        "draw s1": 3,
        "draw s2": 2,
        "draw s3": 1,
    }
    assert t.why_not(CHANCE, "draw h4") == "3.5"


def test_3_5_without_a_pile_it_plays_on_with_what_it_has() -> None:
    placed = "b3@1,0+b4@0,1+r2@-1,0+r3@2,1+r4@3,0+s1@2,-1+s1@4,1+s1@5,0+s2@4,-1+s2@6,1+s3@7,0"
    t = table("h@0,0+b@2,0+r@4,0+hb@6,0", [placed, "-"], ["h2+h3+h4+b2", "b2"])
    t.places(0, "h4 6,-1")
    assert t.actors == [1]
    assert t.hand(0) == ["h2", "h3", "b2"]
