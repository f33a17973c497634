"""5. Fights, and 12.1 to 12.4 what knowledge adds to them."""

import pytest

from tatami.games.sake.pieces import LEFT, RIGHT
from tatami.games.sake.rules.fight import Clash, Clashed
from tests.games.sake.table import (
    GUARD_0,
    GUARD_1,
    GUARD_2,
    HIT_0,
    HIT_1,
    HIT_2,
    MOVE_1,
    MOVE_2,
    Table,
    card,
)


def duel(hand: str, defence: str, location: str = "inn") -> Table:
    """Seat 0 stands one step from seat 1."""
    return Table([hand, defence, ""], location=location).with_steps(1, 3, 3)


# 5.1 Interrupts


def test_5_1_all_other_samurai_are_asked_clockwise() -> None:
    t = Table(["", HIT_1, HIT_1, HIT_1], turn=1)
    t.does(1, f"move {HIT_1} left 1")
    for seat in (2, 3, 0):
        assert t.actor == seat
        t.passes(seat)
    assert t.steps == [2, 4, 3, 3]


def test_5_1_the_first_interrupt_ends_the_asking() -> None:
    t = Table([MOVE_1, "falter1", "falter2", ""])
    t.does(0, f"move {MOVE_1} right 1").does(1, "cancel falter1")
    assert t.hand(2) == ["falter2"]
    assert sorted(t.discards) == sorted(["falter1", MOVE_1])


def test_5_1_who_has_burnt_something_is_asked_again() -> None:
    t = Table([MOVE_1, "", ""], pile="falter1").with_sake(1, "board")
    t.does(0, f"move {MOVE_1} right 1").does(1, "burn board")
    assert t.actor == 1
    t.does(1, "cancel falter1")
    assert t.steps == [3, 3, 3]


def test_5_1_who_can_do_nothing_is_not_asked() -> None:
    t = Table([MOVE_1, "", HIT_1], life=[5, 1, 4])
    t.does(0, f"move {MOVE_1} right 1")
    assert t.actor == 2


def test_5_1_who_has_nothing_but_a_token_to_burn_is_asked() -> None:
    t = Table([MOVE_1, "", ""], life=[5, 1, 1]).with_sake(1, "board")
    t.does(0, f"move {MOVE_1} right 1")
    assert t.asked == "MayFalter(1)"
    assert t.choices() == ["pass", "burn board"]


def test_5_1_so_is_who_has_nothing_but_one_card_of_its_soul_to_burn() -> None:
    t = Table([MOVE_1, "", ""], life=[5, 2, 1])
    t.does(0, f"move {MOVE_1} right 1")
    assert t.asked == "MayFalter(1)"
    assert t.choices() == ["pass", "soul 1"]


def test_5_1_who_is_asked_does_not_depend_on_what_is_in_the_hand() -> None:
    for cards in ("falter1", "vision1", HIT_1):
        t = Table([MOVE_1, cards, ""])
        t.does(0, f"move {MOVE_1} right 1")
        assert t.asked == "MayFalter(1)"


def test_5_1_only_the_fitting_interrupt_can_be_played() -> None:
    t = Table([f"{MOVE_1} {HIT_1}", "falter1 vision1", ""]).with_steps(1, 3, 3)
    t.does(0, f"move {MOVE_1} left 1")
    assert t.why_not(1, "cancel vision1") == "6.12"
    t.unanswered().with_steps(1, 3, 3)
    t.does(0, f"attack {HIT_1} katana 2")
    assert t.why_not(1, "cancel falter1") == "6.13"


# 5.2 Defence


def test_5_2_a_card_takes_its_defence_box_off_the_attack() -> None:
    t = duel(HIT_2, GUARD_1).without_things(1)
    t.strikes(0, f"attack {HIT_2} katana 2").does(1, f"defend {GUARD_1}").undefended()
    assert t.wounds(1) == 4


def test_5_2_one_card_is_all() -> None:
    t = duel(HIT_2, f"{GUARD_1} {GUARD_2}")
    t.strikes(0, f"attack {HIT_2} katana 2").does(1, f"defend {GUARD_1}")
    assert t.asked == "MayEvade(1)"
    assert t.why_not(1, f"defend {GUARD_2}") == "5.6"


def test_5_2_without_a_card_the_whole_attack_hits() -> None:
    t = duel(HIT_1, GUARD_2).strikes(0, f"attack {HIT_1} katana 2")
    assert t.why_not(1, f"defend {HIT_2}") == "5.2"
    t.undefended()
    assert t.wounds(1) == 4


def test_5_3_the_wielded_weapon_helps_the_card() -> None:
    t = duel(HIT_2, GUARD_1)
    t.strikes(0, f"attack {HIT_2} katana 2").does(1, f"defend {GUARD_1}").undefended()
    assert t.wounds(1) == 2


def test_5_3_another_weapon_does_not() -> None:
    t = duel(HIT_2, GUARD_1).with_things(1, "yumi", "wakizashi").wielding(1, "yumi")
    t.strikes(0, f"attack {HIT_2} katana 2").does(1, f"defend {GUARD_1}").undefended()
    assert t.wounds(1) == 4


def test_5_3_nor_one_with_sake_on_it() -> None:
    t = duel(HIT_2, GUARD_1).with_sake(1, "katana")
    t.strikes(0, f"attack {HIT_2} katana 2").does(1, f"defend {GUARD_1}").undefended()
    assert t.wounds(1) == 4


def test_5_3_nor_against_ranged_attacks() -> None:
    t = Table([HIT_2, GUARD_1, ""]).with_steps(3, 3, 3).with_things(0, "naginata")
    t.strikes(0, f"attack {HIT_2} naginata 2").does(1, f"defend {GUARD_1}").undefended()
    assert t.wounds(1) == 3


def test_5_3_nor_without_a_card() -> None:
    t = duel(HIT_1, "").does(0, f"attack {HIT_1} katana 2").undefended()
    assert t.wounds(1) == 4


def test_5_4_armour_helps_against_ranged_attacks_too() -> None:
    t = Table([HIT_2, GUARD_1, ""]).with_steps(3, 3, 3)
    t.with_things(0, "naginata").with_things(1, "armour")
    t.strikes(0, f"attack {HIT_2} naginata 2").does(1, f"defend {GUARD_1}").undefended()
    assert t.wounds(1) == 2


def test_5_4_but_only_with_a_card_and_without_sake() -> None:
    t = duel(HIT_1, "").with_things(1, "armour")
    t.does(0, f"attack {HIT_1} katana 2").undefended()
    assert t.wounds(1) == 4
    t = duel(HIT_1, GUARD_2).with_things(1, "armour").with_sake(1, "armour", "katana")
    t.strikes(0, f"attack {HIT_1} katana 2").does(1, f"defend {GUARD_2}").undefended()
    assert t.wounds(1) == 2


def test_5_5_there_are_never_fewer_than_no_hits() -> None:
    t = duel(HIT_0, GUARD_2).strikes(0, f"attack {HIT_0} katana 2").does(1, f"defend {GUARD_2}")
    assert t.wounds(1) == 0


# 5.6 Sacrifice


def test_5_6_a_minion_card_evades_all_hits() -> None:
    t = duel(HIT_2, "minion1").strikes(0, f"attack {HIT_2} katana 2").passes(1)
    t.does(1, "evade minion1")
    assert t.wounds(1) == 0
    assert "minion1" in t.discards


def test_5_6_it_is_asked_when_the_defence_is_known() -> None:
    t = duel(HIT_2, f"minion1 {GUARD_1}").strikes(0, f"attack {HIT_2} katana 2")
    assert t.why_not(1, "evade minion1") == "5.2"
    t.does(1, f"defend {GUARD_1}")
    assert t.s.hits == 2
    assert t.why_not(1, f"evade {HIT_1}") == "5.6"
    t.does(1, "evade minion1")
    assert t.wounds(1) == 0


def test_5_6_without_hits_nobody_is_asked() -> None:
    t = duel(f"{HIT_0} {HIT_1}", f"minion1 {GUARD_2}").strikes(0, f"attack {HIT_0} katana 2")
    t.does(1, f"defend {GUARD_2}")
    assert t.actor == 0


# 5.7 Wounds, 5.8 healing


def test_5_7_hits_move_cards_from_the_life_pile_to_the_wounds() -> None:
    t = duel(HIT_0, "")
    top = t.view(0).life[1][-1]
    t.does(0, f"attack {HIT_0} katana 2").undefended()
    assert t.life(1) == 2
    assert t.wounds(1) == 3
    assert t.view(0).wounds[1][0] == top


def test_5_7_sake_on_the_life_pile_is_lost_first() -> None:
    t = duel(HIT_0, "").with_sake(1, "life").does(0, f"attack {HIT_0} katana 2").undefended()
    assert t.wounds(1) == 2
    assert t.sake(1) == []


def test_5_8_healing_puts_the_wounds_back() -> None:
    t = Table(["wounds1", "", ""]).with_wounds(0, 3)
    pile = t.s.life[0], t.s.wounds[0]
    t.does(0, "text wounds1")
    assert (t.life(0), t.wounds(0)) == (4, 1)
    t.s.wound(0, 2)
    assert (t.s.life[0], t.s.wounds[0]) == pile


def test_5_8_no_more_than_there_are() -> None:
    t = Table(["wounds1", "", ""]).with_wounds(0, 1).does(0, "text wounds1")
    assert (t.life(0), t.wounds(0)) == (5, 0)


# 5.9 Attacked minions


@pytest.mark.parametrize(("guard", "beaten"), [(GUARD_0, True), (GUARD_2, False)])
def test_5_9_a_minion_defends_with_the_top_card(guard: str, beaten: bool) -> None:
    t = Table([HIT_2, "", ""], pile=guard).with_steps(2, 3, 3).without_things(0)
    t.with_minion(1, LEFT, "minion1", 1)
    t.strikes(0, f"attack {HIT_2} bare minion1")
    assert (t.minions == {}) == beaten
    assert guard in t.discards


def test_5_9_one_hit_beats_it() -> None:
    t = Table([HIT_2, "", ""], pile=GUARD_2).with_steps(2, 3, 3).without_things(0)
    t.with_things(0, "wakizashi").with_minion(1, LEFT, "minion1", 1)
    t.strikes(0, f"attack {HIT_2} wakizashi minion1")
    assert t.minions == {}
    assert "minion1" in t.discards
    assert t.table(1) == ["katana2"]


def test_5_9_the_log_tells_how_a_minion_was_beaten() -> None:
    t = Table([HIT_2, "", ""], pile=GUARD_0).with_steps(2, 3, 3).with_minion(1, LEFT, "minion1", 1)
    t.s.log = []
    t.strikes(0, f"attack {HIT_2} katana minion1")
    clashes = [entry.event for entry in t.s.log if entry.frame == Clash()]
    assert clashes == [Clashed(card("minion1"), value=5, defence=0)]


# 12. Knowledge


def test_12_1_musashi_hits_harder_with_a_weapon_at_one_step() -> None:
    boards = ["musashi", "masamune", "masako"]
    t = Table([HIT_1, "", ""], boards).with_steps(1, 3, 3)
    assert t.strikes(0, f"attack {HIT_1} katana 2").s.value == 5
    t = Table([HIT_1, "", ""], boards).with_steps(2, 3, 3).with_things(0, "nodachi")
    assert t.strikes(0, f"attack {HIT_1} nodachi 2").s.value == 5
    t = Table([HIT_1, "", ""], boards).with_steps(1, 3, 3).without_things(0)
    assert t.strikes(0, f"attack {HIT_1} bare 2").s.value == 1


def test_12_1_tomoe_hits_harder_from_afar() -> None:
    boards = ["tomoe", "masamune", "masako"]
    t = Table([HIT_1, "", ""], boards).with_steps(2, 3, 3).with_things(0, "nodachi")
    assert t.strikes(0, f"attack {HIT_1} nodachi 2").s.value == 6
    t = Table(["ramen1", "", ""], boards)
    assert t.strikes(0, "text ramen1 2").s.value == 3
    t = Table([HIT_1, "", ""], boards).with_steps(1, 3, 3)
    assert t.strikes(0, f"attack {HIT_1} katana 2").s.value == 4


def test_12_1_the_steps_to_whom_or_what_is_attacked_count() -> None:
    # The neighbour on the left is one step away, that on the right three.
    boards = ["musashi", "masamune", "masako"]
    t = Table([HIT_1, "", ""], boards).with_steps(3, 3, 1)
    assert t.strikes(0, f"attack {HIT_1} katana 3").s.value == 5
    boards[0] = "tomoe"
    t = Table(["ramen1", "", ""], boards).with_steps(1, 3, 3)
    assert t.strikes(0, "text ramen1 3").s.value == 3
    # A minion is nearer than its master.
    boards[0] = "musashi"
    t = Table([HIT_1, "", ""], boards).with_steps(3, 3, 3).with_minion(1, LEFT, "minion1", 2)
    assert t.does(0, f"attack {HIT_1} katana minion1").asked == "MayBlur(1)"
    assert t.s.value == 5


def test_12_1_not_against_spirits() -> None:
    for board in ("musashi", "tomoe"):
        t = Table([HIT_1, "", "", ""], [board, "masamune", "masako", "suenaga"]).spirit(2, "")
        t.with_loot(2, 9).strikes(0, f"attack {HIT_1} katana 3")
        assert t.s.loot[2] == 5


def test_12_sake_on_the_board_takes_the_knowledge_away() -> None:
    t = Table([HIT_1, "", ""], ["musashi", "masamune", "masako"]).with_steps(1, 3, 3)
    t.with_sake(0, "board")
    assert t.strikes(0, f"attack {HIT_1} katana 2").s.value == 4


def jubei(hand: str, defence: str) -> Table:
    t = Table([hand, defence, ""], ["musashi", "jubei", "masako"]).with_steps(1, 3, 3)
    return t.with_sake(0, "board")


def test_12_3_jubei_returns_a_hit_if_a_card_stops_a_melee_attack() -> None:
    t = jubei(HIT_0, GUARD_2).strikes(0, f"attack {HIT_0} katana 2").does(1, f"defend {GUARD_2}")
    assert (t.wounds(0), t.wounds(1)) == (1, 0)


def test_12_3_the_returned_hit_can_be_neither_defended_nor_evaded() -> None:
    t = jubei(f"{HIT_0} minion1", GUARD_2).strikes(0, f"attack {HIT_0} katana 2")
    t.does(1, f"defend {GUARD_2}")
    assert t.wounds(0) == 1
    assert "minion1" in t.hand(0)


def test_12_3_not_if_there_are_hits_or_they_are_evaded() -> None:
    t = jubei(HIT_2, f"{GUARD_1} minion1").strikes(0, f"attack {HIT_2} katana 2")
    t.does(1, f"defend {GUARD_1}", "evade minion1")
    assert (t.wounds(0), t.wounds(1)) == (0, 0)


def test_12_3_not_without_a_card_nor_against_ranged_attacks() -> None:
    t = Table(["chopsticks1", GUARD_2, ""], ["musashi", "jubei", "masako"])
    t.strikes(0, "text chopsticks1 2").does(1, f"defend {GUARD_2}")
    assert t.wounds(0) == 0


def test_12_3_not_with_sake_on_the_board() -> None:
    t = jubei(HIT_0, GUARD_2).with_sake(1, "board")
    t.strikes(0, f"attack {HIT_0} katana 2").does(1, f"defend {GUARD_2}")
    assert t.wounds(0) == 0


def test_12_3_a_minion_is_beaten_by_it() -> None:
    t = Table(["", GUARD_2, ""], ["musashi", "jubei", "masako"], pile=HIT_2)
    t.with_minion(0, RIGHT, "minion1", 2).begins(0).passes(0)
    t.does(0, "send minion1 0").does(1, f"defend {GUARD_2}")
    assert t.minions == {}
    assert t.wounds(0) == 0


def test_12_3_the_attacker_can_die_of_it_and_the_turn_is_over() -> None:
    t = jubei(f"{HIT_0} {HIT_1}", GUARD_2)
    t.s.wound(0, 3)
    t.strikes(0, f"attack {HIT_0} katana 2").does(1, f"defend {GUARD_2}")
    assert t.s.is_spirit(0)
    assert t.s.active == 1
    assert len(t.hand(0)) == 4


def ittosai(hand: str, defence: str) -> Table:
    return Table([hand, defence, ""], ["ittosai", "masamune", "masako"]).with_steps(1, 3, 3)


def test_12_4_ittosai_weakens_the_card_when_he_sees_it() -> None:
    t = ittosai(HIT_2, GUARD_2).strikes(0, f"attack {HIT_2} katana 2")
    t.does(1, f"defend {GUARD_2}")
    assert t.choices() == ["pass", "cut"]
    t.does(0, "cut").undefended()
    assert t.wounds(1) == 2


def test_12_4_or_saves_it_for_later_in_the_turn() -> None:
    t = ittosai(f"{HIT_1} {HIT_2}", f"{GUARD_2} {GUARD_1}").with_wounds(1, 0)
    t.strikes(0, f"attack {HIT_1} katana 2").does(1, f"defend {GUARD_2}").passes(0)
    t.strikes(0, f"attack {HIT_2} katana 2").does(1, f"defend {GUARD_1}")
    t.does(0, "cut").undefended()
    assert t.wounds(1) == 3


def test_12_4_only_once_a_turn() -> None:
    t = ittosai(f"{HIT_1} {HIT_2}", f"{GUARD_2} {GUARD_1}")
    t.strikes(0, f"attack {HIT_1} katana 2").does(1, f"defend {GUARD_2}").does(0, "cut")
    t.passes(1).strikes(0, f"attack {HIT_2} katana 2").does(1, f"defend {GUARD_1}")
    assert t.asked == "MayEvade(1)"


def test_12_4_not_below_nothing() -> None:
    t = ittosai(HIT_2, GUARD_0).strikes(0, f"attack {HIT_2} katana 2").does(1, f"defend {GUARD_0}")
    assert t.asked == "MayEvade(1)"


def test_12_4_nobody_else_cuts() -> None:
    t = ittosai(HIT_2, GUARD_2).strikes(0, f"attack {HIT_2} katana 2").does(1, f"defend {GUARD_2}")
    assert t.why_not(1, "cut") == "12.4"


def test_12_6_suenagas_moves_are_longer() -> None:
    t = Table([MOVE_2, "", ""], ["suenaga", "masamune", "masako"]).with_steps(9, 3, 3)
    assert f"move {MOVE_2} right 3" in t.choices()
    t.with_things(0, "sandals")
    assert f"move {MOVE_2} right 4" in t.choices()
    t.with_sake(0, "sandals", "board")
    assert f"move {MOVE_2} right 3" not in t.choices()


def test_13_3_the_bamboo_grove_weakens_ranged_attacks() -> None:
    t = Table([HIT_2, "", ""], location="grove").with_things(0, "naginata")
    assert t.strikes(0, f"attack {HIT_2} naginata 2").s.value == 3
    t = duel(HIT_2, "", location="grove")
    assert t.strikes(0, f"attack {HIT_2} katana 2").s.value == 5
