"""8. Sake."""

from tests.games.sake.table import (
    DRINK_2,
    GUARD_1,
    GUARD_2,
    HIT_0,
    HIT_1,
    HIT_2,
    MOVE_1,
    MOVE_2,
    Table,
)


def test_8_1_a_token_is_placed_where_there_is_none() -> None:
    t = Table([DRINK_2, "", ""]).with_things(0, "pipe").with_sake(0, "board")
    t.does(0, f"drink {DRINK_2} 2")
    assert t.choices() == ["place katana", "place pipe", "place life"]
    assert t.why_not(0, "place board") == "8.1"
    t.does(0, "place pipe")
    assert t.choices() == ["place katana", "place life"]


def test_8_1_minions_hold_none() -> None:
    t = Table([DRINK_2, "", ""]).with_minion(0, 0, "minion1").does(0, f"drink {DRINK_2} 1")
    assert t.choices() == ["place katana", "place board", "place life"]


def test_8_2_sake_on_the_life_pile_is_a_life_point_but_binds_the_soul() -> None:
    t = Table(["", "", ""]).with_sake(0, "life")
    assert t.offers("soul") == []
    assert t.why_not(0, "soul 1") == "8.2"


# Burning sake


def test_8_3_a_token_buys_a_card() -> None:
    t = Table(["", "", ""], pile=HIT_1).with_sake(0, "katana").does(0, "burn katana")
    assert t.hand(0) == [HIT_1]
    assert t.sake(0) == []
    assert t.s.masu == 7


def test_8_3_or_another_play() -> None:
    t = Table([f"{MOVE_1} {MOVE_2} yumi1", "", ""]).with_sake(0, "board")
    t.strikes(0, f"move {MOVE_1} left 1").strikes(0, f"move {MOVE_2} right 1")
    assert t.why_not(0, "text yumi1") == "3.2"
    t.does(0, "extra board", "text yumi1")
    assert t.table(0) == ["katana1", "yumi1"]


def test_8_3_the_other_play_only_in_the_own_first_phase() -> None:
    t = Table([HIT_1, GUARD_1, ""]).with_steps(1, 3, 3).with_sake(1, "board")
    t.strikes(0, f"attack {HIT_1} katana 2")
    assert t.why_not(1, "extra board") == "8.3"
    assert "burn board" in t.choices()


def test_8_3_only_a_token_that_is_there() -> None:
    t = Table(["", "", ""])
    assert t.why_not(0, "burn board") == "8.3"
    assert t.why_not(0, "extra board") == "8.3"


def test_8_3_what_lay_under_it_is_free_at_once() -> None:
    t = Table([HIT_1, "", ""]).with_steps(1, 3, 3).with_sake(0, "katana").with_things(0, "yumi")
    assert t.offers("attack") == []
    t.does(0, "burn katana")
    assert f"attack {HIT_1} katana 2" in t.choices()


# Burning the soul


def test_8_4_cards_of_the_life_pile_come_into_the_hand() -> None:
    t = Table(["", "", ""], ["tomoe", "masamune", "masako"])
    top = t.s.life[0] & 127
    t.does(0, "soul 1")
    assert t.life(0) == 4
    assert t.s.cards_in(0) == [top - 1]
    assert t.wounds(0) == 0


def test_8_4_at_least_one_stays() -> None:
    t = Table(["", "", ""], ["tomoe", "masamune", "masako"])
    assert t.offers("soul") == ["soul 1", "soul 2", "soul 3", "soul 4"]
    assert t.why_not(0, "soul 5") == "8.4"


def test_8_4_once_from_one_own_turn_to_the_next() -> None:
    t = Table([MOVE_1, HIT_1, HIT_2], ["tomoe", "masamune", "masako"]).does(0, "soul 1")
    assert t.why_not(0, "soul 1") == "8.4"
    t.passes(0)
    t.passes(1)
    t.passes(2)
    assert t.s.active == 0
    assert t.offers("soul")


def test_8_4_the_hand_limit_holds_at_once() -> None:
    t = Table([f"{HIT_0} {HIT_1} {HIT_2}", "", ""], ["tomoe", "masamune", "masako"])
    t.does(0, "soul 3")
    assert len(t.hand(0)) == 6
    assert t.asked == "DiscardCard(0)"


def test_12_2_munenori_chooses_the_cards() -> None:
    t = Table(["", "", ""])
    for seen in t.view(0).life[0]:
        t.s.learn(0, ~seen if seen < 0 else seen)
    t.does(0, "soul 2")
    assert len(t.offers("lift")) == 5
    first = t.offers("lift")[0]
    assert t.why_not(0, "pass") == "12.2"
    t.does(0, first)
    assert t.hand(0) == [first.split()[1]]
    t.does(0, t.offers("lift")[-1])
    assert t.asked == "ChoosePlay(0)"
    assert t.life(0) == 3


def test_12_2_not_with_sake_on_the_board() -> None:
    t = Table(["", "", ""]).with_sake(0, "board").does(0, "soul 2")
    assert t.asked == "ChoosePlay(0)"
    assert len(t.hand(0)) == 2


# Windows


def test_8_5_burning_is_offered_wherever_a_samurai_is_asked() -> None:
    # Play, interrupt, defence, evasion, discarding, wielding, minions and victims.
    t = Table([f"{MOVE_1} {HIT_1}", HIT_2, ""]).with_steps(2, 3, 3).with_sake(1, "board")
    t.does(0, f"move {MOVE_1} right 1")
    assert (t.asked, t.offers("burn")) == ("MayFalter(1)", ["burn board"])
    t.unanswered().does(0, f"attack {HIT_1} katana 2")
    assert (t.asked, t.offers("burn")) == ("MayBlur(1)", ["burn board"])
    t.unanswered()
    assert (t.asked, t.offers("burn")) == ("MayDefend(1)", ["burn board"])
    t.passes(1)
    assert (t.asked, t.offers("burn")) == ("MayEvade(1)", ["burn board"])


def test_8_5_in_the_own_phases_too() -> None:
    t = Table([HIT_2, "", ""]).with_things(0, "yumi").with_sake(0, "life").with_steps(9, 3, 3)
    t.with_minion(0, 1, "minion1").begins(0)
    assert t.offers("burn") == ["burn life"]
    t.passes(0)
    assert (t.asked, t.offers("burn")) == ("SendMinion(0)", ["burn life"])
    t.does(0, "send minion1 2")
    assert (t.asked, t.offers("burn")) == ("ChooseWeapon(0)", ["burn life"])


def test_8_5_the_soul_can_be_burnt_when_the_plays_are_used_up() -> None:
    t = Table([f"{MOVE_1} {MOVE_2}", "", ""], mere_windows=True)
    t.strikes(0, f"move {MOVE_1} right 1").strikes(0, f"move {MOVE_2} left 1")
    assert (t.s.plays, t.sake(0)) == (0, [])
    assert t.choices() == ["pass", "soul 1", "soul 2", "soul 3", "soul 4"]


def test_8_5_when_wielding_a_single_weapon() -> None:
    t = Table(["", "", ""], life=[3, 3, 3], mere_windows=True).passes(0)
    assert t.asked == "ChooseWeapon(0)"
    assert t.choices() == ["wield katana", "soul 1", "soul 2"]
    assert t.does(0, "wield katana").s.active == 1


def test_8_5_and_without_any_weapon() -> None:
    t = Table(["", "", ""], life=[3, 3, 3], mere_windows=True).without_things(0).passes(0)
    assert t.choices() == ["pass", "soul 1", "soul 2"]
    assert t.passes(0).s.active == 1


def test_8_5_but_only_who_can_burn_something_is_asked() -> None:
    t = Table([f"{MOVE_1} {MOVE_2}", HIT_1, ""], life=[1, 1, 1], mere_windows=True)
    t.strikes(0, f"move {MOVE_1} right 1").strikes(0, f"move {MOVE_2} left 1")
    assert t.s.active == 1


def test_8_5_not_where_one_chooses_what_to_pay_or_place() -> None:
    t = Table([DRINK_2, "", ""]).with_sake(0, "board").does(0, f"drink {DRINK_2} 1")
    assert t.offers("burn") == []
    assert t.why_not(0, "burn board") == "8.1"


def test_the_example_of_carl_who_drinks() -> None:
    # Carl lays a Rice Bowl and takes 2: one on his life points, one on his Katana.
    t = Table(["bowl2 bowl1", "", ""]).with_things(0, "naginata")
    t.does(0, "text bowl2", "drink bowl1 2")
    assert t.choices() == [
        "place katana",
        "place naginata",
        "place bowl",
        "place board",
        "place life",
    ]
    t.does(0, "place life", "place katana")
    assert (t.sake(0), t.s.masu) == (["katana", "life"], 6)
    # The Bowl, the Naginata and his skill stay free; he wields the Naginata.
    assert t.s.usable(0) == t.s.things[0] & ~t.s.sake[0]
    assert t.s.knows(0)
    t.does(0, "pass", "wield naginata")
    assert t.wields(0) == "naginata"


def test_the_example_of_carl_and_his_katana() -> None:
    # Carl has sake on life pile and Katana and wields his Naginata, which David buys.
    t = Table([f"purchase1 {HIT_2}", GUARD_1, ""], pile=GUARD_2).with_steps(1, 3, 3)
    t.with_things(1, "naginata").wielding(1, "naginata").with_sake(1, "katana", "life")
    t.does(0, "text purchase1 2 naginata").passes(1).does(1, "wield katana")
    t.strikes(0, f"attack {HIT_2} katana 2")
    t.does(1, "burn katana", f"defend {GUARD_2}")
    assert t.s.defence == 4
    t.passes(1)
    assert t.sake(1) == []
    assert t.wounds(1) == 0


def test_8_6_the_masu_is_never_filled_again() -> None:
    t = Table([HIT_2, "", ""]).with_steps(1, 3, 3).with_sake(1, "life", "board")
    t.does(0, f"attack {HIT_2} katana 2").undefended()
    assert t.s.masu == 6
