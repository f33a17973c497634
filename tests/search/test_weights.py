"""The weights of bots are read from files; one that does not fit is refused in a sentence."""

import pytest

from tatami.core.errors import TatamiError
from tatami.search.weights import Weights, weights_from, weights_text

CONTENT = {
    "far": 80,
    "margin": 0.3,
    "by_lead": [1, 2, 3],
    "cards": {"rank": [[1, 2], [3, 4]]},
    "true": True,
}


def weights() -> Weights:
    return Weights("weights.json", CONTENT)


def test_numbers_rows_and_tables_are_asked_for_by_name_and_shape() -> None:
    found = weights()
    assert found.number("margin") == 0.3
    assert found.numbers(["far", "margin"]) == [80.0, 0.3]
    assert found.whole("far") == 80
    assert found.row("by_lead", 3) == [1, 2, 3]
    assert found.group("cards").table("rank", 2, 2) == [1, 2, 3, 4]


def test_what_is_missing_is_named() -> None:
    with pytest.raises(TatamiError, match=r"weights.json: cards has no “allure”"):
        weights().group("cards").number("allure")


def test_what_is_wrong_is_named_with_what_would_be_right() -> None:
    found = weights()
    with pytest.raises(TatamiError, match=r"“by_lead” should be a number, but is \[1, 2, 3\]"):
        found.number("by_lead")
    with pytest.raises(TatamiError, match="“true” should be a number, but is true"):
        found.number("true")
    with pytest.raises(TatamiError, match=r"“margin” should be a whole number, but is 0\.3"):
        found.whole("margin")
    with pytest.raises(TatamiError, match="“by_lead” should be a list of whole numbers, 9 in all"):
        found.row("by_lead", 9)
    with pytest.raises(TatamiError, match="“far” should be a group of weights"):
        found.group("far")
    with pytest.raises(TatamiError, match="“rank” should be a list of rows, 3 in all"):
        found.group("cards").table("rank", 3, 2)
    with pytest.raises(TatamiError, match=r"“rank \(1\)” should be a list of whole numbers"):
        found.group("cards").table("rank", 2, 3)


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"far": NaN}'])
def test_a_file_that_is_no_object_with_numbers_is_refused(text: str) -> None:
    with pytest.raises(TatamiError, match=r"weights\.json"):
        weights_from(text, "weights.json").number("far")


def test_what_is_written_is_read_again() -> None:
    text = weights_text(CONTENT)
    assert weights_from(text, "weights.json").content == CONTENT
    assert '    "rank": [\n      [1, 2],\n      [3, 4]\n    ]\n' in text
