"""4. The tricks."""

import pytest

from tatami.core.actions import act
from tatami.games.hagakure import GAME
from tatami.games.hagakure.pieces import MOST_SEATS
from tatami.games.hagakure.rules import PLAY
from tests.games.hagakure.table import HagakureTable, chips, trick


def follower_of(lead: str, hand: str) -> HagakureTable:
    """Seat 1 holds this hand when seat 0 has led this card."""
    filler = ["6", "7", "9"][: hand.count("+")]
    t = trick(
        "+".join([lead, *filler]), hand, "+".join(["12", "13", "14", "15"][: 1 + len(filler)])
    )
    t.does(0, lead)
    return t


def winner_of(*cards: str, leader: int = 0) -> int:
    """Who wins a trick of these cards, in order of seats."""
    t = trick(*cards, leader=leader, round=8)
    t.in_turn(*cards[leader:], *cards[:leader])
    return t.scores.index(max(t.scores))


def test_4_1_the_starter_leads_to_the_first_trick() -> None:
    t = chips(round=2)
    t.in_turn("none", "none", "none")
    assert t.actor == 1
    assert t.choices() == ["7", "12", "13", "14", "19"]


def test_4_1_each_seat_in_turn_plays_a_card() -> None:
    t = trick("6+18", "7+19", "8+fool", leader=2)
    t.does(2, "8")
    t.does(0, "6")
    t.does(1, "7")
    assert [t.hand(seat) for seat in range(3)] == ["18", "19", "fool"]


def test_4_1_not_out_of_turn() -> None:
    t = trick("6+18", "7+19", "8+fool")
    assert t.why_not(1, "7") == "4.1"


def test_4_1_only_cards_from_the_hand() -> None:
    t = trick("6+18", "7+19", "8+fool")
    assert t.why_not(0, "7") == "4.1"
    assert t.why_not(0, "fool") == "4.1"
    assert GAME.why_not(t.s, 0, act(PLAY, 1000)) == "4.1"
    assert t.why_not(0, "deal 6") == "4.1"


def test_4_1_the_cards_of_the_trick_lie_open() -> None:
    t = trick("6+18", "7+19", "8+fool")
    t.does(0, "18")
    assert t.view(2).trick == (18, -1, -1)


def test_4_2_red_must_be_followed() -> None:
    t = follower_of("20", "8+19+17")
    assert t.choices() == ["19"]
    assert t.why_not(1, "8") == "4.2"


@pytest.mark.parametrize(
    ("lead", "hand", "choices"),
    [
        ("20", "8+fool+17", ["fool"]),
        ("fool", "8+19+17", ["19"]),
        ("10", "8+19+fool", ["8", "19", "fool"]),
        ("18", "8+11", ["8", "11"]),
    ],
)
def test_4_2_vectors(lead: str, hand: str, choices: list[str]) -> None:
    assert follower_of(lead, hand).choices() == choices


def test_4_2_any_red_card_will_do() -> None:
    assert follower_of("20", "8+18+fool").choices() == ["18", "fool"]


def test_4_2_who_cannot_follow_may_play_anything() -> None:
    t = follower_of("fool", "8+11+17")
    assert t.choices() == ["8", "11", "17"]


def test_4_2_all_see_who_could_not_follow() -> None:
    t = follower_of("20", "8+11")
    assert t.view(2).without_red == ()
    t.does(1, "8")
    assert t.view(0).without_red == t.view(2).without_red == (1,)


def test_4_2_who_follows_may_still_have_red() -> None:
    t = follower_of("20", "8+21")
    t.does(1, "21")
    assert t.view(0).without_red == ()


def test_4_2_it_is_the_lead_that_counts_not_the_last_card() -> None:
    t = trick("6+18", "7+19", "8+fool")
    t.in_turn("6", "19")
    assert t.choices() == ["8", "fool"]
    t.does(2, "8")
    assert t.view(0).without_red == ()


def test_4_2_the_leader_is_free() -> None:
    assert trick("6+18+fool", "7+19+9", "8+20+21").choices() == ["6", "18", "fool"]


def test_4_2_two_fools_are_one_choice() -> None:
    t = trick("fool+fool", "7+19", "8+20")
    assert t.choices() == ["fool"]
    t.does(0, "fool")
    assert t.hand(0) == "fool"


def test_4_3_after_a_blue_lead_anything_goes() -> None:
    assert follower_of("10", "8+19+fool").choices() == ["8", "19", "fool"]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (["6", "17", "18", "9"], 2),
        (["fool", "12", "19"], 2),
        (["22", "fool", "fool", "20"], 2),
        (["fool", "21", "fool", "fool"], 3),
    ],
)
def test_4_4_vectors(cards: list[str], winner: int) -> None:
    assert winner_of(*cards) == winner


def test_4_4_the_highest_number_wins_whatever_was_led() -> None:
    assert winner_of("6", "19", "17") == 1
    assert winner_of("18", "17", "16") == 0
    assert winner_of("6", "7", "8", leader=1) == 2


def test_4_4_one_fool_counts_as_0() -> None:
    assert winner_of("fool", "6", "7") == 2
    assert winner_of("6", "fool", "7", leader=1) == 2
    assert winner_of("7", "6", "fool", leader=1) == 0


def test_4_5_the_last_of_several_fools_wins() -> None:
    assert winner_of("fool", "fool", "22") == 1
    assert winner_of("fool", "22", "fool", leader=2) == 0
    assert winner_of("fool", "fool", "fool", leader=1) == 0


def test_4_6_the_winner_has_the_cards_open_before_the_seat() -> None:
    t = trick("6+18", "7+19", "8+fool")
    t.in_turn("6", "19", "fool")
    assert t.won(1) == "6+19+fool"
    assert t.view(0).won[1] == (6, 19, 28)
    assert t.view(0).trick == (-1, -1, -1)


def test_4_6_the_winner_leads_to_the_next_trick() -> None:
    t = trick("6+18", "7+19", "8+fool")
    t.in_turn("6", "19", "8")
    assert t.actor == 1
    assert t.s.leader == 1


def test_4_6_there_are_tricks_until_the_hands_are_empty() -> None:
    t = trick("6+18", "7+19", "8+fool")
    t.in_turn("6", "7", "8", "fool", "18")
    assert t.s.round == 1
    t.in_turn("19")
    assert t.s.round == 2


def test_4_6_fools_that_were_won_are_counted() -> None:
    t = trick("fool+18", "fool+19", "fool+20")
    t.in_turn("fool", "fool", "fool")
    assert t.won(2) == "fool+fool+fool"


def test_4_no_seat_plays_for_another() -> None:
    t = trick("6+18", "7+19", "8+fool")
    assert t.s.legal(1) == t.s.legal(MOST_SEATS) == []
