"""4. New villages."""

import pytest

from tatami.core.cards import set_of, size
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.games.samurai_cards import GAME
from tatami.games.samurai_cards.rules import PlaceCard
from tests.games.samurai_cards.table import DEFAULTS, Place, SamuraiTable, table

WIDE = DEFAULTS.replace("strict", "wide")


def new_villages(t: SamuraiTable, seat: int, text: str) -> list[Place]:
    """Where villages are due after this card."""
    before = set(t.villages)
    t.places(seat, text)
    while t.actors == [CHANCE] or len(t.choices(seat)) == 2:
        t.s.apply(t.actors[0], t.s.legal(t.actors[0])[0])
    return sorted(set(t.villages) - before)


@pytest.mark.parametrize(
    ("red", "green", "blue", "expected"),
    [
        ("0,1", "-", "1,0", [(1, 1)]),
        ("0,1", "-", "0,-1", []),
        ("0,1", "0,-1", "1,0", [(1, -1), (1, 1)]),
    ],
)
def test_4_1_a_village_goes_between_cards_of_different_seats(
    red: str, green: str, blue: str, expected: list[Place]
) -> None:
    others = [f"b2@{place}" if place != "-" else "-" for place in (red, green)]
    t = table("h@0,0", ["-", *others], ["h4", "b3", "b3"])
    assert new_villages(t, 0, f"h4 {blue}") == expected


def test_4_1_every_village_that_the_card_touches_counts() -> None:
    t = table("h@0,0+b@2,0", ["-", "b2@0,1+b3@2,-1"], ["h4", "b4"])
    assert new_villages(t, 0, "h4 1,0") == [(1, -1), (1, 1)]


def test_4_1_a_place_that_is_taken_gets_no_other() -> None:
    t = table("h@0,0+b@1,1", ["-", "b2@0,1"], ["h4", "b4"])
    assert new_villages(t, 0, "h4 1,0") == []


def test_4_2_two_cards_of_the_same_seat_bring_none() -> None:
    t = table("h@0,0", ["b2@0,1", "-"], ["h4", "b4"])
    assert new_villages(t, 0, "h4 1,0") == []


def test_4_2_the_place_may_be_filled_later() -> None:
    t = table("h@0,0+hr@2,2", ["b2@0,1+b3@1,0", "-"], ["h4", "b4"], turn=1)
    t.places(1, "b4 2,1")
    assert (1, 1) not in t.villages
    t = table("h@0,0+hr@2,0", ["b2@0,1+b3@1,0", "-"], ["h4", "b4"], turn=1)
    assert new_villages(t, 1, "b4 2,1") == [(1, 1)]


def test_4_2_cards_on_opposite_sides_bring_none() -> None:
    t = table("h@0,0", ["-", "b2@-1,0"], ["h4", "b4"])
    assert new_villages(t, 0, "h4 1,0") == []


def test_4_3_the_top_of_the_pile_is_laid_and_the_next_becomes_visible() -> None:
    t = table("h@0,0", ["-", "b2@0,1"], ["h4", "b4"], top="br")
    t.places(0, "h4 1,0")
    assert t.villages == {(0, 0): "h", (1, 1): "br"}
    assert t.why_not(0, "lay 1,1") == "4.3"
    t.turns_up("hr")
    assert t.top == "hr"


def test_4_3_a_new_village_opens_places() -> None:
    t = table("h@0,0", ["-", "b2@0,1"], ["h4", "b4"])
    t.places(0, "h4 1,0")
    assert t.open == [(-1, 0), (0, -1), (1, 2), (2, 1)]


def two_places(top: str = "br") -> SamuraiTable:
    return table("h@0,0", ["-", "b2@0,1", "b2@0,-1"], ["h4", "b4", "b3"], top=top)


def test_4_4_of_two_places_the_seat_chooses_and_sees_the_next_village_first() -> None:
    t = two_places()
    t.places(0, "h4 1,0")
    assert t.actors == [CHANCE]
    t.turns_up("hb")
    assert t.top == "hb"
    assert t.choices(0) == ["lay 1,1", "lay 1,-1"]
    t.lays(0, "1,-1")
    assert t.villages == {(0, 0): "h", (1, -1): "br", (1, 1): "hb"}
    t.turns_up("r")
    assert t.top == "r"


def test_4_4_only_the_places_between_the_cards_can_be_chosen() -> None:
    t = two_places()
    t.places(0, "h4 1,0")
    t.turns_up("hb")
    assert t.why_not(0, "lay 2,0") == "4.4"
    assert t.why_not(0, "h3 2,0") == "4.4"
    assert t.why_not(1, "lay 1,1") == "4.4"


def test_4_4_everybody_sees_the_village_that_was_taken() -> None:
    t = two_places()
    t.places(0, "h4 1,0")
    t.turns_up("hb")
    view = GAME.view(t.s, 2)
    assert view.taken == t.s.taken
    assert len(view.due) == 2


def leave_villages(t: SamuraiTable, left: int) -> None:
    """Only so many villages are left under the top one."""
    t.s.pile = set_of(list(range(left)))


def test_4_5_of_two_places_the_last_village_goes_where_the_seat_wants() -> None:
    t = two_places()
    leave_villages(t, 0)
    t.places(0, "h4 1,0")
    assert t.choices(0) == ["lay 1,1", "lay 1,-1"]
    t.lays(0, "1,-1")
    assert t.villages == {(0, 0): "h", (1, -1): "br"}
    assert t.top == "-"
    assert t.s.due == 0


def test_4_5_two_villages_fill_two_places() -> None:
    t = two_places()
    leave_villages(t, 1)
    t.places(0, "h4 1,0")
    t.nature()
    t.lays(0, "1,-1")
    assert sorted(t.villages) == [(0, 0), (1, -1), (1, 1)]
    assert t.top == "-"


def test_4_5_without_a_village_the_place_stays_empty() -> None:
    t = table("h@0,0", ["-", "b2@0,1"], ["h4", "b4"], top="br")
    leave_villages(t, 0)
    t.s.top = 0
    t.places(0, "h4 1,0")
    assert t.villages == {(0, 0): "h"}


def test_4_6_a_new_village_makes_no_room_for_another() -> None:
    # (1,1) is laid beside the rival at (2,1), but (2,0) between it and the new card stays empty.
    t = table("h@0,0+b@2,2", ["-", "b2@0,1+b3@2,1"], ["h4", "b4"])
    assert new_villages(t, 0, "h4 1,0") == [(1, 1)]


def test_4_7_a_wide_gap_needs_no_village_in_common() -> None:
    villages, placed = "h@0,0+b@2,2", ["-", "b3@2,1"]
    strict = table(villages, placed, ["h4", "b4"])
    assert new_villages(strict, 0, "h4 1,0") == []
    wide = table(villages, placed, ["h4", "b4"], options=WIDE)
    assert new_villages(wide, 0, "h4 1,0") == [(1, 1), (2, 0)]


def test_4_7_a_wide_gap_may_lie_straight_between_two_cards() -> None:
    t = table("h@0,0+b@4,0", ["-", "b3@3,0"], ["h4", "b4"], options=WIDE)
    assert new_villages(t, 0, "h4 1,0") == [(2, 0)]


def test_4_7_a_wide_gap_still_needs_two_seats() -> None:
    t = table("h@0,0+b@4,0", ["b3@3,0+b2@0,1", "-"], ["h4", "b4"], options=WIDE)
    assert new_villages(t, 0, "h4 1,0") == []


@pytest.mark.parametrize(("gap", "most"), [("strict", 2), ("wide", 3)])
def test_4_never_more_places_than_that(gap: str, most: int) -> None:
    found = 0
    for number in range(60):
        s = GAME.new(2 + number % 3, GAME.options(gap=gap))
        dice = dice_of(number, "places")
        while s.asking is not None:
            asked = s.asking
            before = isinstance(asked, PlaceCard)
            s.apply(asked.seat, asked.sample(s, asked.seat, dice))
            if before:
                found = max(found, size(s.due))
    assert found == most
