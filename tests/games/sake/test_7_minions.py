"""7. Minions, and 12.5 Masamune's."""

from tatami.games.sake.pieces import LEFT, RIGHT
from tests.games.sake.table import (
    GUARD_0,
    GUARD_1,
    HIT_0,
    HIT_1,
    HIT_2,
    MOVE_1,
    Table,
)


def test_7_1_a_minion_is_laid_towards_a_neighbour() -> None:
    t = Table(["minion1", "", ""])
    assert t.offers("text") == ["text minion1 left", "text minion1 right"]
    t.does(0, "text minion1 right")
    assert t.minions == {"minion1": 0}
    assert t.steps == [3, 3, 3]
    assert t.table(0) == ["katana1", "minion1"]


def test_7_1_there_has_to_be_a_row() -> None:
    t = Table(["minion1", "", ""])
    t.dies(1)
    assert t.offers("text") == ["text minion1 left"]
    assert t.why_not(0, "text minion1 right") == "7.1"


def test_7_2_it_goes_forward_in_the_second_phase() -> None:
    t = Table(["minion1", "", ""]).with_steps(5, 3, 3).does(0, "text minion1 right", "pass")
    assert t.offers("send") == ["send minion1 2"]
    t.does(0, "send minion1 2")
    assert t.minions == {"minion1": 2}
    assert t.wounds(1) == 0


def test_7_2_in_every_turn_all_of_them_in_any_order() -> None:
    t = Table(["", "", ""]).with_steps(9, 3, 9)
    t.with_minion(0, RIGHT, "minion1", 1).with_minion(0, LEFT, "minion2", 3).begins(0).passes(0)
    assert t.offers("send") == ["send minion1 2", "send minion2 2"]
    assert t.why_not(0, "send minion1 1") == "7.2"
    t.does(0, "send minion2 2")
    assert t.offers("send") == ["send minion1 2"]
    t.does(0, "send minion1 2")
    assert t.minions == {"minion1": 3, "minion2": 5}


def test_7_2_not_in_the_turns_of_others() -> None:
    t = Table(["", "", ""]).with_steps(9, 3, 3).with_minion(0, RIGHT, "minion1", 1).begins(1)
    t.passes(1)
    assert t.minions == {"minion1": 1}


def test_7_3_it_stops_a_step_before_the_enemy_and_attacks() -> None:
    t = Table(["", "", ""], pile=HIT_2).with_minion(0, RIGHT, "minion1", 1).begins(0).passes(0)
    t.does(0, "send minion1 1")
    assert t.s.value == 2
    assert t.asked == "MayDefend(1)"
    t.undefended()
    assert t.wounds(1) == 2


def test_7_3_without_moving_if_it_is_there_already() -> None:
    t = Table(["", "", ""], pile=HIT_2).with_minion(0, RIGHT, "minion1", 2).begins(0).passes(0)
    assert t.does(0, "send minion1 0").undefended().wounds(1) == 2


def test_7_3_a_minion_in_the_way_is_attacked() -> None:
    t = Table(["", "", ""], pile=f"{HIT_1} {GUARD_0}").with_steps(3, 3, 3)
    t.with_minion(0, RIGHT, "minion1").with_minion(1, LEFT, "minion2", 1).begins(0).passes(0)
    t.does(0, "send minion1 1")
    assert t.minions == {"minion1": 1}


def test_7_3_without_a_card_to_reveal_it_is_worth_nothing() -> None:
    t = Table(["", "", ""]).with_minion(0, RIGHT, "minion1", 2).begins(0).leave_in_pile()
    t.passes(0).does(0, "send minion1 0")
    assert t.s.value == 0
    assert t.undefended().wounds(1) == 0


def test_7_3_without_a_card_a_minion_has_no_defence() -> None:
    t = Table([HIT_1, "", ""]).with_steps(2, 3, 3).with_minion(1, LEFT, "minion1", 1)
    t.leave_in_pile().strikes(0, f"attack {HIT_1} katana minion1")
    assert t.minions == {}


def test_7_3_nobody_can_cancel_it() -> None:
    t = Table(["", "vision1", "vision2"]).with_minion(0, RIGHT, "minion1", 2).begins(0).passes(0)
    t.does(0, "send minion1 0")
    assert t.asked == "MayDefend(1)"


def test_7_4_own_minions_pass_each_other() -> None:
    t = Table(["", "", ""]).with_steps(6, 3, 3)
    t.with_minion(0, RIGHT, "minion1", 1).with_minion(0, RIGHT, "minion2", 2).begins(0).passes(0)
    t.does(0, "send minion1 2")
    assert t.minions == {"minion1": 3, "minion2": 2}


def test_7_4_a_minion_beside_its_master_still_shields_him() -> None:
    t = Table([HIT_1, "", ""]).with_steps(1, 3, 3).with_minion(1, LEFT, "minion1")
    assert t.offers("attack") == [f"attack {HIT_1} katana minion1"]


def test_7_4_it_stops_a_minion_of_the_enemy() -> None:
    t = Table(["", "", ""], pile=f"{HIT_0} {GUARD_1}").with_steps(4, 3, 3)
    t.with_minion(0, RIGHT, "minion1", 1).with_minion(1, LEFT, "minion2", 1).begins(0).passes(0)
    t.does(0, "send minion1 1")
    assert t.minions == {"minion1": 2, "minion2": 1}


def test_7_4_of_two_on_one_spot_the_one_laid_last_stands_in_front() -> None:
    t = Table(["", "", ""], pile=f"{HIT_2} {GUARD_0}").with_minion(1, LEFT, "minion1", 1)
    t.with_minion(1, LEFT, "minion2", 1).with_minion(0, RIGHT, "minion3", 1).begins(0)
    t.passes(0).does(0, "send minion3 0")
    assert t.minions == {"minion1": 1, "minion3": 1}


def test_7_4_a_samurai_may_strike_either_as_they_are_equally_far() -> None:
    t = Table([HIT_1, "", ""]).with_steps(2, 3, 3).with_minion(1, LEFT, "minion1", 1)
    t.with_minion(1, LEFT, "minion2", 1)
    targets = [f"attack {HIT_1} katana minion1", f"attack {HIT_1} katana minion2"]
    assert t.offers("attack") == targets


def test_7_4_a_token_between_them_moves_it_on() -> None:
    t = Table(["stench1", "", ""]).with_steps(4, 3, 3)
    t.with_minion(0, RIGHT, "minion1", 1).with_minion(0, RIGHT, "minion2", 1).begins(0)
    t.does(0, "text stench1 1.2")
    assert t.minions == {"minion1": 1, "minion2": 2}


def test_7_5_the_weapon_helps_against_a_minion() -> None:
    t = Table(["", GUARD_1, ""], pile=HIT_2).with_minion(0, RIGHT, "minion1", 2).begins(0)
    t.passes(0).does(0, "send minion1 0").does(1, f"defend {GUARD_1}")
    assert t.s.defence == 0
    assert t.wounds(1) == 0


def test_the_example_of_davids_and_alberts_minions() -> None:
    # David's minion goes two steps, reveals a 2; Albert throws a minion card and evades.
    boards = ["musashi", "suenaga", "masako"]
    t = Table(["minion1", "minion2 minion3 pipe1", ""], boards, pile=f"{HIT_2} chopsticks1 ramen1")
    t.does(0, "text minion1 right", "pass", "send minion1 2")
    assert t.s.value == 2
    t.passes(1).does(1, "evade minion2")
    assert t.wounds(1) == 0
    assert len(t.hand(0)) == 2
    # Albert lays a minion and a Pipe; his minion need not move, reveals a 1, David's a 0.
    t.does(1, "text minion3 left", "text pipe1").next_cards("sandals3 naginata1")
    assert t.offers("send") == ["send minion3 0"]
    t.does(1, "send minion3 0")
    assert t.minions == {"minion3": 0}


def test_12_5_masamunes_first_minion_of_a_turn_is_free() -> None:
    t = Table(["minion1 minion2 minion3 minion4", "", ""], ["masamune", "masako", "suenaga"])
    t.does(0, "text minion1 left")
    assert t.s.plays == 2
    t.does(0, "text minion2 left")
    assert t.s.plays == 1


def test_12_5_also_after_two_other_cards() -> None:
    t = Table([f"minion1 {MOVE_1} yumi1 {HIT_1}", "", ""], ["masamune", "masako", "suenaga"])
    t.does(0, "text yumi1").strikes(0, f"move {MOVE_1} left 1")
    assert t.offers("text") == ["text minion1 left", "text minion1 right"]
    assert t.why_not(0, f"text {HIT_1}") == "3.2"
    t.does(0, "text minion1 left")
    assert t.minions == {"minion1": 0}


def test_12_5_not_with_sake_on_the_board() -> None:
    t = Table(["minion1 minion2", "", ""], ["masamune", "masako", "suenaga"]).with_sake(0, "board")
    assert t.does(0, "text minion1 left").s.plays == 1


def test_12_5_a_minion_that_was_paid_for_was_the_first_one_too() -> None:
    t = Table(["minion1 minion2", "", ""], ["masamune", "masako", "suenaga"], pile=HIT_1)
    t.with_sake(0, "board").does(0, "text minion1 left", "burn board")
    assert t.s.knows(0)
    assert t.does(0, "text minion2 left").s.plays == 0


def test_12_5_his_minions_attack_with_one_more() -> None:
    t = Table(["", "", ""], ["masamune", "masako", "suenaga"], pile=HIT_1)
    t.with_minion(0, RIGHT, "minion1", 2).begins(0).passes(0).does(0, "send minion1 0")
    assert t.s.value == 2


def test_14_3_with_free_minions_their_master_says_how_far() -> None:
    t = Table(["", "", ""], minions="free").with_steps(9, 3, 3)
    t.with_minion(0, RIGHT, "minion1", 1).begins(0).passes(0)
    assert t.offers("send") == ["send minion1 0", "send minion1 1", "send minion1 2"]
