"""What is seen, what is told, and what the log keeps to itself."""

from tatami.core.cards import NONE
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE, WATCHER
from tatami.games.ninjan import GAME
from tatami.games.ninjan.notation import card_text
from tatami.games.ninjan.rules import Dealt, Resolve, Resolved
from tests.games.ninjan.table import picking


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    t = picking("1R/2R/3R", "7P+8S", "3P+4P")
    assert [GAME.action_text(action) for action in t.s.legal(0)] == ["7P", "8S"]
    assert len(GAME.view(t.s, 0).hand) == 2
    assert GAME.view(t.s, 0).hand_sizes == (2, 2)
    assert GAME.view(t.s, WATCHER).hand == ()


def test_an_imagined_rival_holds_cards_that_the_viewer_cannot_see() -> None:
    t = picking("1R/2R/3R", "7P+8S", "3P+4P")
    view = GAME.view(t.s, 0)
    worlds = [GAME.imagine(view, dice_of(number, "imagine")) for number in range(20)]
    assert len({world.hands[1] for world in worlds}) > 1
    assert {world.hands[0] for world in worlds} == {t.s.hands[0]}


def test_the_log_shows_a_dealt_card_only_to_its_receiver() -> None:
    s = GAME.new(2, log=True)
    while s.actors() == [CHANCE]:
        s.apply(CHANCE, s.legal(CHANCE)[0])
    assert s.log is not None
    to_second = [entry for entry in s.log if entry.event == Dealt(receiver=1)]
    assert len(to_second) == 9
    assert all(entry.seen_by(1).action != NONE for entry in to_second)
    assert all(entry.seen_by(0).action == NONE for entry in to_second)
    assert all(entry.seen_by(WATCHER).action == NONE for entry in to_second)


def test_the_log_shows_a_pick_only_to_its_owner() -> None:
    t = picking("1R/2R/3R", "7P+8S", "3P+4P")
    t.s.log = []
    t.does(0, GAME.action_from("7P"))
    pick = t.s.log[-1]
    assert pick.seen_by(0).action == GAME.action_from("7P")
    assert pick.seen_by(1).action == NONE


def test_the_log_tells_what_was_gained() -> None:
    t = picking("4P+7S/3R/9R", "8R", "-5P")
    t.s.log = []
    t.picks("8R", "-5P")
    t.takes(0, 1)
    taken = next(entry.event for entry in t.s.log if entry.frame == Resolve(0))
    assert isinstance(taken, Resolved)
    assert [card_text(card) for card in [taken.card, *taken.gained]] == ["8R", "4P", "7S"]
    assert taken.pile == 0
