"""What the browser is told that laying a tile would bring."""

from tatami.core.cards import NONE
from tatami.games.samurai import GAME
from tatami.games.samurai.effects import TouchedFigure, TouchedSettlement, Touching
from tatami.games.samurai.wire import effects
from tests.games.samurai.table import table


def effect(tiles: list[str], hands: list[str], action: str) -> Touching | None:
    """What this would bring to seat 0."""
    s = table(tiles, hands).s
    return effects(GAME.view(s, 0), [GAME.action_from(action)])[0]


def test_it_tells_who_would_take_each_figure_and_what_land_is_left() -> None:
    found = effect(["", "h3@M12"], ["h4", "b4"], "h4 N13")
    assert found is not None
    shimonoseki, matsue = found.settlements
    assert shimonoseki.closes
    assert shimonoseki.open == 0
    assert shimonoseki.figures == [TouchedFigure(kind=0, of_seats=[4, 3], strongest=0)]
    assert not matsue.closes
    assert matsue.open > 0
    assert matsue.figures == [TouchedFigure(kind=1, of_seats=[0, 0], strongest=NONE)]


def test_nothing_is_told_of_other_choices() -> None:
    assert effect(["", ""], ["h4", "b4"], "end") is None


def test_what_is_told_is_what_happens() -> None:
    s = table(["h2@M12", "b3@N27"], ["h4 b2 r3 ship1 swap", "b4"]).s
    legal = s.legal(0)
    for action, told in zip(legal, effects(GAME.view(s, 0), legal), strict=True):
        after = s.clone()
        after.apply(0, action)
        then = {(one.settlement, one.kind): one for one in GAME.view(after, 0).influence}
        for touched in told.settlements if told is not None else []:
            assert isinstance(touched, TouchedSettlement)
            for figure in touched.figures:
                real = then[touched.settlement, figure.kind]
                assert figure.strongest == real.strongest
                assert tuple(figure.of_seats) == real.of_seats


def test_a_swap_tells_who_would_be_ahead_where_the_figures_go() -> None:
    found = effect(["h4@N13", ""], ["swap", "b4"], "swap Shimonoseki helmet Matsue buddha")
    assert found is not None
    shimonoseki, matsue = found.settlements
    assert shimonoseki.figures == [TouchedFigure(kind=1, of_seats=[0, 0], strongest=NONE)]
    assert matsue.figures == [TouchedFigure(kind=0, of_seats=[4, 0], strongest=0)]
    assert not matsue.closes


def test_a_swap_of_figures_that_are_alike_or_of_one_place_brings_nothing() -> None:
    for action in ("swap Shimonoseki helmet Tottori helmet", "swap Kyoto helmet Kyoto buddha"):
        assert effect(["h4@N13", ""], ["swap", "b4"], action) == Touching([])
