"""Who begins: the table chooses, in every game in which somebody begins."""

from typing import Any

import pytest

from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.core.first import FIRST, LOT, begun_by, first_seat, who_begins
from tatami.core.frames import CHANCE, WATCHER
from tatami.core.game import Game, Options
from tatami.core.laws import Trial
from tatami.core.notation import read_options, write_options
from tatami.core.record import Record, decode, encode, replay
from tatami.core.state import State
from tatami.games import GAMES

CHOOSERS = [game for game in GAMES.values() if any(o.name == FIRST for o in game.declared)]
ALL = pytest.mark.parametrize("game", CHOOSERS, ids=lambda game: game.name)
TURN = {
    "hagakure": "PlayChip",
    "samurai": "PlaceFigure",
    "samurai_cards": "PlaceCard",
    "sake": "ChoosePlay",
}
"""The question that the first turn begins with."""


def first_asked(game: Game[Any, Any], seats: int, options: Options) -> list[int]:
    """Whom each of the first turns is asked of, if everything else goes anyhow."""
    s: State[Any] = game.new(seats, options)
    dice = dice_of(1, "first")
    asked: list[int] = []
    while len(asked) < seats and s.asking is not None:
        if type(s.asking).__name__ == TURN[game.name] and s.actors()[0] not in asked:
            asked.append(s.actors()[0])
        seat = s.actors()[0]
        s.apply(seat, s.asking.sample(s, seat, dice))
    return asked


def test_only_where_all_begin_at_once_there_is_nothing_to_choose() -> None:
    assert {game.name for game in CHOOSERS} == set(GAMES) - {"ninjan"}


@ALL
def test_the_seat_that_the_table_chose_begins_and_the_others_follow(game: Game[Any, Any]) -> None:
    seats = game.most_seats
    for first in range(seats):
        expected = [(first + turn) % seats for turn in range(seats)]
        assert first_asked(game, seats, {FIRST: first + 1}) == expected


@ALL
def test_without_a_choice_seat_1_begins_and_nothing_tells_of_it(game: Game[Any, Any]) -> None:
    assert game.options() == game.options(first=1)
    assert FIRST not in game.options()
    s = game.new(game.fewest_seats)
    assert "first=" not in game.write(s)
    assert FIRST not in game.view(s, WATCHER).options
    assert first_asked(game, game.fewest_seats, {})[0] == 0


@ALL
def test_the_lot_gives_every_seat_the_same_chance(game: Game[Any, Any]) -> None:
    s = game.new(game.most_seats, {FIRST: LOT})
    assert s.asking is not None
    assert s.actors() == [CHANCE]
    assert [game.parts(action)["verb"] for action in s.legal(CHANCE)] == ["begin"] * s.seats
    assert s.asking.odds(s) == []


@ALL
def test_after_the_lot_it_is_as_if_the_table_had_chosen(game: Game[Any, Any]) -> None:
    seats = game.most_seats
    for first in range(seats):
        s = game.new(seats, {FIRST: LOT})
        game.play(s, CHANCE, game.action_from(f"begin {first + 1}"))
        assert game.write(s) == game.write(game.new(seats, {FIRST: first + 1}))


@ALL
def test_a_position_before_the_lot_can_be_read(game: Game[Any, Any]) -> None:
    text = game.write(game.new(game.fewest_seats, {FIRST: LOT}))
    assert f"{FIRST}={LOT}" in text
    assert game.write(game.read(text)) == text


@ALL
def test_a_seat_that_the_table_does_not_have_is_refused(game: Game[Any, Any]) -> None:
    fewest = game.fewest_seats
    with pytest.raises(TatamiError, match=f"names seat {fewest + 1}, but .* 1 to {fewest}"):
        game.new(fewest, {FIRST: fewest + 1})
    chosen = game.write(game.new(fewest, {FIRST: 2}))
    with pytest.raises(TatamiError, match=f"names seat {fewest + 1}"):
        game.read(chosen.replace("first=2", f"first={fewest + 1}"))
    with pytest.raises(TatamiError, match="can be 1, lot, 2-"):
        game.options(first="youngest")


@ALL
def test_the_record_knows_who_began(game: Game[Any, Any]) -> None:
    options = game.options(first=LOT)
    s: State[Any] = game.new(game.fewest_seats, options)
    lot = game.action_from("begin 2")
    s.apply(CHANCE, lot)
    record = Record(
        game=game.name,
        version=game.version,
        seats=s.seats,
        options=options,
        moves=[(CHANCE, lot)],
    )
    found = decode(encode(record))
    assert found.options[FIRST] == LOT
    assert game.write(replay(found, game)) == game.write(s)


@ALL
@pytest.mark.parametrize("first", [2, LOT])
def test_the_laws_hold_whoever_begins(game: Game[Any, Any], first: int | str) -> None:
    dice = dice_of(5, f"first {game.name}")
    Trial(game, game.fewest_seats, game.options(first=first), dice, 1000).run()


# What the games share


def test_the_lot_is_not_a_seat() -> None:
    assert first_seat({}) == 0
    assert first_seat({FIRST: 3}) == 2
    assert first_seat({FIRST: LOT}) == -1
    assert begun_by({"tie": "shared", FIRST: LOT}, 0) == {"tie": "shared"}
    assert begun_by({"tie": "shared", FIRST: LOT}, 2) == {"tie": "shared", FIRST: 3}


def test_the_default_is_not_mentioned_in_a_position_even_if_it_was_typed() -> None:
    declared = [who_begins(4)]
    assert read_options("first=1", declared) == {}
    assert write_options(read_options("first=3", declared)) == "first=3"
    with pytest.raises(TatamiError, match="Expected: first"):
        read_options("first=3,first=2", declared)
