"""11. Sudden death and the end; 12.7 peace; 13.2 the Distillery; 14. options."""

import pytest

from tatami.core.errors import TatamiError
from tatami.games.sake import GAME
from tatami.games.sake.rules.death import Seppuku
from tatami.games.sake.rules.turn import RoundBegun, TurnEnded
from tests.games.sake.table import DECK, DRINK_2, HIT_1, HIT_2, Table


def last_turns(t: Table) -> list[int]:
    """Everybody does nothing until it is over or the seats have had a turn; who had one."""
    turns: list[int] = []
    while not t.s.is_over() and len(turns) < 12:
        if not turns or turns[-1] != t.s.active:
            turns.append(int(t.s.active))
        quietly(t)
    return turns


def quietly(t: Table) -> None:
    """Whoever is asked does as little as possible."""
    choices = t.choices()
    t.does(t.actor, "pass" if "pass" in choices else choices[0])


def test_11_1_the_turn_is_finished_then_everybody_has_one() -> None:
    t = Table([DRINK_2, "", ""]).with_masu(1)
    t.does(0, f"drink {DRINK_2} 1", "place life")
    assert last_turns(t) == [0, 1, 2, 0]
    assert t.winners == [0]


def test_11_1_the_turn_that_empties_the_masu_is_told_once() -> None:
    t = Table([DRINK_2, "", ""]).with_masu(1)
    t.s.log = []
    t.does(0, f"drink {DRINK_2} 1", "place life")
    last_turns(t)
    ended = [entry.event for entry in t.s.log if isinstance(entry.event, TurnEnded)]
    assert [event.has_emptied for event in ended] == [True, False, False, False]


def test_11_1_spirits_too() -> None:
    t = Table([DRINK_2, "", "", ""]).spirit(2, "").with_masu(1)
    t.does(0, f"drink {DRINK_2} 1", "place life")
    assert last_turns(t) == [0, 1, 2, 3, 0]


def test_11_1_a_spirit_can_empty_the_masu() -> None:
    t = Table(["", "", "", ""], turn=1).spirit(2, "").with_masu(1).with_sake(0, "life").with_masu(1)
    t.top("sleepy").begins(2).does(2, "steal")
    assert last_turns(t) == [3, 0, 1, 2]


def test_11_2_the_spirits_win_together_with_more_than_every_samurai() -> None:
    t = Table([DRINK_2, "", "", "", ""]).spirit(2, "").spirit(3, "").with_masu(1)
    t.with_loot(2, 1).with_loot(3, 1).does(0, f"drink {DRINK_2} 1", "place life")
    last_turns(t)
    assert t.winners == [2, 3]


def test_11_2_level_spirits_have_lost() -> None:
    t = Table([DRINK_2, "", "", ""]).spirit(2, "").with_loot(2, 1).with_masu(1)
    t.does(0, f"drink {DRINK_2} 1", "place life")
    last_turns(t)
    assert t.winners == [0]


def test_11_3_the_drunkest_samurai_wins() -> None:
    t = Table([DRINK_2, "", ""]).with_sake(1, "life", "board").with_masu(1)
    t.does(0, f"drink {DRINK_2} 1", "place life")
    last_turns(t)
    assert t.winners == [1]
    assert GAME.scores(t.s) == [1, 2, 0]
    assert t.s.is_over()
    assert t.why_not(0, "pass") == "11.1"


def tied(sudden_death: int = 10) -> Table:
    """Seats 1 and 2 will be tied, seat 3 is a spirit."""
    t = (
        Table([DRINK_2, "", "", "", ""], sudden_death=sudden_death)
        .spirit(3, "pipe1")
        .with_loot(3, 1)
    )
    t.with_sake(1, "life", "board").with_sake(2, "life", "board").with_masu(1)
    return t.does(0, f"drink {DRINK_2} 1", "place life")


def test_11_4_the_others_commit_seppuku() -> None:
    t = tied()
    while t.s.sudden_deaths == 0:
        quietly(t)
    assert t.s.alive == 0b110
    assert t.s.spirits == 0
    assert GAME.scores(t.s) == [0, 2, 2, 0, 0]
    assert t.hand(3) == t.hand(0) == t.hand(4) == []
    assert t.s.active == 1


def test_11_4_clockwise_from_who_had_the_last_turn() -> None:
    t = Table(["", "", DRINK_2, "", ""], turn=2).with_sake(1, "life", "board")
    t.with_sake(3, "life", "board").with_masu(1).does(2, f"drink {DRINK_2} 1", "place life")
    t.s.log = []
    while t.s.sudden_deaths == 0:
        quietly(t)
    assert [entry.seat for entry in t.s.log if isinstance(entry.frame, Seppuku)] == [2, 4, 0]


def test_11_4_seppuku_changes_the_rows_like_a_death() -> None:
    t = tied()
    while t.s.sudden_deaths == 0:
        quietly(t)
    assert [steps for steps in t.steps if steps] == [3]
    assert t.s.supply == 25


def test_11_4_the_tied_have_another_round_of_last_turns() -> None:
    t = tied()
    while t.s.sudden_deaths == 0:
        quietly(t)
    turns: list[int] = []
    while t.s.sudden_deaths == 1:
        if not turns or turns[-1] != t.s.active:
            turns.append(int(t.s.active))
        quietly(t)
    assert turns == [1, 2]


def test_11_4_until_one_is_ahead() -> None:
    t = tied()
    while t.s.sudden_deaths == 0:
        quietly(t)
    t.does(1, "extra life")
    while not t.s.is_over():
        quietly(t)
    assert t.winners == [2]


def test_11_5_a_single_samurai_wins_when_no_sake_is_left() -> None:
    t = Table([DRINK_2, "", ""]).spirit(1, "").spirit(2, "").with_masu(0)
    t.s.last_turns = 9
    while not t.s.is_over():
        quietly(t)
    assert t.s.last_turns == 8
    assert t.winners == [0]


def test_11_6_after_ten_rounds_the_tied_share_the_win() -> None:
    t = tied()
    while not t.s.is_over():
        quietly(t)
    assert t.s.sudden_deaths == 10
    assert t.winners == [1, 2]


def test_14_4_or_after_another_number() -> None:
    t = tied(sudden_death=2)
    while not t.s.is_over():
        quietly(t)
    assert t.s.sudden_deaths == 2


def play_round(t: Table) -> None:
    """Everybody does nothing until the first seat has its turn again."""
    while t.s.active == 0:
        quietly(t)
    while t.s.active != 0:
        quietly(t)


def test_11_7_a_masu_that_does_not_shrink_is_tapped_after_three_rounds() -> None:
    t = Table(["", "", ""]).with_masu(2)
    left = []
    for _ in range(4):
        play_round(t)
        left.append(int(t.s.masu))
    assert left == [2, 2, 2, 1]
    play_round(t)
    assert t.s.masu == 0
    assert t.s.last_turns == 3


def test_11_7_it_is_told_when_the_masu_is_tapped() -> None:
    t = Table(["", "", ""]).with_masu(2)
    t.s.log = []
    for _ in range(5):
        play_round(t)
    rounds = [entry.event for entry in t.s.log if isinstance(entry.event, RoundBegun)]
    assert [(event.has_dried, event.is_empty) for event in rounds] == [
        (False, False),
        (False, False),
        (False, False),
        (True, False),
        (True, True),
    ]


def test_11_7_drinking_starts_the_count_again() -> None:
    t = Table(["", "", ""])
    for _ in range(3):
        play_round(t)
    t.holds(0, DRINK_2).does(0, f"drink {DRINK_2} 1", "place life")
    play_round(t)
    assert t.s.masu == 7
    assert t.s.dry == 0


def test_11_5_when_the_masu_dries_up_a_single_samurai_has_won_at_once() -> None:
    t = Table(["", "", ""], dry_rounds=1).spirit(1, "").spirit(2, "").with_masu(1)
    play_round(t)
    while not t.s.is_over():
        quietly(t)
    assert (t.s.masu, t.winners) == (0, [0])
    # The last turn was that of seat 2: no turn of the samurai followed.
    assert t.s.active == 2


def test_14_5_or_after_another_number_of_rounds() -> None:
    t = Table(["", "", ""], dry_rounds=1)
    play_round(t)
    assert t.s.masu == 8
    play_round(t)
    assert t.s.masu == 7


# 12.7 Peace


def test_12_7_masako_recovers_after_a_turn_without_an_attack() -> None:
    t = Table(["", "", ""], ["masako", "tomoe", "jubei"]).with_wounds(0, 2).passes(0)
    assert t.wounds(0) == 1


def test_12_7_it_is_told_how_much_is_recovered() -> None:
    t = Table(["", "", ""], ["masako", "tomoe", "jubei"]).with_wounds(0, 1)
    t.s.log = []
    # With no wounds left there is nothing more to recover.
    for _ in range(2):
        t.passes(0)
        while t.s.active != 0:
            quietly(t)
    ended = [
        entry.event.healed
        for entry in t.s.log
        if isinstance(entry.event, TurnEnded) and entry.seat == 0
    ]
    assert ended == [1, 0]


def test_12_7_an_attack_that_was_cancelled_counts() -> None:
    t = Table([HIT_1, "vision1", ""], ["masako", "tomoe", "jubei"]).with_steps(1, 3, 3)
    t.with_wounds(0, 2).does(0, f"attack {HIT_1} katana 2").does(1, "cancel vision1").passes(0)
    assert t.s.active == 1
    assert t.wounds(0) == 2


def test_12_7_one_of_a_minion_does_not() -> None:
    t = Table(["", "", ""], ["masako", "tomoe", "jubei"], pile=HIT_2).with_wounds(0, 2)
    t.with_minion(0, 1, "minion1", 2).begins(0).passes(0).does(0, "send minion1 0").undefended()
    assert t.wounds(0) == 1


def test_12_7_not_with_sake_on_the_board() -> None:
    t = Table(["", "", ""], ["masako", "tomoe", "jubei"]).with_sake(0, "board").with_wounds(0, 2)
    assert t.passes(0).wounds(0) == 2


# 13. and 14. Locations and options


def test_13_2_at_the_distillery_a_turn_begins_with_a_drink() -> None:
    t = Table(["", "", ""], location="distillery")
    assert t.choices() == ["place katana", "place board", "place life"]
    t.does(0, "place katana")
    assert t.s.masu == 7


def test_13_2_if_there_is_a_token_and_a_place() -> None:
    t = Table(["", "", ""], location="distillery", turn=1).with_sake(0, "katana", "board", "life")
    assert t.begins(0).asked == "ChoosePlay(0)"
    t = Table(["", "", ""], location="distillery", turn=1).with_masu(0)
    assert t.begins(0).asked == "ChoosePlay(0)"


def test_13_2_spirits_do_not_drink() -> None:
    t = Table(["", "", "", ""], location="distillery", turn=1).spirit(0, "").top("sleepy").begins(0)
    assert t.asked == "ChooseMischief(0)"


def test_14_2_bare_hands_may_serve_whenever_no_weapon_fits() -> None:
    t = Table([HIT_1, "", ""], bare_hands="always").with_steps(1, 3, 3).without_things(0)
    t.with_things(0, "nodachi")
    assert t.offers("attack") == [f"attack {HIT_1} bare 2"]
    t.with_things(0, "wakizashi")
    assert t.offers("attack") == [f"attack {HIT_1} wakizashi 2"]


def test_14_6_a_record_names_its_deck() -> None:
    assert GAME.options()["deck"] == DECK.fingerprint
    with pytest.raises(TatamiError):
        GAME.options(deck="0123456789ab")


def test_14_1_an_unknown_place_is_refused() -> None:
    with pytest.raises(TatamiError):
        GAME.options(location="moon")
