"""6. The texts."""

import pytest

from tatami.games.sake.pieces import LEFT, RIGHT
from tests.games.sake.table import (
    GUARD_1,
    GUARD_2,
    HIT_0,
    HIT_1,
    HIT_2,
    MOVE_1,
    Table,
)

# Events, weapons and items


def test_6_1_an_event_has_its_effect_and_is_discarded() -> None:
    t = Table(["sakuragi1", "", ""], pile=f"{HIT_1} {HIT_2}").does(0, "text sakuragi1")
    assert t.hand(0) == [HIT_1, HIT_2]
    assert t.discards == ["sakuragi1"]
    assert t.s.plays == 1


@pytest.mark.parametrize(
    "text",
    [
        "text wounds1",  # no wounds
        "text riceballs1 2",  # nobody at four steps
        "text stomach1 2 board",  # no sake
        "text roar1 2",  # nothing to pay with
    ],
)
def test_6_1_a_text_without_an_effect_may_not_be_played(text: str) -> None:
    t = Table([text.split()[1], HIT_1, ""])
    assert t.why_not(0, text) == "6.1"


def test_6_1_a_cost_is_paid_and_leaves_the_game() -> None:
    t = Table(["roar1", "", ""]).with_steps(2, 3, 3).with_sake(0, "board", "katana")
    t.does(0, "text roar1 2")
    assert t.choices() == ["pay katana", "pay board"]
    assert t.why_not(0, "pay life") == "6.1"
    t.does(0, "pay katana").undefended()
    assert t.sake(0) == ["board"]
    assert t.wounds(1) == 4
    assert t.s.masu == 6


def test_6_2_weapons_and_items_stay() -> None:
    t = Table(["pipe1 yumi1", "", ""]).does(0, "text pipe1", "text yumi1")
    assert t.table(0) == ["katana1", "yumi1", "pipe1"]
    assert t.s.plays == 0


def test_6_2_never_two_alike() -> None:
    t = Table(["katana4", "", ""])
    assert t.why_not(0, "text katana4") == "6.2"
    assert t.offers("move")


def test_6_3_a_paid_item_works_in_the_own_turn_and_stays() -> None:
    t = Table(["", "", ""]).with_things(0, "bowl").with_sake(0, "board").with_wounds(0, 3)
    t.does(0, "use bowl", "pay board")
    assert t.wounds(0) == 1
    assert t.table(0) == ["katana1", "bowl1"]
    assert t.s.plays == 2


def test_6_3_as_often_as_it_is_paid() -> None:
    t = Table(["", HIT_1, HIT_2]).with_things(0, "pipe").with_sake(0, "board", "katana")
    t.does(0, "use pipe", "pay board").does(1, f"discard {HIT_1}").does(2, f"discard {HIT_2}")
    assert t.why_not(0, "use pipe") == "6.3"
    t.holds(1, GUARD_1)
    assert t.offers("use") == ["use pipe"]


def test_6_3_not_with_sake_on_it() -> None:
    t = Table(["", HIT_1, ""]).with_things(0, "pipe").with_sake(0, "pipe", "board")
    assert t.offers("use") == []
    assert t.why_not(0, "use pipe") == "8.2"


def test_6_3_a_token_burnt_for_a_play_frees_the_item_at_once() -> None:
    t = Table([MOVE_1, HIT_1, ""]).with_things(0, "pipe").with_sake(0, "pipe", "board")
    assert t.does(0, "extra pipe").offers("use") == ["use pipe"]


# Attacks


def test_6_4_chopsticks_are_two_attacks_of_one_at_two_steps_or_more() -> None:
    t = Table(["chopsticks1", "", ""]).with_steps(2, 3, 3)
    t.does(0, "text chopsticks1 2").undefended()
    assert t.wounds(1) == 1
    assert t.offers("aim") == ["aim chopsticks 3", "aim chopsticks 2"]
    t.does(0, "aim chopsticks 3").undefended()
    assert (t.wounds(1), t.wounds(2)) == (1, 1)
    assert t.discards == ["chopsticks1"]


def test_6_4_both_may_hit_the_same_samurai() -> None:
    t = Table(["chopsticks1", "", ""])
    t.does(0, "text chopsticks1 2").undefended().does(0, "aim chopsticks 2").undefended()
    assert t.wounds(1) == 2


def test_6_4_not_at_one_step() -> None:
    t = Table(["chopsticks1", "", ""]).with_steps(1, 3, 1)
    assert t.why_not(0, "text chopsticks1 2") == "6.1"


def test_6_4_without_a_second_target_there_is_one() -> None:
    t = Table(["chopsticks1", "", "", ""], life=[5, 1, 4, 6]).with_steps(2, 1, 3, 1)
    t.does(0, "text chopsticks1 2").undefended()
    assert t.s.is_spirit(1)
    assert t.discards == ["chopsticks1"]


def test_6_4_each_can_be_cancelled() -> None:
    t = (
        Table(["chopsticks1", "vision1", ""])
        .does(0, "text chopsticks1 2")
        .does(1, "cancel vision1")
    )
    assert t.does(0, "aim chopsticks 2").undefended().wounds(1) == 1


def test_6_4_ramen_needs_three_steps_and_roar_exactly_two() -> None:
    for steps, texts in ((2, ["roar1"]), (3, ["ramen1"]), (4, ["ramen1"])):
        t = Table(["roar1 ramen1", "", ""]).with_steps(steps, 3, 1).with_sake(0, "board")
        assert t.offers("text") == [f"text {name} 2" for name in texts]


def test_6_4_minions_can_be_hit_spirits_cannot() -> None:
    t = Table(["ramen1", "", "", ""]).with_steps(4, 3, 1, 1).spirit(2, "")
    t.with_minion(1, LEFT, "minion1", 1)
    assert t.offers("text") == ["text ramen1 minion1", "text ramen1 2"]


def test_6_4_weapons_do_not_defend_against_them() -> None:
    t = Table(["ramen1", GUARD_1, ""]).strikes(0, "text ramen1 2").does(1, f"defend {GUARD_1}")
    assert t.s.defence == 1


# Drawing and healing


def test_6_5_the_hand_limit_holds_for_all_the_cards_together() -> None:
    t = Table([f"sakuragi1 {HIT_1} {HIT_2} {GUARD_2}", "", ""]).does(0, "text sakuragi1")
    assert len(t.hand(0)) == 5
    assert t.asked == "DiscardCard(0)"


def test_6_5_a_flagon_draws_two() -> None:
    t = Table(["", "", ""]).with_things(0, "flagon").with_sake(0, "life")
    assert len(t.does(0, "use flagon", "pay life").hand(0)) == 2


@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (2, 0), (1, 0)])
def test_6_6_fake_wounds_recover_two_life_points(wounds: int, left: int) -> None:
    t = Table(["wounds1", "", ""]).with_wounds(0, wounds)
    assert t.does(0, "text wounds1").wounds(0) == left


# Steps


def test_6_7_stench_brings_two_tokens_anywhere() -> None:
    t = Table(["stench1", "", "", ""])
    t.does(0, "text stench1 3.1", "aim stench 1.1")
    assert t.steps == [4, 3, 4, 3]
    assert t.s.supply == 14


def test_6_7_only_what_the_supply_has() -> None:
    t = Table(["stench1", "", ""])
    t.s.supply = 1
    t.does(0, "text stench1 3.1")
    assert t.steps == [3, 3, 4]
    assert t.discards == ["stench1"]
    t = Table(["stench1", "", ""])
    t.s.supply = 0
    assert t.why_not(0, "text stench1 1.1") == "6.1"


def test_6_7_sections_lie_between_minions() -> None:
    t = Table(["stench1", "", ""]).with_steps(4, 3, 3)
    t.with_minion(0, RIGHT, "minion1", 1).with_minion(1, LEFT, "minion2", 1)
    assert t.offers("text")[:3] == ["text stench1 1.1", "text stench1 1.2", "text stench1 1.3"]
    t.does(0, "text stench1 1.1", "aim stench 1.3")
    assert t.minions == {"minion1": 2, "minion2": 2}
    assert t.steps[0] == 6


def test_6_7_between_the_enemies_no_minion_moves() -> None:
    t = Table(["stench1", "", ""]).with_steps(4, 3, 3)
    t.with_minion(0, RIGHT, "minion1", 1).with_minion(1, LEFT, "minion2", 1)
    t.does(0, "text stench1 1.2")
    assert t.minions == {"minion1": 1, "minion2": 1}


def test_6_8_lanterns_take_two_tokens_away() -> None:
    t = Table(["lanterns1", "", ""]).does(0, "text lanterns1 1.1", "aim lanterns 1.1")
    assert t.steps == [1, 3, 3]
    assert t.s.supply == 21


def test_6_8_one_stays_between_enemies_none_between_master_and_minion() -> None:
    t = Table(["lanterns1", "", ""]).with_steps(2, 1, 1).with_minion(0, RIGHT, "minion1", 1)
    assert t.offers("text") == ["text lanterns1 1.1"]
    t.does(0, "text lanterns1 1.1")
    assert t.minions == {"minion1": 0}
    assert t.steps == [1, 1, 1]


def test_6_8_a_minion_comes_nearer_to_its_master() -> None:
    t = Table(["lanterns1", "", ""]).with_steps(5, 1, 1)
    t.with_minion(0, RIGHT, "minion1", 1).with_minion(0, RIGHT, "minion2", 3)
    t.does(0, "text lanterns1 1.2")
    assert t.minions == {"minion1": 1, "minion2": 2}


def test_6_8_sections_go_by_where_minions_stand_not_by_their_age() -> None:
    t = Table(["lanterns1", "", ""]).with_steps(6, 1, 1)
    t.with_minion(0, RIGHT, "minion1", 3).with_minion(0, RIGHT, "minion2", 1)
    t.with_minion(1, LEFT, "minion3", 2).with_minion(1, LEFT, "minion4", 1)
    # Between the enemies there is one step only, which stays.
    assert [text.split()[-1] for text in t.offers("text")] == ["1.1", "1.2", "1.4", "1.5"]
    t.does(0, "text lanterns1 1.4", "aim lanterns 1.1")
    assert t.minions == {"minion1": 2, "minion2": 0, "minion3": 1, "minion4": 1}
    assert t.steps[0] == 4


# Discarding


def test_6_9_riceballs_make_a_neighbour_discard_two() -> None:
    t = Table(["riceballs1", f"{HIT_1} {HIT_2} {GUARD_1}", ""]).with_steps(4, 3, 3)
    assert t.offers("text") == ["text riceballs1 2"]
    t.does(0, "text riceballs1 2").does(1, f"discard {HIT_2}", f"discard {HIT_1}")
    assert t.hand(1) == [GUARD_1]
    assert t.actor == 0


def test_6_9_minions_do_not_shield_from_riceballs_nor_are_they_hit() -> None:
    t = Table(["riceballs1", HIT_1, ""]).with_steps(5, 3, 3).with_minion(1, LEFT, "minion1", 1)
    assert t.offers("text") == ["text riceballs1 2"]
    t.does(0, "text riceballs1 2").does(1, f"discard {HIT_1}")
    assert t.actor == 0


def test_6_9_the_pipe_makes_all_others_discard_one_clockwise() -> None:
    t = Table(["", HIT_1, "", HIT_2], turn=0).with_things(0, "pipe").with_sake(0, "board")
    t.does(0, "use pipe", "pay board")
    assert t.actor == 1
    t.does(1, f"discard {HIT_1}")
    assert t.actor == 3
    t.does(3, f"discard {HIT_2}")
    assert t.actor == 0


def test_6_9_what_is_burnt_meanwhile_does_not_spare_the_discard() -> None:
    hand = f"{HIT_0} {HIT_1} {HIT_2} {GUARD_2}"
    t = Table(["", hand, ""], pile=GUARD_1).with_things(0, "pipe").with_sake(0, "board")
    t.with_sake(1, "board").does(0, "use pipe", "pay board").does(1, "burn board")
    assert t.asked == "DiscardCard(1)"
    t.does(1, f"discard {HIT_0}")
    assert t.asked == "DropCard(1)"
    assert t.why_not(1, "pass") == "6.9"
    t.does(1, f"discard {HIT_1}")
    assert len(t.hand(1)) == 3


def test_6_9_the_pipe_needs_somebody_with_a_card() -> None:
    t = Table([HIT_1, "", ""]).with_things(0, "pipe").with_sake(0, "board")
    assert t.why_not(0, "use pipe") == "6.3"


# Taking away


def test_6_10_a_drunken_purchase_takes_a_thing_of_another() -> None:
    t = Table(["purchase1", "", "", ""]).with_things(2, "yumi", "pipe").with_sake(2, "pipe")
    assert t.offers("text")[:4] == [
        "text purchase1 2 katana",
        "text purchase1 3 katana",
        "text purchase1 3 yumi",
        "text purchase1 3 pipe",
    ]
    t.does(0, "text purchase1 3 pipe").passes(2)
    assert sorted(t.discards) == ["pipe1", "purchase1"]
    assert t.sake(2) == []
    assert t.s.masu == 9


def test_6_10_not_an_own_thing() -> None:
    t = Table(["purchase1", "", ""]).with_things(0, "pipe")
    assert t.why_not(0, "text purchase1 1 pipe") == "6.1"


def test_6_11_a_weak_stomach_takes_a_token_wherever_it_lies() -> None:
    t = Table(["stomach1", "", ""]).with_sake(1, "board", "life").with_sake(2, "katana")
    assert t.offers("text") == [
        "text stomach1 2 board",
        "text stomach1 2 life",
        "text stomach1 3 katana",
    ]
    t.does(0, "text stomach1 2 life").passes(1)
    assert t.sake(1) == ["board"]


def test_8_5_a_token_that_is_burnt_is_safe_from_a_weak_stomach() -> None:
    t = Table(["stomach1", "", ""]).with_sake(1, "board", "life")
    t.does(0, "text stomach1 2 board").does(1, "burn board").passes(1)
    assert t.sake(1) == ["life"]
    assert len(t.hand(1)) == 1


# Interrupts


def test_6_12_falter_cancels_a_movement() -> None:
    t = Table([MOVE_1, "", "falter1"])
    t.does(0, f"move {MOVE_1} right 1").passes(1).does(2, "cancel falter1")
    assert t.steps == [3, 3, 3]
    assert sorted(t.discards) == sorted(["falter1", MOVE_1])


def test_6_12_in_the_own_turn_it_serves_only_for_its_boxes() -> None:
    t = Table(["falter1", "", ""])
    assert t.offers("text") == []
    assert t.why_not(0, "text falter1") == "6.12"
    assert t.offers("move")


def test_6_13_blurred_vision_cancels_an_attack() -> None:
    t = Table([HIT_2, "", "vision1"]).with_steps(1, 3, 3)
    t.does(0, f"attack {HIT_2} katana 2").passes(1).does(2, "cancel vision1")
    assert t.wounds(1) == 0
    assert t.s.has_attacked


def test_6_13_in_the_own_turn_it_cancels_nothing() -> None:
    t = Table(["vision1", "", ""])
    assert t.why_not(0, "text vision1") == "6.13"


def test_6_13_also_one_against_a_spirit_or_a_minion() -> None:
    t = Table([HIT_2, "vision1", "", ""]).spirit(2, "").with_loot(2, 2)
    t.does(0, f"attack {HIT_2} katana 3").does(1, "cancel vision1")
    assert t.s.loot[2] == 2


def test_6_13_spirits_are_not_asked() -> None:
    t = Table([HIT_2, "", "", ""], life=[5, 5, 4, 6]).with_steps(1, 3, 3, 3)
    t.spirit(2, "flagon4").does(0, f"attack {HIT_2} katana 2")
    t.passes(1)
    assert t.actor == 3
