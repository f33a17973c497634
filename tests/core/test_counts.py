"""What is counted beside majorities, where these do not decide."""

from tatami.core.counts import Standing, TieBreaks, tie_breaks


def standing(majorities: int, others: int | None, total: int) -> Standing:
    """How a seat stands; of which kinds the pieces are does not matter here."""
    return Standing((), majorities, others, total)


NONE_COUNTS = TieBreaks((), ())


def test_two_majorities_or_the_only_one_leave_nothing_to_count() -> None:
    assert tie_breaks([standing(2, None, 9), standing(1, 5, 9)], True) == NONE_COUNTS
    assert tie_breaks([standing(1, 0, 1), standing(0, None, 9)], True) == NONE_COUNTS


def test_with_one_majority_each_the_other_pieces_are_counted() -> None:
    stands = [standing(1, 4, 8), standing(1, 5, 8), standing(0, None, 12)]
    assert tie_breaks(stands, True) == TieBreaks(others=(1,), total=())


def test_if_those_are_tied_all_pieces_are_among_the_tied() -> None:
    stands = [standing(1, 3, 8), standing(1, 3, 9), standing(1, 2, 11)]
    assert tie_breaks(stands, True) == TieBreaks(others=(0, 1), total=(1,))
    even = [standing(1, 3, 8), standing(1, 3, 8)]
    assert tie_breaks(even, True) == TieBreaks(others=(0, 1), total=(0, 1))


def test_without_any_majority_all_pieces_may_be_counted() -> None:
    stands = [standing(0, None, 5), standing(0, None, 6)]
    assert tie_breaks(stands, True) == TieBreaks(others=(), total=(1,))
    assert tie_breaks(stands, False) == NONE_COUNTS
