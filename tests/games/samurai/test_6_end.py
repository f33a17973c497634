"""6. The end."""

from tatami.core.cards import NONE
from tatami.core.counts import Standing, TieBreaks, standings
from tatami.games.samurai import GAME
from tatami.games.samurai.rules.end import Count, Counted, decided_by
from tests.games.samurai.table import HONSHU, SamuraiTable, table

ONE_HELMET = (
    " ".join(
        f"{name}:{kinds.replace('h', '') if len(kinds) == 1 else 'br'}"
        for name, kinds in (item.split(":") for item in HONSHU.split())
        if "h" in kinds and name not in ("Shimonoseki", "Edo")
    )
    + " Edo:"
)
"""Only Shimonoseki, between M12 and N13, has a helmet."""


def last_helmet(capture: str = "turn") -> SamuraiTable:
    """Seat 0 is about to capture the last helmet."""
    return table(["h4@M12", ""], ["s1 ship1", "b4"], figures=ONE_HELMET, capture=capture)


def test_6_1_the_game_ends_when_the_last_figure_of_a_kind_is_captured() -> None:
    t = last_helmet()
    t.does(0, "s1 N13")
    t.does(0, "end")
    assert t.s.is_over()


def test_6_1_or_is_set_aside() -> None:
    t = table(["b4@M12", ""], ["r4", "b4"], figures=ONE_HELMET)
    t.does(0, "r4 N13")
    t.does(0, "end")
    assert t.aside == [1, 0, 0]
    assert t.s.is_over()


def test_6_1_or_when_the_fourth_figure_is_set_aside() -> None:
    t = table(["b4@M12", ""], ["r4", "b4"], aside=(0, 2, 1))
    t.does(0, "r4 N13")
    t.does(0, "end")
    assert t.aside == [1, 2, 1]
    assert t.s.is_over()


def test_6_1_three_set_aside_are_not_enough() -> None:
    t = table(["b4@M12", ""], ["r4", "b4"], aside=(0, 1, 1))
    t.turn(0, "r4 N13")
    assert t.actors == [1]


def test_6_1_more_than_four_can_be_set_aside_at_once() -> None:
    tiles = ["h4@N21 b3@O20", "h4@N23 b3@O24"]
    t = table(tiles, ["r4", "b4"], aside=(1, 1, 1))
    t.does(0, "r4 P21")
    t.does(0, "end")
    assert sum(t.aside) == 5
    assert t.captured(0) == [0, 1, 0]
    assert t.s.is_over()


def test_6_1_the_turn_is_finished_first() -> None:
    t = last_helmet(capture="instant")
    t.does(0, "s1 N13")
    assert t.captured(0) == [1, 0, 0]
    assert t.choices(0)[-1] == "end"
    t.does(0, "ship1 M22")
    t.does(0, "end")
    assert t.s.is_over()


def test_6_1_with_the_last_two_figures_gone_there_is_nothing_to_swap() -> None:
    nothing = " ".join(f"{item.split(':')[0]}:" for item in HONSHU.split())
    t = table(
        ["h4@M12", ""], ["s1 swap", "b4"], figures=f"{nothing} Shimonoseki:h", capture="instant"
    )
    t.does(0, "s1 N13")
    assert t.choices(0) == ["end"]


def test_6_1_nothing_is_drawn_and_nobody_has_another_turn() -> None:
    t = last_helmet()
    t.does(0, "s1 N13")
    t.does(0, "end")
    assert t.hand(0) == ["ship1"]
    assert t.actors == []
    assert t.why_not(1, "b4 O30") == "6.1"


def test_6_2_the_screens_are_lifted() -> None:
    t = last_helmet()
    t.does(0, "s1 N13")
    assert GAME.view(t.s, 1).hands == ()
    t.does(0, "end")
    assert GAME.view(t.s, 1).hands == ((15,), (3,))
    assert GAME.view(t.s, 1).captured == ((1, 0, 0), (0, 0, 0))


def counted(*captured: tuple[int, int, int], nobody: str = "none") -> SamuraiTable:
    """A match that ended with these helmets, Buddhas and rice fields."""
    seats = len(captured)
    t = table([""] * seats, ["r2"] * seats, captured=[*captured], aside=(4, 0, 0), nobody=nobody)
    t.does(0, "r2 N27")
    t.does(0, "end")
    assert t.s.is_over()
    return t


def winners(*captured: tuple[int, int, int], nobody: str = "none") -> list[int]:
    """Who wins with these helmets, Buddhas and rice fields."""
    return counted(*captured, nobody=nobody).winners


def decided(*captured: tuple[int, int, int], nobody: str = "none") -> str:
    """What decides with these helmets, Buddhas and rice fields."""
    return decided_by(counted(*captured, nobody=nobody).s)


def test_6_3_the_rulebooks_first_example() -> None:
    # Yellow has no majority. Green has that in rice and 6 other figures, blue that in helmets and
    # 5 others, red that in Buddhas and 4 others.
    yellow, green, blue, red = (1, 1, 1), (3, 3, 5), (5, 2, 3), (2, 5, 2)
    t = counted(yellow, green, blue, red)
    assert t.winners == [1]
    stands = standings(t.s.captured, 4)
    assert [one.majorities for one in stands] == [0, 1, 1, 1]
    assert [one.others for one in stands] == [None, 6, 5, 4]


def test_6_6_the_rulebooks_second_example() -> None:
    # Blue and green share most of the rice, so neither qualifies. Red and yellow have 3 other
    # figures each; red has 9 in all, yellow 8.
    red, yellow, blue, green = (6, 1, 2), (1, 5, 2), (2, 2, 4), (2, 2, 4)
    assert winners(red, yellow, blue, green) == [0]


def test_6_3_only_those_with_a_majority_can_win() -> None:
    # Seat 2 has most figures by far, but is alone ahead in nothing.
    assert winners((4, 0, 5), (0, 5, 0), (4, 4, 5)) == [1]


def test_6_3_a_tie_is_no_majority() -> None:
    assert winners((3, 2, 0), (3, 1, 2)) == [1]


def test_6_3_with_nothing_there_is_no_majority() -> None:
    assert winners((0, 1, 0), (0, 0, 0)) == [0]


def test_6_3_a_single_majority_wins_whatever_the_totals() -> None:
    assert winners((1, 4, 4), (2, 4, 4)) == [1]


def test_6_4_two_majorities_win_outright() -> None:
    assert winners((3, 3, 0), (2, 2, 9)) == [0]


def test_6_4_so_do_three() -> None:
    assert winners((1, 1, 1), (2, 2, 2)) == [1]


def test_6_5_with_one_majority_the_other_figures_count() -> None:
    assert winners((6, 1, 3), (0, 3, 3)) == [0]
    assert winners((9, 1, 1), (3, 3, 1)) == [1]


def test_6_6_then_all_figures_and_then_the_win_is_shared() -> None:
    assert winners((5, 2, 3), (2, 4, 3)) == [0]
    assert winners((5, 2, 3), (2, 5, 3)) == [0, 1]


def test_6_7_without_a_majority_nobody_wins() -> None:
    assert winners((3, 3, 0), (3, 0, 2), (0, 3, 2)) == []
    assert winners((0, 0, 0), (0, 0, 0)) == []


def test_6_7_option_or_most_figures_win() -> None:
    assert winners((3, 3, 0), (3, 0, 2), (0, 3, 2), nobody="most") == [0]
    assert winners((3, 2, 0), (3, 0, 2), (0, 2, 2), nobody="most") == [0, 1]


def test_6_7_the_option_changes_nothing_if_somebody_has_a_majority() -> None:
    assert winners((1, 0, 0), (0, 5, 4), (0, 5, 4), nobody="most") == [0]


def test_6_what_decides_is_told() -> None:
    assert decided((3, 2, 0), (1, 1, 4)) == "two"
    assert decided((3, 1, 1), (1, 1, 1)) == "only"
    assert decided((3, 0, 2), (0, 3, 1), (0, 0, 2)) == "others"
    assert decided((4, 0, 1), (0, 3, 1)) == "all"
    assert decided((3, 0, 1), (0, 3, 1)) == "shared"
    assert decided((1, 1, 1), (1, 1, 1), nobody="most") == "most"
    assert decided((1, 1, 1), (1, 1, 1)) == "nobody"


def test_6_the_scores_are_all_the_figures() -> None:
    t = table(["", ""], ["h4", "b4"], captured=[(1, 2, 3), (0, 1, 0)])
    assert GAME.scores(t.s) == [6, 1]
    assert GAME.winners(t.s) == []


def test_6_the_log_tells_why_it_ended_and_who_won() -> None:
    t = last_helmet()
    t.s.log = []
    t.does(0, "s1 N13")
    t.does(0, "end")
    assert t.s.log[-1].frame == Count()
    first, second = Standing((1, 0, 0), 1, 0, 1), Standing((0, 0, 0), 0, None, 0)
    assert t.s.log[-1].event == Counted(
        kind_is_gone=True,
        four_are_aside=False,
        leaders=[0, NONE, NONE],
        standings=[first, second],
        winners=[0],
        decided_by="only",
        tie_breaks=TieBreaks((), ()),
    )
    t = table(["", ""], ["r2", "b4"], aside=(4, 0, 0))
    t.s.log = []
    t.does(0, "r2 N27")
    t.does(0, "end")
    assert t.s.log[-1].event == Counted(
        kind_is_gone=False,
        four_are_aside=True,
        leaders=[NONE, NONE, NONE],
        standings=[second, second],
        winners=[],
        decided_by="nobody",
        tie_breaks=TieBreaks((), ()),
    )
    assert t.s.lifted == NONE
