"""What is seen, what can be imagined, and what the log keeps to itself."""

from tatami.core.cards import NONE, members
from tatami.core.chance import dice_of
from tatami.core.frames import WATCHER
from tatami.games.samurai import GAME
from tatami.games.samurai.notation import tile_text
from tatami.games.samurai.rules.turn import Drawn, Lifted
from tatami.games.samurai.state import Samurai
from tatami.games.samurai.view import names_of
from tests.games.samurai.table import SamuraiTable, new, table


def worlds(t: SamuraiTable, seat: int) -> list[Samurai]:
    """Some matches that the seat could be in."""
    view = GAME.view(t.s, seat)
    return [GAME.imagine(view, dice_of(number, "imagine")) for number in range(60)]


def imagined(t: SamuraiTable, seat: int, rival: int) -> set[str]:
    """All the tiles that the seat thinks the rival could hold."""
    hands = [names_of(world.hands[rival]) for world in worlds(t, seat)]
    return {tile_text(tile) for hand in hands for tile in hand}


def test_a_seat_sees_its_own_hand_and_how_many_tiles_the_others_have() -> None:
    t = table(["h4@N27", "ship1@M22"], ["s1 s1 swap", "b4"])
    view = GAME.view(t.s, 0)
    assert view.hand == (12, 12, 19)
    assert view.hand_sizes == (3, 1)
    assert view.supply_sizes == (16, 18)
    assert view.hands == ()
    assert GAME.view(t.s, WATCHER).hand == ()


def test_tiles_and_figures_are_seen_by_all() -> None:
    t = table(["h4@N27", "ship1@M22"], ["s1", "b4"])
    assert [(laid.seat, laid.tile) for laid in GAME.view(t.s, 1).tiles] == [(0, 0), (1, 15)]
    assert GAME.view(t.s, 1).figures[:3] == ((0, 1, 2), (0, 1), (0, 1))


def test_screens_stand_before_what_three_have_captured_until_the_end() -> None:
    assert GAME.view(new(3).s, 0).screened
    assert not GAME.view(new(2).s, 0).screened
    assert not GAME.view(new(3, screens="open").s, 0).screened


def test_a_rival_may_hold_any_tile_that_it_never_showed() -> None:
    t = table(["h4@N27", "s3@N31 ship2@M22 s1@O30"], ["s1", "b4 b3"])
    could = imagined(t, 0, 1)
    assert {"h4", "s1", "ship1", "swap", "exchange"} <= could
    assert not {"s3", "ship2"} & could
    assert {world.hands[0] for world in worlds(t, 0)} == {t.s.hands[0]}


def test_nobody_holds_a_figure_exchange_that_is_in_the_box() -> None:
    t = table(["", ""], ["swap", "b4 b3 b2 h4 h3"])
    t.turn(0, "swap Kyoto helmet Choshi helmet")
    assert "swap" not in imagined(t, 1, 0)
    assert all(GAME.view(world, 1).box == (0,) for world in worlds(t, 1))


def test_nobody_holds_the_tile_that_was_taken_up() -> None:
    t = table(["h4@N27", ""], ["exchange s1 s2 r2 r3", "b4"])
    t.does(0, "exchange N27")
    could = imagined(t, 1, 0)
    assert not {"h4", "exchange"} & could
    assert {world.lifted for world in worlds(t, 1)} == {0}


def test_equal_tiles_are_counted() -> None:
    t = table(["", "s1@N27 s1@N31 s2@O30"], ["h4", "b4 b3 h4"])
    for world in worlds(t, 0):
        hand = [tile_text(tile) for tile in names_of(world.hands[1])]
        assert hand.count("s1") == 0
        assert hand.count("s2") <= 1


def test_what_is_about_to_be_captured_is_imagined_too() -> None:
    t = table(["h4@M12", ""], ["s1 ship1", "b4"])
    t.does(0, "s1 N13")
    assert {world.surrounded for world in worlds(t, 1)} == {t.s.surrounded}
    assert t.s.surrounded


def test_when_it_is_over_the_hands_are_known() -> None:
    t = table(["", ""], ["r2 h4", "b4 b3"], aside=(4, 0, 0))
    t.does(0, "r2 N27")
    t.does(0, "end")
    assert {world.hands[1] for world in worlds(t, 0)} == {t.s.hands[1]}
    assert {world.hands[1] for world in worlds(t, WATCHER)} == {t.s.hands[1]}


def test_while_tiles_are_chosen_only_their_number_is_seen() -> None:
    t = new()
    t.does(1, "choose h4")
    t.does(1, "choose s1")
    hands = {world.hands[1] for world in worlds(t, 0)}
    assert len(hands) > 10
    assert {len(members(hand)) for hand in hands} == {2}


def test_the_log_shows_a_drawn_tile_only_to_its_owner() -> None:
    t = table(["", ""], ["h4", "b4"])
    t.s.log = []
    t.does(0, "h4 N27")
    t.does(0, "end")
    t.draws("s3")
    drawn = t.s.log[-1]
    assert drawn.event == Drawn(receiver=0)
    assert drawn.seen_by(0).action == GAME.action_from("draw s3")
    assert drawn.seen_by(1).action == NONE
    assert drawn.seen_by(WATCHER).action == NONE


def test_the_log_tells_which_tile_was_taken_up() -> None:
    t = table(["h4@N27", ""], ["exchange", "b4"])
    t.s.log = []
    t.does(0, "exchange N27")
    assert t.s.log[-1].event == Lifted(tile=0)
