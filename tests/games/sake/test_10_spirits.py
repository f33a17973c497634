"""10. Spirits of Enma."""

import pytest

from tests.games.sake.table import GUARD_2, HIT_0, HIT_1, HIT_2, Table

# Sleepy cards: pipe3, pipe4, sandals2, flagon1; quarrelsome: pipe1, sandals1; troublesome: armour4.


def haunting(cards: str = "pipe3 pipe4 pipe1", hand: str = "", seats: int = 4) -> Table:
    """Seat 0 is a spirit, and the next card on top is sleepy."""
    t = Table(["", hand, *[""] * (seats - 2)], pile="flagon1 flagon4 sandals2")
    return t.spirit(0, cards)


def acting(t: Table) -> Table:
    """The spirit has drawn the first card of the pile, and is asked what it does."""
    t.begins(0)
    while t.asked == "UseElation(0)":
        t.passes(0)
    return t


def test_10_1_spirits_have_neither_weapons_nor_boxes() -> None:
    t = acting(haunting())
    assert {text.split()[0] for text in t.choices()} == {"pass", "steal", "haunt"}


def test_10_1_only_cards_with_the_back_on_top_can_be_played() -> None:
    t = acting(haunting())
    assert {text.split()[1] for text in t.offers("haunt")} == {"pipe3", "pipe4", "flagon1"}
    assert t.why_not(0, "haunt pipe1 2") == "10.1"


def test_10_1_nothing_that_is_said_of_samurai_concerns_them() -> None:
    t = (
        Table(["stomach1 purchase1", "", "", ""])
        .with_sake(1, "board")
        .spirit(2, "")
        .with_loot(2, 3)
    )
    assert all(" 3 " not in text for text in t.offers("text"))


# Elation


def test_10_2_elation_then_a_card_then_mischief() -> None:
    t = haunting(hand="armour1").begins(0)
    assert t.asked == "UseElation(0)"
    assert "flagon1" not in t.hand(0)
    t.passes(0)
    assert "flagon1" in t.hand(0)
    assert t.asked == "ChooseMischief(0)"
    t.passes(0)
    assert t.s.active == 1


def test_10_2_it_has_to_wait_for_its_turn() -> None:
    t = acting(haunting())
    assert t.why_not(1, "steal") == "10.2"
    assert t.why_not(0, "cut") == "10.2"


def test_10_3_troublesome_adds_or_removes_a_step() -> None:
    t = Table(["", "", "", ""]).spirit(0, "").top("troublesome").with_steps(0, 1, 3, 3).begins(0)
    assert t.choices() == ["pass", "add 2.1", "add 3.1", "add 4.1", "remove 3.1", "remove 4.1"]
    t.does(0, "add 2.1")
    assert t.steps == [0, 2, 3, 3]
    t = Table(["", "", "", ""]).spirit(0, "").top("troublesome").begins(0).does(0, "remove 3.1")
    assert t.steps[2] == 2


def test_10_3_quarrelsome_moves_a_token_of_a_samurai() -> None:
    t = Table(["", "", "", ""]).spirit(0, "").top("quarrelsome").with_sake(1, "life").begins(0)
    assert t.choices() == ["pass", "shift 2 life katana", "shift 2 life board"]
    t.does(0, "shift 2 life katana")
    assert t.sake(1) == ["katana"]


def test_10_3_sleepy_passes_a_card_on() -> None:
    t = Table(["", f"{HIT_2} {GUARD_2}", "", ""]).spirit(0, "").top("sleepy").begins(0)
    assert t.choices() == [
        "pass",
        "hand 2 quarrelsome 3",
        "hand 2 quarrelsome 4",
        "hand 2 sleepy 3",
        "hand 2 sleepy 4",
    ]
    t.does(0, "hand 2 sleepy 4")
    assert (t.hand(1), t.hand(3)) == ([GUARD_2], [HIT_2])


def test_10_3_the_spirit_does_not_see_the_card() -> None:
    t = Table(["", f"{HIT_2} {GUARD_2}", "", ""]).spirit(0, "").top("sleepy").begins(0)
    t.does(0, "hand 2 sleepy 4")
    for seat, knows in ((0, False), (1, True), (2, False), (3, True)):
        assert (t.view(seat).hands[3][0] >= 0) == knows


def test_10_3_the_receiver_keeps_the_hand_limit() -> None:
    hand = "pipe1 pipe2 armour1 armour2"
    t = Table(["", HIT_2, hand, ""]).spirit(0, "").top("sleepy").begins(0)
    t.does(0, "hand 2 sleepy 3")
    assert t.asked == "DiscardCard(2)"


@pytest.mark.parametrize("back", ["quarrelsome", "sleepy"])
def test_10_3_where_nothing_can_be_done_nobody_is_asked(back: str) -> None:
    t = Table(["", "", "", ""]).spirit(0, "").top(back).begins(0)
    assert t.asked == "ChooseMischief(0)"


def test_10_3_without_a_second_samurai_no_card_is_passed() -> None:
    t = Table(["", HIT_2, ""]).spirit(0, "").spirit(2, "").top("sleepy").begins(0)
    assert t.asked == "ChooseMischief(0)"


def test_3_7_without_a_top_card_there_is_no_elation() -> None:
    t = Table(["", HIT_2, "", ""]).spirit(0, "pipe3").leave_in_pile().begins(0)
    assert t.choices() == ["pass", "steal"]


# Stealing


def test_10_4_a_token_is_stolen_from_the_masu() -> None:
    t = acting(haunting()).does(0, "steal")
    assert (t.s.masu, t.s.loot[0]) == (9, 1)


def test_10_4_not_from_an_empty_one() -> None:
    t = acting(haunting().with_masu(0))
    assert t.why_not(0, "steal") == "10.4"


def test_10_4_a_spirit_that_can_do_nothing_is_not_asked() -> None:
    t = haunting("pipe1").with_masu(0)
    t.s.last_turns = 9
    t.next_cards("pipe2 flagon1").begins(0)
    while t.s.active == 0:
        assert t.asked == "UseElation(0)"
        t.passes(0)


# Haunting


def test_10_5_as_many_cards_as_the_spirit_likes() -> None:
    t = acting(haunting()).does(0, "haunt pipe3 2")
    assert t.choices() == ["pass", "join pipe4", "join flagon1"]
    assert t.why_not(0, "join pipe1") == "10.1"
    t.does(0, "join pipe4").passes(0)
    assert t.s.value == 2


def test_10_5_any_samurai_can_be_haunted_but_only_samurai() -> None:
    t = acting(haunting())
    assert {text.split()[-1] for text in t.offers("haunt")} == {"2", "3", "4"}
    assert t.why_not(0, "haunt pipe3 1") == "10.5"


def test_10_5_other_spirits_help_clockwise() -> None:
    t = Table(["", "", "", "", ""], pile="flagon1 flagon4 sandals2")
    t.spirit(0, "pipe3").spirit(3, "pipe4 pipe1").spirit(4, "armour4")
    acting(t).does(0, "haunt pipe3 2").passes(0)
    # Seat 4 has no sleepy card, which everybody can see.
    assert t.asked == "MayJoin(3)"
    assert t.why_not(3, "pass") == ""
    assert t.why_not(0, "join flagon1") == "10.5"
    t.does(3, "join pipe4")
    assert t.s.value == 2


def test_10_6_the_samurai_defends_as_in_a_melee() -> None:
    t = acting(haunting(hand=f"{HIT_1} minion1").with_sake(1, "board")).does(
        0, "haunt pipe3 2", "pass"
    )
    t.does(1, f"defend {HIT_1}")
    assert t.s.active == 1
    assert t.sake(1) == ["board"]


def test_10_6_a_minion_card_evades_it() -> None:
    t = acting(haunting(hand="minion1").with_sake(1, "board")).does(0, "haunt pipe3 2", "pass")
    t.passes(1).does(1, "evade minion1")
    assert t.sake(1) == ["board"]


def test_10_6_it_is_no_attack() -> None:
    t = Table(
        ["", HIT_0, "vision1", ""],
        ["musashi", "jubei", "masako", "suenaga"],
        pile="flagon1 flagon4",
    )
    acting(t.spirit(0, "pipe3")).does(0, "haunt pipe3 2", "pass")
    assert t.asked == "MayDefend(1)"
    t.does(1, f"defend {HIT_0}")
    assert t.s.active == 1


def test_10_7_each_hit_costs_a_token_that_the_samurai_chooses() -> None:
    t = acting(haunting().with_sake(1, "board", "life", "katana"))
    t.does(0, "haunt pipe3 2", "join pipe4", "pass").undefended()
    assert t.choices() == ["lose katana", "lose board", "lose life"]
    assert t.why_not(1, "burn board") == "10.7"
    t.does(1, "lose life", "lose board")
    assert t.sake(1) == ["katana"]
    assert t.s.loot[0] == 2


def test_10_7_no_more_than_there_are() -> None:
    t = acting(haunting().with_sake(1, "board"))
    t.does(0, "haunt pipe3 2", "join pipe4", "pass").undefended()
    assert t.s.loot[0] == 1
    assert t.s.active == 1


def test_10_7_who_has_no_sake_has_nothing_to_evade() -> None:
    t = acting(haunting().holds(1, "minion1")).does(0, "haunt pipe3 2", "pass")
    assert t.asked == "MayDefend(1)"
    t.passes(1)
    assert t.hand(1) == ["minion1"]
    assert t.s.active == 1


def test_10_7_nor_who_has_burnt_it_in_time() -> None:
    t = acting(haunting().with_sake(1, "board").holds(1, "minion1"))
    t.does(0, "haunt pipe3 2", "pass").passes(1)
    assert t.asked == "MayEvade(1)"
    t.does(1, "burn board")
    assert (t.s.loot[0], t.s.active) == (0, 1)
    assert "minion1" in t.hand(1)


def test_10_7_the_spirit_shares_the_loot() -> None:
    t = Table(["", "", "", "", ""], pile="flagon1 flagon4 sandals2").with_sake(1, "board", "life")
    t.spirit(0, "pipe3 pipe4").spirit(3, "")
    acting(t).does(0, "haunt pipe3 2", "join pipe4", "pass").undefended()
    assert t.choices() == ["give 1", "give 4"]
    assert t.why_not(0, "give 2") == "10.7"
    t.does(0, "give 1", "give 4")
    assert (t.s.loot[0], t.s.loot[3]) == (1, 1)


def test_13_5_the_shrine_shields_from_a_hit() -> None:
    t = Table(["", "", "", ""], pile="flagon1 flagon4 sandals2", location="shrine")
    t.with_sake(1, "board", "life").spirit(0, "pipe3 pipe4")
    acting(t).does(0, "haunt pipe3 2", "join pipe4", "pass").undefended().does(1, "lose board")
    assert t.s.loot[0] == 1


# Fading


def attacked(cards: str, helper: str = "") -> Table:
    t = Table([f"{HIT_1} {HIT_0}", "", "", "", ""], pile="sandals2 flagon1")
    t.spirit(2, cards).spirit(3, helper).with_loot(2, 2)
    return t.strikes(0, f"attack {HIT_1} katana 3")


def test_10_8_a_matching_card_evades_all_hits() -> None:
    t = attacked("pipe3 pipe1")
    assert t.choices() == ["pass", "fade pipe3"]
    assert t.why_not(2, "fade pipe1") == "10.8"
    t.does(2, "fade pipe3")
    assert t.s.loot[2] == 2
    assert "pipe3" in t.discards


def test_10_8_otherwise_it_loses_its_tokens() -> None:
    t = attacked("pipe3").passes(2)
    assert t.s.loot[2] == 0
    assert t.s.masu == 13


def test_10_8_another_spirit_may_help() -> None:
    t = attacked("pipe1", "pipe4")
    assert t.actor == 3
    t.does(3, "fade pipe4")
    assert t.s.loot[2] == 2


def helping(helpers: str = "attacker") -> Table:
    """Seat 2 attacks the spirit of seat 0; those of seats 1 and 3 could help."""
    t = Table(["", "", HIT_1, "", ""], pile="sandals2 flagon1", turn=2, helpers=helpers)
    t.spirit(0, "").spirit(1, "pipe3").spirit(3, "pipe4").with_loot(0, 2)
    return t.strikes(2, f"attack {HIT_1} katana 1")


def test_10_8_helpers_are_asked_clockwise_from_who_attacks() -> None:
    t = helping()
    assert t.actor == 3
    assert t.passes(3).actor == 1


def test_14_7_or_from_who_is_attacked() -> None:
    t = helping(helpers="attacked")
    assert t.actor == 1
    assert t.passes(1).actor == 3


def test_10_8_who_has_faded_needs_no_help() -> None:
    t = attacked("pipe3", "pipe4").does(2, "fade pipe3")
    assert t.actor == 0


def test_10_8_who_has_no_matching_card_is_not_asked() -> None:
    t = attacked("pipe1", "armour4")
    assert t.actor == 0
    assert t.s.loot[2] == 0


def test_the_example_of_david_carl_and_bruno() -> None:
    # David (0) is a spirit. Twistziek: Carl's token goes from the life pile to his Katana.
    t = Table(["", "sandals4", "", f"{HIT_1} {HIT_0}"], pile="pipe1 flagon1 flagon4 sandals2")
    t.with_things(1, "wakizashi").with_sake(1, "life", "board")
    t.spirit(0, "pipe3 pipe4").spirit(2, "bowl4 katana7 armour4").begins(0)
    t.does(0, "shift 2 life katana")
    # Now the top is slaperig, of which David has two; Bruno adds a third card.
    t.does(0, "haunt pipe3 2", "join pipe4").does(2, "join bowl4").passes(2)
    assert t.s.value == 3
    # Neither Wakizashi nor Katana helps: 2 from the box alone. One token, which goes to Bruno.
    t.does(1, "defend sandals4")
    assert t.s.hits == 1
    t.passes(1).does(1, "lose katana").does(0, "give 3")
    assert t.s.loot[2] == 1
    # Albert attacks Bruno with 1 + 3, and he fades with another sleepy card.
    t.with_loot(2, 2).top("sleepy").begins(3)
    t.strikes(3, f"attack {HIT_1} katana 3").does(2, "fade katana7")
    assert t.s.loot[2] == 2
    # Then with 3, and he has none left: he loses both his tokens.
    t.top("sleepy").strikes(3, f"attack {HIT_0} katana 3")
    assert t.s.loot[2] == 0
