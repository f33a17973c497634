"""4. The boxes: attack, move, iaido, drink."""

from tatami.games.sake.pieces import LEFT, RIGHT
from tests.games.sake.table import (
    DRINK_2,
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

# Attack


def test_4_1_an_attack_is_worth_the_box_and_the_weapon() -> None:
    t = Table([HIT_2, "", ""]).with_steps(1, 3, 3)
    t.strikes(0, f"attack {HIT_2} katana 2")
    assert t.s.value == 5


def test_4_1_any_weapon_will_do_not_only_the_wielded_one() -> None:
    t = Table([HIT_2, "", ""]).with_steps(2, 3, 3).with_things(0, "nodachi")
    assert t.wields(0) == "katana"
    t.strikes(0, f"attack {HIT_2} nodachi 2")
    assert t.s.value == 6


def test_4_1_but_not_one_with_sake_on_it() -> None:
    t = Table([HIT_2, "", ""]).with_steps(1, 3, 3).with_things(0, "yumi").with_sake(0, "katana")
    assert t.offers("attack") == []
    assert t.why_not(0, f"attack {HIT_2} katana 2") == "8.2"
    assert t.why_not(0, f"attack {HIT_2} nodachi 2") == "4.1"
    assert t.why_not(0, f"attack {HIT_2} yumi 2") == "4.2"


def test_4_1_a_box_of_nothing_may_be_played() -> None:
    t = Table([HIT_0, "", ""]).with_steps(1, 3, 3)
    t.strikes(0, f"attack {HIT_0} katana 2")
    assert t.s.value == 3


def test_4_2_steps_are_exact() -> None:
    for steps, names in ((1, ["katana", "wakizashi"]), (2, ["nodachi"]), (3, ["naginata"])):
        t = Table([HIT_1, "", ""]).with_steps(steps, 9, 9)
        t.with_things(0, "wakizashi", "nodachi", "naginata")
        assert t.offers("attack") == [f"attack {HIT_1} {name} 2" for name in names]


def test_4_2_or_a_minimum() -> None:
    for steps, reaches in ((3, False), (4, True), (5, True), (9, True)):
        t = Table([HIT_1, "", ""]).with_steps(steps, 1, 1).with_things(0, "yumi")
        assert (f"attack {HIT_1} yumi 2" in t.choices()) == reaches


def test_4_2_only_neighbours_are_targets() -> None:
    t = Table([HIT_1, "", "", ""]).with_steps(1, 1, 1, 1)
    assert t.offers("attack") == [f"attack {HIT_1} katana 4", f"attack {HIT_1} katana 2"]


def test_4_2_a_melee_attack_reaches_only_the_first_enemy() -> None:
    t = Table([HIT_1, "", ""]).with_steps(2, 3, 3).with_things(0, "nodachi")
    t.with_minion(1, LEFT, "minion1", 1)
    assert t.offers("attack") == [f"attack {HIT_1} katana minion1"]


def test_4_2_own_minions_are_not_in_the_way() -> None:
    t = Table([HIT_1, "", ""]).with_steps(2, 3, 3).with_things(0, "nodachi")
    t.with_minion(0, RIGHT, "minion1", 1)
    assert t.offers("attack") == [f"attack {HIT_1} nodachi 2"]


def test_4_2_a_ranged_attack_passes_over_minions() -> None:
    t = Table([HIT_1, "", ""]).with_steps(5, 3, 3).with_things(0, "yumi")
    t.with_minion(1, LEFT, "minion1", 1).with_minion(1, LEFT, "minion2", 4)
    assert t.offers("attack") == [
        f"attack {HIT_1} katana minion2",
        f"attack {HIT_1} yumi minion1",
        f"attack {HIT_1} yumi 2",
    ]


def test_4_2_two_minions_abreast_can_both_be_hit() -> None:
    t = Table([HIT_1, "", ""]).with_steps(3, 3, 3)
    t.with_minion(1, LEFT, "minion1", 2).with_minion(1, LEFT, "minion2", 2)
    assert [text.split()[-1] for text in t.offers("attack")] == ["minion1", "minion2"]


def test_4_3_bare_hands_hit_at_one_step() -> None:
    t = Table([HIT_2, "", ""]).with_steps(1, 3, 2).without_things(0)
    assert t.offers("attack") == [f"attack {HIT_2} bare 2"]
    t.strikes(0, f"attack {HIT_2} bare 2")
    assert t.s.value == 2


def test_4_3_but_only_without_a_usable_weapon() -> None:
    t = Table([HIT_1, "", ""]).with_steps(1, 3, 3).without_things(0).with_things(0, "nodachi")
    assert t.offers("attack") == []
    assert t.why_not(0, f"attack {HIT_1} bare 2") == "4.3"
    t.with_sake(0, "nodachi")
    assert t.offers("attack") == [f"attack {HIT_1} bare 2"]


def test_4_4_a_spirit_can_be_attacked_at_any_distance() -> None:
    t = Table([HIT_1, "", "", ""]).with_things(0, "yumi").spirit(2, "")
    assert t.offers("attack") == [f"attack {HIT_1} {name} 3" for name in ("katana", "yumi", "bare")]


def test_4_4_with_bare_hands_too() -> None:
    t = Table([HIT_2, "", "", ""]).spirit(2, "").with_loot(2, 3)
    t.strikes(0, f"attack {HIT_2} bare 3")
    assert t.s.loot[2] == 1


# Move


def test_4_5_tokens_go_from_one_side_to_the_other() -> None:
    t = Table([MOVE_2, "", ""])
    t.strikes(0, f"move {MOVE_2} right 2")
    assert t.steps == [1, 3, 5]


def test_4_5_fewer_steps_than_the_box_says_are_allowed_but_not_none() -> None:
    t = Table([MOVE_2, "", ""])
    assert t.offers("move") == [
        f"move {MOVE_2} {way}" for way in ("left 1", "left 2", "right 1", "right 2")
    ]
    assert t.why_not(0, f"move {MOVE_2} right 3") == "4.6"


def test_4_5_with_sandals_one_may_go_a_step_more() -> None:
    t = Table([MOVE_2, "", ""]).with_steps(9, 3, 3)
    assert t.offers("move")[-1] == f"move {MOVE_2} right 2"
    t.with_things(0, "sandals")
    assert t.offers("move")[-1] == f"move {MOVE_2} right 3"
    assert t.offers("iaido")[-1] == f"iaido {MOVE_2} right 2"
    t.with_sake(0, "sandals")
    assert t.offers("move")[-1] == f"move {MOVE_2} right 2"


def test_4_6_a_step_stays_between_enemies() -> None:
    t = Table([MOVE_3, "", ""]).with_steps(3, 3, 1)
    assert t.offers("move") == [f"move {MOVE_3} right 1", f"move {MOVE_3} right 2"]


def test_4_6_nobody_passes_an_enemy_minion() -> None:
    t = Table([MOVE_3, "", ""]).with_steps(3, 3, 1).with_minion(1, LEFT, "minion1", 1)
    assert t.offers("move") == [f"move {MOVE_3} right 1"]


def test_4_6_the_own_minion_is_pushed_along() -> None:
    t = Table([MOVE_3, "", ""]).with_steps(4, 3, 1).with_minion(0, RIGHT, "minion1", 1)
    t.strikes(0, f"move {MOVE_3} right 3")
    assert t.minions == {"minion1": 0}
    assert t.steps == [1, 3, 4]


def test_4_6_tokens_that_are_gained_come_to_the_own_end() -> None:
    t = (
        Table([MOVE_2, "", ""])
        .with_minion(0, LEFT, "minion1", 1)
        .with_minion(2, RIGHT, "minion2", 1)
    )
    t.strikes(0, f"move {MOVE_2} right 2")
    assert t.minions == {"minion1": 3, "minion2": 1}
    assert t.steps == [1, 3, 5]


def test_4_7_the_first_move_makes_a_samurai_stand() -> None:
    t = Table([f"{MOVE_1} {MOVE_2}", "", ""])
    assert t.offers("iaido")
    t.strikes(0, f"move {MOVE_1} right 1")
    assert t.offers("iaido") == []
    assert t.why_not(0, f"iaido {MOVE_2} right 1") == "4.7"


def test_4_7_an_attack_does_not() -> None:
    t = Table([f"{HIT_1} {MOVE_2}", "", ""]).with_steps(1, 3, 3)
    t.does(0, f"attack {HIT_1} katana 2").undefended()
    assert t.offers("iaido")


def test_4_7_a_move_that_is_cancelled_leaves_it_seated() -> None:
    t = Table([f"{MOVE_1} {MOVE_2}", "falter1", ""])
    t.does(0, f"move {MOVE_1} right 1").does(1, "cancel falter1")
    assert t.steps == [3, 3, 3]
    assert t.offers("iaido")


# Iaido


def test_4_8_iaido_is_a_movement_and_a_strike_with_one_card() -> None:
    t = Table([HIT_2, "", ""])
    t.strikes(0, f"iaido {HIT_2} right 2")
    assert t.offers("strike") == ["strike katana 2"]
    t.strikes(0, "strike katana 2")
    assert t.s.value == 5
    assert t.s.plays == 1


def test_4_8_up_to_two_steps_whatever_the_move_box_says() -> None:
    t = Table([MOVE_1, "", ""]).with_things(0, "sandals")
    assert len(t.offers("iaido")) == 4
    assert t.why_not(0, f"iaido {MOVE_1} right 3") == "4.8"


def test_4_8_the_strike_may_be_left_out() -> None:
    t = Table([HIT_2, "", ""])
    t.strikes(0, f"iaido {HIT_2} right 2").passes(0)
    assert t.discards == [HIT_2]
    assert not t.s.has_attacked


def test_4_8_it_makes_a_samurai_stand_even_if_it_is_cancelled() -> None:
    t = Table([f"{HIT_2} {HIT_1}", "falter1", ""])
    t.does(0, f"iaido {HIT_2} right 2").does(1, "cancel falter1")
    assert t.steps == [3, 3, 3]
    assert t.offers("iaido") == []


def test_4_8_a_weapon_can_be_freed_for_the_strike() -> None:
    # Nothing is in reach of the Yumi; the Katana would reach if it were not for the sake on it.
    t = Table([HIT_2, "", ""], pile=HIT_1).with_steps(3, 3, 1)
    t.with_things(0, "yumi").with_sake(0, "katana")
    t.strikes(0, f"iaido {HIT_2} right 2")
    assert (t.asked, t.offers("strike")) == ("ChooseStrike(0)", [])
    t.does(0, "burn katana")
    assert t.offers("strike") == ["strike katana 2"]


def test_4_8_there_is_no_question_if_no_weapon_can_be_freed() -> None:
    t = Table([HIT_2, "", ""]).with_steps(3, 3, 1).with_things(0, "yumi").with_sake(0, "board")
    t.strikes(0, f"iaido {HIT_2} right 1")
    assert t.asked == "ChoosePlay(0)"


# Drink


def test_4_9_drinking_takes_tokens_from_the_masu() -> None:
    t = Table([DRINK_2, "", ""])
    t.does(0, f"drink {DRINK_2} 2", "place board", "place life")
    assert t.sake(0) == ["board", "life"]
    assert t.s.masu == 6


def test_4_9_fewer_are_allowed_but_not_none() -> None:
    t = Table([f"{DRINK_2} {HIT_1}", "", ""])
    assert t.offers("drink") == [f"drink {DRINK_2} 1", f"drink {DRINK_2} 2"]
    assert t.why_not(0, f"drink {HIT_1} 1") == "4.9"


def test_4_9_no_more_than_can_be_placed_or_are_there() -> None:
    t = Table([DRINK_2, "", ""]).with_sake(0, "katana", "life")
    assert t.offers("drink") == [f"drink {DRINK_2} 1"]
    assert t.why_not(0, f"drink {DRINK_2} 2") == "8.1"
    t = Table([DRINK_2, "", ""]).with_masu(1)
    assert t.offers("drink") == [f"drink {DRINK_2} 1"]


# The rulebook's examples


def test_the_example_of_bruno_and_carl() -> None:
    # Bruno sits at 3 steps, goes 2 by iaido and hits for 2 + 3; Carl's Naginata makes 1 + 2.
    t = Table([HIT_2, GUARD_1, ""]).with_things(1, "naginata").wielding(1, "naginata")
    t.strikes(0, f"iaido {HIT_2} right 2").strikes(0, "strike katana 2")
    t.does(1, f"defend {GUARD_1}").passes(1)
    assert t.steps == [1, 3, 5]
    assert t.wounds(1) == 2


def test_the_example_of_david_and_his_yumi() -> None:
    # At 5 steps 2 + 1 against a defence of 2, in which the Katana does not help: one hit.
    t = Table([HIT_2, GUARD_2, ""]).with_steps(5, 3, 3).with_things(0, "yumi")
    t.strikes(0, f"attack {HIT_2} yumi 2").does(1, f"defend {GUARD_2}").passes(1)
    assert t.wounds(1) == 1


def albert() -> Table:
    """Albert sits one step from Bruno with a No-Dachi, and Bruno has both interrupts."""
    t = Table([HIT_1, "falter1 vision1", "", ""]).with_steps(1, 3, 3, 3)
    t.with_things(0, "nodachi").wielding(0, "nodachi")
    return t


def test_the_example_of_albert_who_steps_back_to_strike() -> None:
    t = albert().strikes(0, f"iaido {HIT_1} left 1")
    assert t.steps == [2, 3, 3, 2]
    t.strikes(0, "strike nodachi 2")
    # The rulebook adds 1 and 4 to 6.
    assert t.s.value == 5


def test_the_example_of_albert_whom_blurred_vision_lets_move() -> None:
    t = albert().strikes(0, f"iaido {HIT_1} left 1")
    t.does(0, "strike nodachi 2").does(1, "cancel vision1")
    assert t.steps == [2, 3, 3, 2]
    assert t.wounds(1) == 0
    assert t.s.seated & 1 == 0


def test_the_example_of_albert_who_falters_and_uses_his_katana() -> None:
    t = albert().does(0, f"iaido {HIT_1} left 1").does(1, "cancel falter1")
    assert t.offers("strike") == ["strike katana 2"]
    assert t.s.seated & 1 == 0


def test_the_example_of_albert_without_his_katana() -> None:
    t = albert().without_things(0).with_things(0, "nodachi")
    t.does(0, f"iaido {HIT_1} left 1").does(1, "cancel falter1")
    # Neither moved nor struck; the card is gone.
    assert t.discards == [HIT_1, "falter1"]
    assert t.steps == [1, 3, 3, 3]
