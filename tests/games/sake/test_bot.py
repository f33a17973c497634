"""The bot for Sake & Samurai plays like a sensible person, and knows a use for every card."""

import pytest

from tatami.core.actions import verb
from tatami.core.chance import Dice, dice_of
from tatami.core.game import Move
from tatami.core.version import is_compiled
from tatami.games.sake import GAME
from tatami.games.sake.bot.policy import GreedySake, best
from tatami.games.sake.rules import verbs as v
from tatami.search.match import play_on
from tests.games.sake.table import (
    DECK,
    DRINK_2,
    GUARD_1,
    GUARD_2,
    HIT_0,
    HIT_1,
    HIT_2,
    MOVE_2,
    SLEEPY_CARDS,
    Table,
)


def answer(t: Table) -> str:
    """What the bot would do."""
    seat = t.actor
    chosen = GreedySake(GAME, Dice(b"bot")).choose(t.view(seat), t.s.legal(seat))
    return GAME.action_text(chosen)


def test_it_drinks() -> None:
    assert answer(Table([DRINK_2, HIT_1, HIT_1])) == f"drink {DRINK_2} 2"


def test_it_keeps_its_weapon_free_and_softens_the_pain() -> None:
    t = Table([DRINK_2, HIT_1, HIT_1]).does(0, f"drink {DRINK_2} 2")
    assert answer(t) == "place life"
    t.does(0, "place life")
    assert answer(t) == "place board"


def test_it_makes_room_for_more_sake() -> None:
    t = Table(["yumi3", "", ""]).with_sake(0, "life", "board")
    assert answer(t) == "text yumi3"


def test_it_strikes_who_cannot_defend() -> None:
    t = Table([HIT_2, "", ""]).with_steps(1, 3, 3).with_masu(0)
    assert answer(t) == f"attack {HIT_2} katana 2"


def test_it_draws_in_one_motion_when_that_brings_it_into_reach() -> None:
    t = Table([HIT_2, "", GUARD_2]).with_steps(3, 3, 3).with_masu(0)
    assert answer(t) == f"iaido {HIT_2} right 2"
    t.does(0, f"iaido {HIT_2} right 2").unanswered()
    assert answer(t) == "strike katana 2"


def test_it_defends_only_where_that_helps() -> None:
    t = Table([HIT_1, f"{GUARD_1} {GUARD_2}", ""]).with_steps(1, 3, 3)
    t.strikes(0, f"attack {HIT_1} katana 2")
    assert answer(t) == f"defend {GUARD_2}"
    t = Table([HIT_0, HIT_1, ""]).with_steps(2, 3, 3).with_things(0, "nodachi")
    t.with_sake(1, "katana").strikes(0, f"attack {HIT_0} nodachi 2")
    assert answer(t) == f"defend {HIT_1}"


def test_it_sacrifices_a_minion_rather_than_its_life() -> None:
    t = Table([HIT_2, "minion2", ""], life=[4, 2, 4]).with_steps(1, 3, 3)
    t.strikes(0, f"attack {HIT_2} katana 2").passes(1)
    assert answer(t) == "evade minion2"


def test_it_cancels_an_attack_that_would_hurt() -> None:
    t = Table([HIT_2, "vision1", "vision2"], life=[4, 2, 4]).with_steps(1, 3, 3)
    t.does(0, f"attack {HIT_2} katana 2")
    assert answer(t) == "cancel vision1"
    t.passes(1)
    assert answer(t) == "pass"


def test_it_keeps_a_neighbour_out_of_reach() -> None:
    t = Table([MOVE_2, "falter1", "falter2"], life=[4, 2, 4]).with_steps(3, 3, 3)
    t.does(0, f"move {MOVE_2} right 2")
    assert answer(t) == "cancel falter1"


def test_it_burns_a_token_that_is_lost_anyway() -> None:
    t = Table(["stomach1", "", ""]).with_sake(1, "board", "life")
    t.does(0, "text stomach1 2 board")
    assert answer(t) == "burn board"


def test_it_burns_sake_for_a_card_that_may_save_its_life() -> None:
    t = Table([HIT_1, "", ""], life=[4, 2, 4]).with_steps(1, 3, 3).with_sake(1, "katana")
    t.strikes(0, f"attack {HIT_1} katana 2")
    assert answer(t) == "burn katana"


def test_it_plays_on_for_sake_that_brings_more_sake() -> None:
    t = Table([f"{HIT_0} {HIT_1} {DRINK_2}", "", ""]).with_sake(0, "katana", "board")
    t.s.plays = 0
    assert answer(t) == "extra katana"


def test_it_burns_its_soul_when_nobody_can_strike_back() -> None:
    t = Table(["", HIT_1, HIT_1]).with_masu(0)
    t.s.last_turns = 1
    assert answer(t).startswith("soul ")


def test_it_heals_when_it_is_weak() -> None:
    t = Table([f"wounds1 {HIT_0}", "", ""]).with_wounds(0, 4).with_masu(0)
    assert answer(t) == "text wounds1"


def test_it_wields_what_defends_best() -> None:
    t = Table(["wakizashi1", "", ""]).does(0, "text wakizashi1")
    while "Wield" not in t.asked and "ChooseWeapon" not in t.asked:
        t.passes(0)
    assert answer(t) == "wield wakizashi"


def test_a_spirit_haunts_the_drunkest_when_it_pays_and_steals_otherwise() -> None:
    t = Table(["", "", ""]).spirit(0, " ".join(SLEEPY_CARDS)).with_sake(1, "board", "life")
    t.with_sake(2, "board").top("sleepy").begins(0)
    while "Mischief" not in t.asked:
        t.passes(0)
    t.top("sleepy")
    assert answer(t).startswith("haunt ")
    assert answer(t).endswith(" 2")
    t.top("troublesome")
    assert answer(t) == "steal"


def test_spirits_help_each_other_to_fade() -> None:
    t = Table([HIT_2, "", "", ""]).spirit(1, "").spirit(2, SLEEPY_CARDS[0]).with_loot(1, 3)
    t.top("sleepy").strikes(0, f"attack {HIT_2} katana 2")
    assert t.actor == 2
    assert answer(t) == f"fade {SLEEPY_CARDS[0]}"


@pytest.mark.slow
def test_every_text_is_used() -> None:
    # Some chances are rare, and plain Python is slow.
    matches = 400 if is_compiled() else 8
    unused = set(DECK.title_ids)
    for number in range(matches):
        if not unused:
            break
        s = GAME.new(8)
        moves: list[Move] = []
        bots = [GreedySake(GAME, dice_of(number, f"seat {seat}")) for seat in range(8)]
        play_on(GAME, s, list(bots), dice_of(number, "texts"), moves)
        for seat, action in moves:
            if seat >= 0 and verb(action) in (v.TEXT, v.CANCEL, v.EVADE):
                unused.discard(DECK.title_ids[DECK.title[v.card_in(action)]])
    assert not unused if is_compiled() else len(unused) < 6


def test_it_can_be_asked_cheaply_about_a_state() -> None:
    t = Table([DRINK_2, HIT_1, HIT_1])
    assert GAME.action_text(best(t.s, 0, t.s.legal(0))) == f"drink {DRINK_2} 2"
