"""What a table does with what happens at it: holding back, taking back, beginning and ending."""

from random import Random

import msgspec
import pytest

from tatami.core.errors import IllegalAction, TatamiError
from tatami.core.frames import CHANCE, WATCHER
from tatami.games import GAMES
from tatami.server import decisions
from tatami.server.events import Acted, AnyEvent, Resigned, Sat, Started
from tatami.server.looks import encode
from tatami.server.messages.play import Update
from tatami.server.play import Play
from tatami.server.projection import shown_as_awaited, update
from tatami.server.table import Table, folded
from tests.server.tables import act, begun, happen, play_somehow


def play_of(table: Table) -> Play:
    assert table.play is not None
    return table.play


def first(table: Table, seat: int) -> int:
    return play_of(table).legal(seat)[0]


def seen(table: Table, viewer: int) -> Update:
    return update(table, viewer, 0, 0)


# Several seats are asked at once


def test_an_answer_is_held_until_all_have_answered() -> None:
    table = begun("ninjan", 3)
    before = [seen(table, viewer) for viewer in (1, 2, WATCHER)]
    act(table, 0, first(table, 0))
    assert [seen(table, viewer) for viewer in (1, 2, WATCHER)] == before
    act(table, 2, first(table, 2))
    assert seen(table, 1) == before[0]
    act(table, 1, first(table, 1))
    assert not play_of(table).held
    assert seen(table, 1) != before[0]


def test_all_see_a_trick_at_once_though_its_winner_goes_on() -> None:
    table = begun("hagakure", 3)
    play = play_of(table)
    dice = Random(5)
    went_on = 0
    while not play.s.is_over():
        seat = table.awaited()[0]
        known = len(play.timeline.log)
        act(table, seat, dice.choice(play.legal(seat)))
        told = any(entry.frame.settles for entry in play.timeline.log[known:])
        went_on += told and table.awaited() == [seat]
    assert went_on > 3


def test_who_has_answered_is_not_asked_any_more_but_others_cannot_tell() -> None:
    table = begun("ninjan", 3)
    act(table, 0, first(table, 0))
    assert table.awaited() == [1, 2]
    assert shown_as_awaited(table, 0) == [1, 2]
    assert shown_as_awaited(table, 1) == [0, 1, 2]
    assert shown_as_awaited(table, WATCHER) == [0, 1, 2]
    assert play_of(table).legal(0) == []


def test_who_has_answered_cannot_answer_again() -> None:
    table = begun("ninjan", 3)
    action = first(table, 0)
    act(table, 0, action)
    with pytest.raises(TatamiError) as refusal:
        act(table, 0, action)
    assert refusal.value.sentence == "house-answered"


def test_the_record_does_not_tell_who_answered_first() -> None:
    orders = []
    for order in ([0, 1, 2], [2, 1, 0]):
        table = begun("ninjan", 3)
        for seat in order:
            act(table, seat, first(table, seat))
        orders.append([seat for seat, _ in play_of(table).record.moves if seat != CHANCE][:3])
    assert orders == [[0, 1, 2], [0, 1, 2]]


def test_seats_choose_their_tiles_without_waiting_for_each_other() -> None:
    table = begun("samurai", 3, figures="random")
    for _ in range(5):
        act(table, 1, first(table, 1))
    assert table.awaited() == [0, 2]


# Taking back


def test_a_choice_made_while_the_others_choose_stays_good_when_theirs_happen() -> None:
    table = begun("samurai", 3, figures="random")
    for seat in (0, 1):
        act(table, seat, first(table, seat))
    turn, second = play_of(table).turns[0], first(table, 0)
    published = play_of(table).published
    act(table, 2, first(table, 2))
    assert play_of(table).published > published
    happen(table, decisions.act(table, "p0", 0, turn, second, at=0))
    assert play_of(table).held[0] == [second]
    with pytest.raises(TatamiError) as refusal:
        decisions.act(table, "p0", 0, turn, second, at=0)
    assert refusal.value.sentence == "old-turn"


def test_the_browser_is_told_what_is_pending_by_name() -> None:
    table = begun("samurai", 2)
    sent = msgspec.json.decode(encode(update(table, 0, 0, 0)))
    assert {"ChooseTiles", "FillEdo", "PlaceFigure"} <= set(sent["view"]["pending"])


def test_a_held_answer_can_be_taken_back() -> None:
    table = begun("ninjan", 2)
    hand = seen(table, 0).view.hand
    act(table, 0, first(table, 0))
    assert seen(table, 0).view.hand != hand
    assert seen(table, 0).can_undo
    happen(table, decisions.undo(table, "p0", 0, at=0))
    assert seen(table, 0).view.hand == hand
    assert table.awaited() == [0, 1]


def test_what_others_have_seen_cannot_be_taken_back() -> None:
    table = begun("ninjan", 2)
    for seat in (0, 1):
        act(table, seat, first(table, seat))
    assert not seen(table, 0).can_undo
    with pytest.raises(TatamiError) as refusal:
        decisions.undo(table, "p0", 0, at=0)
    assert refusal.value.sentence == "house-no-undo"


def test_the_actions_of_a_turn_are_shown_when_the_turn_is_over() -> None:
    table = begun("samurai", 2, opening="random", figures="random")
    seat = table.awaited()[0]
    before = seen(table, 1 - seat)
    act(table, seat, first(table, seat))
    assert table.awaited() == [seat]
    assert seen(table, 1 - seat) == before
    assert seen(table, seat).can_undo


def test_an_old_turn_is_refused_even_after_taking_back() -> None:
    table = begun("ninjan", 2)
    turn, action = play_of(table).turns[0], first(table, 0)
    act(table, 0, action)
    happen(table, decisions.undo(table, "p0", 0, at=0))
    with pytest.raises(TatamiError) as refusal:
        decisions.act(table, "p0", 0, turn, action, at=0)
    assert refusal.value.sentence == "old-turn"


# Refusals


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    table = begun("ninjan", 2)
    legal = play_of(table).legal(0)
    foreign = next(card << 6 for card in range(48) if card << 6 not in legal)
    with pytest.raises(IllegalAction) as refusal:
        act(table, 0, foreign)
    assert refusal.value.rule == "3.2"


def test_those_who_do_not_sit_at_the_table_may_do_nothing() -> None:
    table = begun("ninjan", 2)
    assert [play_of(table).legal(seat) for seat in (WATCHER, 2, 7)] == [[], [], []]


def test_nobody_acts_for_another() -> None:
    table = begun("ninjan", 2)
    with pytest.raises(decisions.Forbidden):
        decisions.act(table, "p1", 0, 0, first(table, 0), at=0)


# Beginning and ending


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_is_opened_when_the_match_is_over(game: str) -> None:
    table = play_somehow(game, GAMES[game].fewest_seats, 1)
    assert table.phase() == "over"
    assert table.winners() == table.game.winners(play_of(table).s)
    assert table.finished_record().seed == table.opened.seed


def test_the_gifts_of_the_seats_change_the_deal() -> None:
    plain = begun("ninjan", 2)
    gifted = begun("ninjan", 2)
    gifted.opened = plain.opened
    gifted.entropy = ["ff", ""]
    plain.play, gifted.play = plain.begin(), gifted.begin()
    assert play_of(plain).record.moves != play_of(gifted).record.moves


def test_when_all_others_give_up_the_last_one_wins() -> None:
    table = begun("ninjan", 3)
    happen(table, [Resigned(at=0, seat=0), Resigned(at=0, seat=2)])
    assert table.phase() == "over"
    assert table.winners() == [1]


def test_a_match_in_which_only_bots_are_left_ends() -> None:
    table = begun("ninjan", 4, bots=2)
    happen(table, [Resigned(at=0, seat=0)])
    assert table.phase() == "playing"
    happen(table, [Resigned(at=0, seat=1)])
    assert table.phase() == "over"
    assert table.awaited() == []
    # Neither of the bots has been beaten by the other.
    assert table.winners() == []
    against_one = begun("ninjan", 2, bots=1)
    happen(against_one, [Resigned(at=0, seat=0)])
    assert against_one.winners() == [1]


def test_bots_among_themselves_play_to_the_end() -> None:
    table = begun("ninjan", 3, bots=2)
    happen(table, decisions.take_over(table, 0, late=False, at=0))
    assert table.phase() == "playing"


def test_who_gave_up_cannot_win() -> None:
    table = begun("ninjan", 3)
    happen(table, [Resigned(at=0, seat=0)])
    luck = Random(3)
    while table.phase() == "playing":
        play = play_of(table)
        seat = table.awaited()[0]
        action = luck.choice(play.legal(seat))
        happen(table, decisions.act_for(table, seat, play.turns[seat], action, "forced", at=0))
    assert 0 not in table.winners()


def test_the_same_events_make_the_same_table() -> None:
    table = begun("hagakure", 3)
    happened: list[AnyEvent] = []
    luck = Random(5)
    while table.phase() == "playing":
        seat = luck.choice(table.awaited())
        event = Acted(at=0, seat=seat, action=luck.choice(play_of(table).legal(seat)))
        happened.append(event)
        happen(table, [event])
    sat = [Sat(at=0, seat=seat, player=f"p{seat}", name=f"P{seat}") for seat in range(3)]
    again = folded(table.id, [table.opened, *sat, Started(at=0), *happened])
    assert again.finished_record() == table.finished_record()
    assert again.story == table.story
