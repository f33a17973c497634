"""What the browser is told that a choice would bring is what the rules then do."""

from tatami.core.actions import verb
from tatami.core.cards import NONE
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.rules import (
    PLACE,
    ChoosePlace,
    PlaceCard,
    StoneTaken,
    VillageLaid,
    VillagesScored,
)
from tatami.games.samurai_cards.wire import Placing, effects
from tests.games.samurai_cards.table import SamuraiTable, table


def effect_of(t: SamuraiTable, seat: int, text: str) -> Placing:
    """What placing a card would bring."""
    (found,) = effects(GAME.view(t.s, seat), [GAME.action_from(text)])
    assert found is not None
    return found


def test_a_village_comes_round_the_corner_from_a_rival() -> None:
    t = table("h@0,0", ["-", "b2@0,1"], ["h4", "b4"], top="br")
    assert effect_of(t, 0, "h4 1,0").new_villages == 1
    assert effect_of(t, 0, "h4 0,-1").due == []


def test_no_village_is_promised_when_none_is_left() -> None:
    t = table("h@0,0", ["-", "b2@0,1"], ["h4", "b4"], top="br")
    view = GAME.view(t.s, 0)
    view.village_pile = 0
    (found,) = effects(view, [GAME.action_from("h4 1,0")])
    assert found is not None
    assert (found.due, found.new_villages) == ([], 0)


def test_it_is_told_who_would_get_the_stones_and_whether_the_village_closes() -> None:
    t = table("hb@0,0", ["h2@1,0+h3@0,1", "r2@-1,0"], ["h4", "b4"])
    (village,) = effect_of(t, 0, "h4 0,-1").villages
    assert village.closes
    assert village.stones == [
        StoneTaken(symbol=0, taker=0, influence=[9, 0]),
        StoneTaken(symbol=1, taker=NONE, influence=[0, 0]),
    ]


def test_in_a_whole_match_it_happens_as_it_was_told() -> None:
    dice = dice_of(1, "effects")
    s = GAME.new(3, log=True)
    assert s.log is not None
    told: Placing | None = None
    checked = 0
    while s.asking is not None:
        seat = s.asking.actors(s)[0]
        action = s.asking.sample(s, seat, dice)
        if isinstance(s.asking, PlaceCard):
            assert seat != CHANCE
            assert verb(action) == PLACE
            (told,) = effects(GAME.view(s, seat), [action])
            s.log.clear()
        s.apply(seat, action)
        turn_is_over = s.asking is None or isinstance(s.asking, PlaceCard)
        if told is not None and turn_is_over:
            laid = [e.event.cell for e in s.log if isinstance(e.event, VillageLaid)]
            assert len(laid) == told.new_villages
            assert set(laid) <= set(told.due)
            scored = {
                village.cell: village.stones
                for entry in s.log
                if isinstance(entry.event, VillagesScored)
                for village in entry.event.villages
            }
            for village in told.villages:
                assert (village.cell in scored) == village.closes
                assert not village.closes or scored[village.cell] == village.stones
            checked += len(told.due) + len(told.villages)
            told = None
    assert checked > 20


def test_laying_a_village_tells_whose_its_stones_would_be_there() -> None:
    dice = dice_of(2, "villages")
    s = GAME.new(4)
    checked = 0
    while s.asking is not None:
        seat = s.asking.actors(s)[0]
        if isinstance(s.asking, ChoosePlace):
            legal = s.legal(seat)
            for action, told in zip(legal, effects(GAME.view(s, seat), legal), strict=True):
                assert told is not None
                (village,) = told.villages
                after = s.clone()
                after.apply(seat, action)
                laid = next(
                    one for one in GAME.view(after, seat).villages if one.cell == village.cell
                )
                assert laid.is_turned == village.closes
                assert village.closes or laid.stones == village.stones
                checked += 1
        s.apply(seat, s.asking.sample(s, seat, dice))
    assert checked > 4
