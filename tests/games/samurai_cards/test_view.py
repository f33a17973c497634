"""What is seen, what is told, and what the log keeps to itself."""

from tatami.core.cards import NONE, set_of
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE, WATCHER
from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.rules import ChoosePlace, DealHand, Drawn, LayVillages, VillageLaid
from tests.games.samurai_cards.table import table


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    t = table("h@0,0", ["h2@0,1", "-"], ["h4+s1+s1", "b2"])
    assert GAME.view(t.s, 0).hand == (2, 9, 9)
    assert GAME.view(t.s, 0).hand_sizes == (3, 1)
    assert GAME.view(t.s, 0).pile_sizes == (11, 14)
    assert GAME.view(t.s, WATCHER).hand == ()


def test_an_imagined_rival_holds_cards_that_it_has_not_placed() -> None:
    t = table("h@0,0", ["h2@0,1", "s3@0,-1"], ["h4+s1", "b2+b3"])
    view = GAME.view(t.s, 0)
    worlds = [GAME.imagine(view, dice_of(number, "imagine")) for number in range(50)]
    assert len({world.hands[1] for world in worlds}) > 5
    assert {world.hands[0] for world in worlds} == {t.s.hands[0]}
    assert not any(world.hands[1] & set_of([15]) for world in worlds)


def test_what_is_pending_is_imagined_too() -> None:
    t = table("h@0,0", ["h2@1,0+h3@0,1", "b2@-1,0"], ["s1", "b4"], turn=1)
    t.places(1, "b4 0,-1")
    world = GAME.imagine(GAME.view(t.s, 0), dice_of(1, "imagine"))
    assert GAME.write(world).split()[-1] == GAME.write(t.s).split()[-1]
    assert world.closing == t.s.closing


def test_the_log_shows_a_drawn_card_only_to_its_owner() -> None:
    t = table("h@0,0", ["-", "-"], ["h4+s1", "b2"])
    t.s.log = []
    t.places(0, "h4 1,0")
    t.draws("s3")
    drawn = t.s.log[-1]
    assert drawn.event == Drawn(receiver=0)
    assert drawn.seen_by(0).action == GAME.action_from("draw s3")
    assert drawn.seen_by(1).action == NONE
    assert drawn.seen_by(WATCHER).action == NONE


def test_the_log_shows_a_dealt_hand_only_to_its_owner() -> None:
    s = GAME.new(2, log=True)
    while s.actors() == [CHANCE]:
        s.apply(CHANCE, s.legal(CHANCE)[0])
    assert s.log is not None
    to_second = [entry for entry in s.log if entry.frame == DealHand(1)]
    assert len(to_second) == 5
    assert all(entry.seen_by(0).action == NONE for entry in to_second)


def test_the_log_tells_which_village_was_laid_where() -> None:
    t = table("h@0,0", ["-", "b2@0,1", "b2@0,-1"], ["h4", "b4", "b3"], top="br")
    t.s.log = []
    t.places(0, "h4 1,0")
    t.turns_up("hb")
    t.lays(0, "1,-1")
    laid = [(entry.frame, entry.event) for entry in t.s.log if entry.event is not None]
    assert laid == [
        (ChoosePlace(0), VillageLaid(village=6, cell=t.s.beside(2))),
        (LayVillages(0), VillageLaid(village=3, cell=t.s.beside(0))),
    ]
