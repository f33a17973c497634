"""2. Setup."""

import pytest

from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.games.sake import GAME
from tatami.games.sake.deck import BACKS
from tatami.games.sake.pieces import HAND, PILE, TABLE, depth, masu_for
from tatami.games.sake.rules.play import ChoosePlay
from tatami.games.sake.rules.setup import DealBoard, Dealt, LayLifeCard
from tatami.games.sake.state import Sake
from tests.games.sake.table import DECK


def dealt(seats: int, boards: list[str] | None = None, seed: int = 1, **options: int | str) -> Sake:
    """A match that has been dealt; who lays down life cards lays the first ones."""
    dice = dice_of(seed, "setup")
    s = GAME.new(seats, GAME.options(**options), log=True)
    while s.actors() == [CHANCE] or isinstance(s.asking, LayLifeCard):
        assert s.asking is not None
        legal = s.legal(s.asking.seat)
        action = legal[dice.below(len(legal))]
        if boards and isinstance(s.asking, DealBoard):
            action = GAME.action_from(f"board {boards[s.asking.receiver]}")
        s.apply(s.asking.seat, action)
    return s


@pytest.mark.parametrize("seats", GAME.seats)
def test_1_4_there_are_28_step_tokens_and_the_sake_of_the_masu(seats: int) -> None:
    s = dealt(seats)
    assert sum(s.steps) + s.supply == 28
    assert [s.tokens(seat) for seat in range(seats)] == [0] * seats
    assert s.masu == masu_for(seats)


def test_2_1_everybody_gets_another_samurai() -> None:
    s = dealt(8)
    assert sorted(s.samurai) == list(range(8))


def test_2_1_a_board_that_is_taken_cannot_be_dealt_again() -> None:
    s = GAME.new(3)
    s.apply(CHANCE, GAME.action_from("board tomoe"))
    assert GAME.why_not(s, CHANCE, GAME.action_from("board tomoe")) == "2.1"


def test_2_2_everybody_sits_and_wields_a_katana() -> None:
    s = dealt(5)
    katana = DECK.starting_weapon
    assert s.seated == 0b11111
    assert [weapon for weapon in s.wielded] == [katana] * 5
    for seat in range(5):
        assert [DECK.title[card] for card in s.cards_in(TABLE + seat)] == [katana]


def test_2_2_the_other_katanas_are_shuffled_into_the_deck() -> None:
    s = dealt(3)
    katanas = [card for card in range(DECK.cards) if DECK.title[card] == DECK.starting_weapon]
    on_table = [card for seat in range(3) for card in s.cards_in(TABLE + seat)]
    hidden = [card for card in katanas if card not in on_table]
    assert len(hidden) == 5


def test_2_3_four_cards_in_hand_and_a_card_for_each_life_point() -> None:
    s = dealt(8)
    for seat in range(8):
        assert s.count(HAND + seat) == 4
        assert depth(s.life[seat]) == DECK.life[s.samurai[seat]]
    assert s.count(PILE) == 98 - 8 - 32 - 39


def test_2_3_nobody_sees_a_life_pile() -> None:
    s = dealt(3, ["musashi", "tomoe", "jubei"])
    for seat in range(3):
        view = GAME.view(s, seat)
        assert all(card < 0 for pile in view.life for card in pile)
        assert all(card >= 0 for card in view.hands[seat])


def test_2_3_the_log_tells_a_seat_only_its_own_cards() -> None:
    s = dealt(3, ["musashi", "tomoe", "jubei"])
    for entry in s.log or []:
        dealt_card = entry.event
        if not isinstance(dealt_card, Dealt):
            continue
        for seat in range(3):
            is_own = dealt_card.goes_to_hand and seat == dealt_card.receiver
            assert (entry.seen_by(seat).action >= 0) == is_own
        assert dealt_card.back in range(len(BACKS))


def test_2_4_munenori_sees_all_his_cards_and_lays_down_the_life_pile() -> None:
    s = GAME.new(3)
    for board in ("musashi", "munenori", "tomoe"):
        s.apply(CHANCE, GAME.action_from(f"board {board}"))
    while s.actors() == [CHANCE]:
        s.apply(CHANCE, s.legal(CHANCE)[0])
    assert str(s.asking) == "LayLifeCard(1)"
    assert len(s.legal(1)) == 9
    first, *_, last = s.legal(1)
    assert GAME.why_not(s, 1, GAME.action_from("pass")) == "2.4"
    assert GAME.why_not(s, 0, first) == "2.4"
    s.apply(1, last)
    while s.actors() == [1]:
        s.apply(1, s.legal(1)[0])
    assert s.count(HAND + 1) == 4
    view = GAME.view(s, 1)
    assert view.life[1][0] == last >> 6
    assert all(card >= 0 for card in view.life[1])
    assert all(card < 0 for card in GAME.view(s, 0).life[1])


def test_2_5_three_steps_lie_between_neighbours() -> None:
    s = dealt(8)
    assert [steps for steps in s.steps] == [3] * 8
    assert s.supply == 4


def test_13_4_on_the_rope_bridge_two() -> None:
    s = dealt(4, location="bridge")
    assert [steps for steps in s.steps] == [2] * 4
    assert s.supply == 20


@pytest.mark.parametrize(("seats", "tokens"), [(3, 8), (4, 10), (5, 13), (6, 15), (7, 18), (8, 20)])
def test_2_6_two_and_a_half_tokens_for_each_seat(seats: int, tokens: int) -> None:
    # Five seats with thirteen tokens are the rulebook's example.
    assert masu_for(seats) == tokens
    assert dealt(seats).masu == tokens


def test_2_7_the_first_seat_begins_and_the_top_back_shows() -> None:
    s = dealt(4)
    assert s.actors() == [0]
    assert s.top in range(len(BACKS))
    assert GAME.view(s, 3).top == s.top


def test_14_8_whom_the_table_chooses_begins_and_the_others_follow() -> None:
    s = dealt(4, first=3)
    asked: list[int] = []
    dice = dice_of(1, "first")
    while len(asked) < 4:
        assert s.asking is not None
        if isinstance(s.asking, ChoosePlay) and s.active not in asked:
            asked.append(s.active)
        s.apply(s.actors()[0], s.asking.sample(s, s.actors()[0], dice))
    assert asked == [2, 3, 0, 1]


def test_14_8_or_the_lot_decides() -> None:
    s = GAME.new(3, GAME.options(first="lot"))
    assert [GAME.action_text(action) for action in s.legal(CHANCE)] == [
        "begin 1",
        "begin 2",
        "begin 3",
    ]
    s.apply(CHANCE, GAME.action_from("begin 2"))
    assert s.options.first == 1
    assert isinstance(s.asking, DealBoard)
