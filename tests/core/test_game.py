"""What a game offers, and how it refuses."""

import pickle
from pathlib import Path

import pytest

from tatami.core.errors import IllegalAction, TatamiError
from tatami.core.notation import read_options, write_options
from tatami.core.version import is_compiled, version
from tatami.games import GAMES, game_named
from tatami.games.ninjan import GAME as NINJAN
from tests.core.toy import ToyGame

GAME = ToyGame()


def test_options_default_to_the_first_value() -> None:
    assert GAME.options() == {"colour": "red"}


@pytest.mark.parametrize(("chosen", "meant"), [("blue", "blue"), (3, 3), ("4", 4)])
def test_options_may_be_typed_or_given(chosen: int | str, meant: int | str) -> None:
    assert GAME.options(colour=chosen) == {"colour": meant}


@pytest.mark.parametrize("chosen", ["green", 5, "", True])
def test_a_bad_value_is_refused_with_what_would_be_right(chosen: int | str) -> None:
    with pytest.raises(TatamiError, match="colour can be red, blue, 3-4"):
        GAME.options(colour=chosen)


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    with pytest.raises(TatamiError, match=r"no option called “color”\. Did you mean colour\?"):
        GAME.options(color="red")
    with pytest.raises(TatamiError, match=r"Its options are: colour\."):
        GAME.options(xyz="red")


def test_options_can_be_written_and_read() -> None:
    options = GAME.options(colour="blue")
    assert read_options(write_options(options), GAME.declared) == options


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 100])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(TatamiError, match=f"toy is for 2 to 3 players, not for {seats}"):
        GAME.new(seats)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    s = GAME.new(2)
    with pytest.raises(TatamiError, match=r"no seat 5 .* from 0 to 1"):
        GAME.why_not(s, 5, 0)


def test_an_action_from_outside_is_checked() -> None:
    s = NINJAN.new(2)
    with pytest.raises(IllegalAction, match="“take 1” is not allowed now"):
        NINJAN.play(s, 0, NINJAN.action_from("take 1"))


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(TatamiError, match=r"Did you mean ninjan\?"):
        game_named("ninja")
    with pytest.raises(TatamiError, match="The games are:"):
        game_named("chess")


def test_every_game_is_known_by_its_name() -> None:
    assert all(game_named(name).name == name for name in GAMES)


def test_the_version_is_that_of_the_package() -> None:
    assert version().count(".") == 2
    assert is_compiled() in (True, False)


def test_most_games_have_no_deck_to_change() -> None:
    assert GAME.deck_facts() == {}
    with pytest.raises(TatamiError, match="toy has no deck that can be changed"):
        GAME.with_deck(Path("deck.toml"))


def test_an_error_says_the_same_in_another_process() -> None:
    error = TatamiError("unknown-game", name="go", names="ninjan", nearest="none")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
