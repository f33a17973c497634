"""3. The round."""

import pytest

from tatami.core.errors import IllegalAction
from tatami.core.frames import WATCHER
from tatami.games.ninjan import GAME
from tatami.games.ninjan.view import FACE_DOWN
from tests.games.ninjan.table import picking


def test_3_1_nobody_takes_before_all_have_picked() -> None:
    t = picking("1R/2R/3R", "7P", "3P")
    assert t.why_not(0, "take 1") == "3.1"


def test_3_1_after_a_round_the_next_one_begins() -> None:
    t = picking("1R/2R/3R", "7P+8P", "-6P+9P")
    t.picks("7P", "-6P")
    t.takes(0, 3)
    t.takes(1, 2)
    assert t.s.round == 2
    assert t.actors == [0, 1]


def test_3_2_everyone_picks_at_the_same_time() -> None:
    t = picking("1R/2R/3R", "7P", "3P", "4P")
    assert t.actors == [0, 1, 2]


def test_3_2_a_pick_comes_from_the_own_hand() -> None:
    t = picking("1R/2R/3R", "7P+8S", "3P")
    assert t.choices(0) == ["7P", "8S"]
    assert t.why_not(0, "3P") == "3.2"


def test_3_2_a_pick_leaves_the_hand_and_lies_face_down() -> None:
    t = picking("1R/2R/3R", "7P+8S", "3P+4P")
    t.does(0, GAME.action_from("7P"))
    assert t.hand(0) == ["8S"]
    assert t.before(0) == "7P"
    assert GAME.view(t.s, 1).picks[0] == FACE_DOWN
    assert GAME.view(t.s, WATCHER).picks[0] == FACE_DOWN


def test_3_2_the_own_pick_can_be_seen() -> None:
    t = picking("1R/2R/3R", "7P+8S", "3P+4P")
    t.does(0, GAME.action_from("7P"))
    assert GAME.view(t.s, 0).picks[0] == t.s.picks[0]


def test_3_3_who_has_picked_is_not_asked_again() -> None:
    t = picking("1R/2R/3R", "7P+8S", "3P")
    t.does(0, GAME.action_from("7P"))
    assert t.choices(0) == []
    assert t.why_not(0, "8S") == "3.3"


def test_3_3_a_refusal_says_the_rule() -> None:
    t = picking("1R/2R/3R", "7P+8S", "3P")
    t.does(0, GAME.action_from("7P"))
    with pytest.raises(IllegalAction, match=r"Rule 3\.3: You have picked") as refusal:
        t.does(0, GAME.action_from("8S"))
    assert refusal.value.rule == "3.3"


def test_3_4_the_cards_are_turned_up_together() -> None:
    t = picking("1R/2R/3R", "7P+8S", "3P+4P")
    t.picks("7P", "3P")
    assert GAME.view(t.s, 0).picks == GAME.view(t.s, 1).picks == tuple(t.s.picks)
    assert GAME.view(t.s, WATCHER).picks == tuple(t.s.picks)
