"""6. The end."""

from tatami.core.cards import set_of
from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.rules import (
    HANDS_EMPTY,
    NO_PLACE,
    STONES_USED_UP,
    VILLAGES_USED_UP,
    Count,
    Counted,
    causes_of_end,
    decided_by,
)
from tests.games.samurai_cards.table import DEFAULTS, SamuraiTable, table

DRAW = DEFAULTS.replace("leaderless=stones", "leaderless=draw")


def before_last_turn(stones: str, *, turn: int = 1, options: str = DEFAULTS) -> SamuraiTable:
    """A table on which nothing can be scored; the hands hold one card each."""
    seats = len(stones.split("/"))
    placed = ["-"] * seats
    hands = ["r2+r3"] * seats
    return table("h@0,0", placed, hands, stones=stones, turn=turn, options=options)


def test_6_1_the_game_ends_when_the_stones_of_a_shape_are_used_up() -> None:
    t = before_last_turn("6.0.0/4.0.0")
    t.places(1, "r2 1,0")
    t.nature()
    assert t.s.is_over()
    assert causes_of_end(t.s) == STONES_USED_UP


def test_6_1_it_goes_on_while_there_is_one_stone_of_each() -> None:
    t = before_last_turn("5.4.9/4.5.0")
    t.places(1, "r2 1,0")
    t.nature()
    assert t.actors == [0]


def test_6_1_with_three_seats_there_are_16_stones_of_a_shape() -> None:
    t = before_last_turn("0.6.0/0.6.0/0.3.0", turn=2)
    t.places(2, "r2 1,0")
    t.nature()
    assert t.actors == [0]
    t = before_last_turn("0.6.0/0.6.0/0.4.0", turn=2)
    t.places(2, "r2 1,0")
    t.nature()
    assert t.s.is_over()


def test_6_1_the_game_ends_when_the_last_village_is_taken() -> None:
    t = table("h@0,0", ["h2@0,1", "-"], ["h4", "b4"], turn=1)
    t.s.pile = 0
    t.places(1, "b4 1,0")
    t.nature()
    assert t.s.is_over()
    assert causes_of_end(t.s) == VILLAGES_USED_UP


def test_6_1_it_goes_on_while_a_village_is_visible() -> None:
    t = table("h@0,0", ["h2@0,1", "-"], ["h4", "b4"], turn=1)
    t.s.pile = set_of([0])
    t.places(1, "b4 1,0")
    t.nature()
    assert t.actors == [0]


def test_6_1_the_game_ends_when_everybody_has_placed_the_last_card() -> None:
    t = table("h@0,0", ["-", "-"], ["-", "r2"], turn=1)
    t.s.piles[0] = t.s.piles[1] = 0
    t.places(1, "r2 1,0")
    assert t.s.is_over()
    assert causes_of_end(t.s) == HANDS_EMPTY


def test_6_2_the_round_is_played_to_its_end() -> None:
    t = before_last_turn("6.0.0/4.0.0/6.0.0", turn=0)
    t.places(0, "r2 1,0")
    t.nature()
    assert t.actors == [1]
    t.places(1, "r2 -1,0")
    t.nature()
    assert t.actors == [2]
    t.places(2, "r2 0,1")
    t.nature()
    t.lays(2, "1,1")
    t.nature()
    assert t.s.is_over()


def test_6_2_it_ends_before_whoever_began() -> None:
    t = before_last_turn("6.0.0/4.0.0/6.0.0", turn=2, options=f"{DEFAULTS},first=2")
    t.places(2, "r2 1,0")
    t.nature()
    assert t.actors == [0]
    t.places(0, "r2 -1,0")
    t.nature()
    assert t.s.is_over()


def test_6_2_the_last_turn_ends_with_drawing_and_turning_up() -> None:
    t = table("h@0,0", ["h2@0,1", "-"], ["h4", "b4+b3"], turn=1, stones="6.0.0/4.0.0")
    t.places(1, "b4 1,0")
    t.turns_up("r")
    t.draws("s3")
    assert t.s.is_over()
    assert t.top == "r"
    assert t.hand(1) == ["b3", "s3"]


def test_6_3_without_a_place_the_game_is_over_at_once() -> None:
    t = table("h@0,0", ["h2@1,0+h3@0,1+s1@-1,0", "-"], ["h4+r2", "b4"])
    t.places(0, "h4 0,-1")
    assert t.s.is_over()
    assert t.stones(0) == [1, 0, 0]
    assert causes_of_end(t.s) == NO_PLACE
    assert t.winners == [0]


def counted(*stones: tuple[int, int, int], options: str = DEFAULTS) -> SamuraiTable:
    """The end of a match with these helmets, Buddhas and rice."""
    text = "/".join(".".join(map(str, own)) for own in stones)
    t = before_last_turn(text, turn=len(stones) - 1, options=options)
    t.s.top = 0
    t.places(len(stones) - 1, "r2 1,0")
    t.nature()
    assert t.s.is_over()
    return t


def winners(*stones: tuple[int, int, int], options: str = DEFAULTS) -> list[int]:
    """Who wins with these helmets, Buddhas and rice."""
    return counted(*stones, options=options).winners


def decided(*stones: tuple[int, int, int], options: str = DEFAULTS) -> str:
    """By what it is decided with these helmets, Buddhas and rice."""
    return decided_by(counted(*stones, options=options).s)


def test_6_4_the_worked_example() -> None:
    # Seats: 0 green, 1 red, 2 blue. Green leads in nothing; 2+4 against 7+3.
    assert winners((2, 1, 4), (2, 8, 4), (5, 7, 3)) == [2]


def test_6_4_a_tie_is_no_lead() -> None:
    # Seat 2 has most stones by far, but leads in nothing.
    assert winners((4, 0, 5), (0, 5, 0), (4, 4, 5)) == [1]


def test_6_4_with_nothing_there_is_no_lead() -> None:
    assert winners((0, 1, 0), (0, 0, 0)) == [0]


def test_6_5_two_leads_win_outright() -> None:
    assert winners((5, 4, 1), (3, 2, 1)) == [0]
    assert winners((5, 4, 0), (4, 3, 9)) == [0]


def test_6_5_so_do_three() -> None:
    assert winners((1, 1, 1), (2, 2, 2)) == [1]


def test_6_6_with_one_lead_the_other_stones_count() -> None:
    assert winners((5, 3, 3), (2, 6, 3)) == [0]


def test_6_6_then_the_stones_of_the_led_shape() -> None:
    assert winners((5, 2, 3), (2, 4, 3)) == [0]


def test_6_6_then_the_win_is_shared() -> None:
    assert winners((5, 2, 3), (2, 5, 3)) == [0, 1]


def test_6_6_only_those_who_lead_are_compared() -> None:
    assert winners((4, 0, 0), (3, 4, 1), (3, 3, 9)) == [2]
    assert winners((6, 0, 0), (0, 6, 0), (5, 5, 1), (5, 5, 1)) == [0, 1]


def test_6_7_if_nobody_leads_all_stones_count() -> None:
    assert winners((3, 3, 0), (3, 0, 2), (0, 3, 2)) == [0]


def test_6_7_if_that_is_tied_the_win_is_shared() -> None:
    assert winners((3, 2, 0), (3, 0, 2), (0, 2, 2)) == [0, 1]
    assert winners((0, 0, 0), (0, 0, 0)) == [0, 1]


def test_6_7_or_all_share_the_win() -> None:
    assert winners((3, 3, 0), (3, 0, 2), (0, 3, 2), options=DRAW) == [0, 1, 2]


def test_6_7_the_option_changes_nothing_if_somebody_leads() -> None:
    assert winners((4, 3, 0), (3, 0, 2), (0, 3, 2), options=DRAW) == [0]


def test_6_what_decided_is_told() -> None:
    assert decided((5, 5, 0), (0, 0, 3)) == "two"
    assert decided((3, 1, 1), (1, 1, 1)) == "only"
    assert decided((5, 3, 3), (2, 6, 3)) == "others"
    assert decided((5, 2, 3), (2, 4, 3)) == "led"
    assert decided((5, 2, 3), (2, 5, 3)) == "shared"
    assert decided((3, 3, 0), (3, 0, 2), (0, 3, 2)) == "most"
    assert decided((3, 3, 0), (3, 0, 2), (0, 3, 2), options=DRAW) == "drawn"


def test_6_when_it_is_over_nothing_is_allowed() -> None:
    t = table("h@0,0", ["h2@1,0+h3@0,1+s1@-1,0", "-"], ["h4+r2", "b4"])
    t.places(0, "h4 0,-1")
    assert t.why_not(1, "b4 2,1") == "6.1"
    assert GAME.winners(t.s) == [0]


def test_6_the_scores_are_all_the_stones() -> None:
    t = before_last_turn("1.2.3/4.5.6")
    assert GAME.scores(t.s) == [6, 15]


def test_6_the_log_tells_why_it_ended_and_who_won() -> None:
    t = table("h@0,0", ["h2@1,0+h3@0,1+s1@-1,0", "-"], ["h4+r2", "b4"])
    t.s.log = []
    t.places(0, "h4 0,-1")
    assert t.s.log[-1].frame == Count()
    event = t.s.log[-1].event
    assert isinstance(event, Counted)
    assert (event.no_place, event.winners, event.decided_by) == (True, [0], "only")
    assert [event.stones_used_up, event.villages_used_up, event.hands_empty] == [False] * 3
