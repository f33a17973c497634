"""3. The turn."""

from tatami.core.cards import NONE
from tatami.core.coverage import frames_of
from tatami.core.frames import Decision
from tatami.games.sake import GAME
from tatami.games.sake.rules.play import ChoosePlay
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


def test_3_1_the_phases_follow_each_other() -> None:
    t = Table([f"yumi1 {HIT_1}", "", ""]).with_minion(0, 1, "minion1").begins(0)
    assert t.asked == "ChoosePlay(0)"
    t.does(0, "text yumi1", "pass")
    assert t.asked == "SendMinion(0)"
    t.does(0, "send minion1 2").undefended()
    assert len(t.hand(0)) == 3
    assert t.asked == "ChooseWeapon(0)"
    t.does(0, "wield yumi")
    assert t.s.active == 1


def test_3_1_others_have_to_wait() -> None:
    t = Table([HIT_1, HIT_2, ""])
    assert t.why_not(1, f"move {HIT_2} left 1") == "3.1"


def test_3_2_two_cards_may_be_played() -> None:
    t = Table([f"{MOVE_1} {MOVE_2} {MOVE_3}", "", ""])
    t.strikes(0, f"move {MOVE_1} right 1").strikes(0, f"move {MOVE_2} left 2")
    assert t.s.active == 1


def test_3_2_or_fewer() -> None:
    t = Table([HIT_1, HIT_2, ""]).passes(0)
    assert t.s.active == 1


def test_3_2_a_card_has_to_be_in_the_hand() -> None:
    t = Table([HIT_1, "", ""])
    assert t.why_not(0, f"move {MOVE_2} right 1") == "3.2"
    assert t.why_not(0, f"defend {HIT_1}") == "3.2"


def test_3_2_a_card_is_played_for_a_box_or_for_its_text() -> None:
    t = Table(["yumi1", "", ""]).strikes(0, "move yumi1 right 1")
    assert t.discards == ["yumi1"]
    t = Table(["yumi1", "", ""]).does(0, "text yumi1")
    assert t.table(0) == ["katana1", "yumi1"]


def test_3_2_there_is_no_question_when_nothing_can_be_played() -> None:
    t = Table(["", "", HIT_1], life=[1, 5, 5])
    assert t.s.active == 1


def test_3_3_two_cards_are_drawn() -> None:
    t = Table(["", "", ""], pile=f"{HIT_1} {HIT_2}").passes(0)
    assert t.hand(0) == sorted([HIT_1, HIT_2])


def test_3_4_one_weapon_is_wielded() -> None:
    t = Table(["", "", ""]).with_things(0, "yumi", "wakizashi").passes(0)
    assert t.offers("wield") == ["wield katana", "wield wakizashi", "wield yumi"]
    assert t.why_not(0, "pass") == "3.4"
    t.does(0, "wield wakizashi")
    assert t.wields(0) == "wakizashi"


def test_3_4_also_one_with_sake_on_it() -> None:
    t = Table(["", "", ""]).with_things(0, "yumi").with_sake(0, "yumi").passes(0)
    assert t.does(0, "wield yumi").wields(0) == "yumi"


def test_3_4_none_only_by_who_has_none_already() -> None:
    t = Table(["", "", ""]).without_things(0).with_things(0, "yumi").passes(0)
    assert t.choices()[:2] == ["wield yumi", "pass"]
    assert t.passes(0).wields(0) == "nothing"


def test_3_4_there_is_no_question_without_a_choice() -> None:
    t = Table(["", "", ""]).passes(0)
    assert t.s.active == 1
    t = Table(["", "", ""]).without_things(0).passes(0)
    assert t.s.active == 1


def test_3_5_who_loses_the_wielded_weapon_may_wield_another() -> None:
    t = Table(["purchase1", "", ""]).with_things(1, "yumi")
    t.does(0, "text purchase1 2 katana").passes(1)
    assert t.choices(1)[:2] == ["wield yumi", "pass"]
    assert t.does(1, "wield yumi").wields(1) == "yumi"


def test_3_5_but_not_if_it_was_another_weapon_or_the_last() -> None:
    t = Table(["purchase1", "", ""]).with_things(1, "yumi")
    t.does(0, "text purchase1 2 yumi").passes(1)
    assert t.wields(1) == "katana"
    assert t.actor == 0
    t = Table(["purchase1", "", ""]).does(0, "text purchase1 2 katana").passes(1)
    assert t.wields(1) == "nothing"


def test_3_6_no_more_than_four_cards() -> None:
    hand = f"{HIT_0} {HIT_1} {HIT_2}"
    t = Table([hand, "", ""], pile=f"{GUARD_1} {GUARD_2}").passes(0)
    assert len(t.hand(0)) == 5
    assert len(t.offers("discard")) == 5
    assert t.why_not(0, "pass") == "3.6"
    t.does(0, f"discard {HIT_0}")
    assert len(t.hand(0)) == 4
    assert t.s.active == 1


def test_3_6_at_all_times_also_in_the_turn_of_others() -> None:
    hand = f"{HIT_0} {GUARD_1} {HIT_2} {GUARD_2}"
    t = Table([MOVE_1, hand, ""]).with_sake(1, "board")
    t.does(0, f"move {MOVE_1} left 1").does(1, "burn board")
    assert t.asked == "DiscardCard(1)"
    t.does(1, f"discard {HIT_0}")
    assert t.asked == "MayFalter(1)"


FOUR = f"{HIT_0} {GUARD_1} {HIT_2} {GUARD_2}"


def test_3_6_who_burns_instead_of_discarding_still_keeps_four_cards() -> None:
    t = Table([FOUR, "", ""], pile=f"{MOVE_2} {MOVE_3} {MOVE_1}").with_sake(0, "board").passes(0)
    assert len(t.hand(0)) == 6
    t.does(0, "burn board")
    assert len(t.hand(0)) == 7
    t.does(0, f"discard {HIT_0}", f"discard {HIT_2}", f"discard {MOVE_1}")
    assert len(t.hand(0)) == 4
    assert t.asked != "DiscardCard(0)"


def test_3_6_nor_does_the_soul_cost_more() -> None:
    boards = ["tomoe", "masamune", "masako"]
    t = Table([FOUR, "", ""], boards, pile=f"{MOVE_2} {MOVE_3}").passes(0).does(0, "soul 1")
    t.does(0, f"discard {HIT_0}", f"discard {HIT_2}", f"discard {MOVE_2}")
    assert len(t.hand(0)) == 4
    assert t.asked != "DiscardCard(0)"


def test_3_7_an_empty_pile_is_refilled_from_the_discards_at_once() -> None:
    t = Table([MOVE_1, "", ""]).strikes(0, f"move {MOVE_1} left 1")
    assert t.discards == [MOVE_1]
    t.leave_in_pile(HIT_1).passes(0)
    assert sorted(t.hand(0)) == sorted([HIT_1, MOVE_1])
    assert t.discards == []


def test_3_7_without_discards_nothing_can_be_drawn() -> None:
    t = Table([f"{HIT_1} {DRINK_2} sakuragi1", "", ""]).with_sake(0, "board")
    t.leave_in_pile()
    assert t.offers("burn") == []
    assert t.offers("extra") == ["extra board"]
    assert t.why_not(0, "burn board") == "8.3"
    assert t.why_not(0, "text sakuragi1") == "6.1"
    t.passes(0)
    assert len(t.hand(0)) == 3


def test_3_7_the_next_discard_becomes_the_pile() -> None:
    t = Table([MOVE_1, "", ""])
    t.leave_in_pile()
    t.strikes(0, f"move {MOVE_1} left 1")
    assert t.discards == []
    assert t.s.can_draw()
    assert t.passes(0).hand(0) == [MOVE_1]


def test_3_7_a_minion_can_reveal_the_last_card_and_then_nothing_can_be_drawn() -> None:
    t = Table(["", "", ""]).with_minion(0, 1, "minion1", 2).begins(0)
    t.leave_in_pile(HIT_2).passes(0).does(0, "send minion1 0")
    assert t.asked == "MayDefend(1)"
    assert not t.s.can_draw()
    assert t.s.top == NONE
    # It joins the discards when the fight is over, and is the draw pile at once.
    t.undefended()
    assert t.hand(0) == [HIT_2]


def test_3_7_then_nobody_can_burn_for_a_card() -> None:
    t = Table(["", "", ""]).with_sake(1, "board").with_minion(0, 1, "minion1", 2).begins(0)
    t.leave_in_pile(HIT_2).passes(0).does(0, "send minion1 0")
    assert t.actor == 1
    assert t.offers("burn") == []


def test_3_8_what_was_played_is_discarded_when_all_is_over() -> None:
    t = Table([HIT_2, GUARD_1, ""]).with_steps(1, 3, 3)
    t.strikes(0, f"attack {HIT_2} katana 2").does(1, f"defend {GUARD_1}")
    assert sorted(t.played) == sorted([HIT_2, GUARD_1])
    assert t.discards == []
    t.undefended()
    assert t.played == []
    assert sorted(t.discards) == sorted([HIT_2, GUARD_1])


def test_3_8_the_cards_of_a_fight_when_that_fight_is_over() -> None:
    t = Table(["chopsticks1", GUARD_1, ""]).strikes(0, "text chopsticks1 2")
    t.does(1, f"defend {GUARD_1}").undefended()
    assert t.asked.startswith("ChooseAim")
    assert t.discards == [GUARD_1]
    assert t.played == ["chopsticks1"]
    t.does(0, "aim chopsticks 3").undefended()
    assert sorted(t.discards) == sorted([GUARD_1, "chopsticks1"])


def test_3_8_even_if_they_bear_the_same_name_as_the_card_that_goes_on() -> None:
    t = Table(["chopsticks2", "chopsticks1", ""]).strikes(0, "text chopsticks2 2")
    t.does(1, "defend chopsticks1").undefended()
    assert (t.discards, t.played) == (["chopsticks1"], ["chopsticks2"])


def test_3_8_an_interrupt_as_soon_as_it_has_cancelled_something() -> None:
    t = Table([HIT_2, "falter1", ""]).with_steps(1, 3, 3)
    t.does(0, f"iaido {HIT_2} left 1").does(1, "cancel falter1")
    assert t.asked == "ChooseStrike(0)"
    assert (t.discards, t.played) == (["falter1"], [HIT_2])


def test_reactions_are_optional_and_the_own_turn_is_not() -> None:
    kinds = [kind for name, kind in frames_of(GAME).items() if name.startswith("May")]
    assert len(kinds) > 5
    assert all(issubclass(kind, Decision) and kind.optional for kind in kinds)
    assert not ChoosePlay.optional
