"""2. The round."""

import pytest

from tatami.core.actions import noun
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE, WATCHER
from tatami.core.laws import LoadedDice
from tatami.games.hagakure import GAME
from tatami.games.hagakure.pieces import FOOL, YOMI, cards_in
from tatami.games.hagakure.rules import DealCard
from tests.games.hagakure.table import HagakureTable, chips, dealt, trick


@pytest.mark.parametrize(("seats", "rounds"), [(3, 9), (4, 8), (5, 5)])
def test_2_1_a_game_has_so_many_rounds(seats: int, rounds: int) -> None:
    assert GAME.new(seats).options.rounds == rounds


def test_2_1_a_round_is_a_deal_the_chips_the_tricks_and_the_score() -> None:
    t = HagakureTable(dealt(3))
    t.in_turn("none", "none", "none")
    assert t.scores == [0, 0, 0]
    for _ in range(15):
        t.does(t.actor, t.choices()[0])
    assert t.scores != [0, 0, 0]
    assert t.s.actors() == [CHANCE]
    assert t.s.round == 2


def test_2_2_the_last_seat_deals_first_so_the_first_seat_starts() -> None:
    assert HagakureTable(dealt(4)).actor == 0


def test_2_2_the_deal_moves_on_to_the_next_seat() -> None:
    t = trick("6", "7", "8")
    t.in_turn("6", "7", "8")
    assert t.s.leader == 1
    assert chips(round=2).actor == 1
    assert chips(round=4).actor == 0


@pytest.mark.parametrize(("seats", "hand"), [(3, 5), (4, 4), (5, 5)])
def test_2_3_everyone_is_dealt_a_hand(seats: int, hand: int) -> None:
    s = dealt(seats)
    assert [len(cards_in(s.hands[seat])) for seat in range(seats)] == [hand] * seats


def test_2_3_all_the_cards_in_use_are_shuffled_before_each_round() -> None:
    t = trick("6", "7", "8")
    t.in_turn("6", "7", "8")
    assert t.s.actors() == [CHANCE]
    assert len(cards_in(t.s.hands[YOMI])) == 20


def test_2_3_no_card_comes_twice_and_no_more_than_three_fools() -> None:
    s = GAME.new(3)
    for text in ["deal 18", "deal fool", "deal fool", "deal fool"]:
        assert GAME.action_from(text) in s.legal(CHANCE)
        s.apply(CHANCE, GAME.action_from(text))
    assert GAME.action_from("deal 18") not in s.legal(CHANCE)
    assert GAME.action_from("deal fool") not in s.legal(CHANCE)


def test_2_3_a_fool_is_as_likely_as_there_are_fools() -> None:
    s = GAME.new(3)
    assert isinstance(s.asking, DealCard)
    assert s.asking.odds(s) == [1] * 17 + [3]
    s.apply(CHANCE, GAME.action_from("deal fool"))
    assert s.asking.odds(s) == [1] * 17 + [2]


def test_2_3_a_deal_is_as_likely_as_its_odds_say() -> None:
    s = GAME.new(3)
    assert s.asking is not None
    drawn = [noun(s.asking.sample(s, CHANCE, LoadedDice(number))) for number in range(20)]
    assert drawn == [*range(6, 23), FOOL, FOOL, FOOL]


def test_2_3_only_the_owner_sees_a_hand() -> None:
    t = HagakureTable(dealt(3))
    assert t.view(1).hands[1] == tuple(cards_in(t.s.hands[1]))
    assert t.view(1).hands[0] == t.view(1).hands[2] == ()
    assert t.view(WATCHER).hands == ((), (), ())
    assert t.view(WATCHER).hand_sizes == (5, 5, 5)


@pytest.mark.parametrize(("seats", "rest"), [(3, 5), (4, 4), (5, 5)])
def test_2_4_the_rest_is_the_yomi(seats: int, rest: int) -> None:
    assert len(cards_in(dealt(seats).hands[YOMI])) == rest


def test_2_4_nobody_sees_the_yomi() -> None:
    t = HagakureTable(dealt(3))
    assert t.view(0).yomi == t.view(1).yomi == t.view(2).yomi == t.view(WATCHER).yomi == ()
    assert t.view(0).yomi_size == 5


def test_2_4_the_yomi_is_not_shown_when_all_is_over() -> None:
    t = trick("6", "7", "8", round=9)
    t.in_turn("6", "7", "8")
    assert t.s.is_over()
    assert t.view(0).yomi == ()


def test_2_seats_do_not_deal() -> None:
    s = GAME.new(3)
    assert GAME.why_not(s, 0, GAME.action_from("18")) == "2.3"
    assert GAME.why_not(s, 0, GAME.action_from("none")) == "2.3"


def test_2_a_deal_is_not_dealt_twice() -> None:
    s = GAME.new(3)
    s.apply(CHANCE, GAME.action_from("deal 18"))
    assert GAME.why_not(s, CHANCE, GAME.action_from("deal 18")) == "2.3"


def test_2_different_dice_deal_different_hands() -> None:
    s = GAME.new(3)
    assert s.asking is not None
    assert len({s.asking.sample(s, CHANCE, dice_of(n, "deal")) for n in range(20)}) > 5
