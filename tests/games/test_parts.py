"""The parts of actions have names, and from the names follows the action again."""

import re
from typing import Any

import pytest

from tatami.core.chance import dice_of
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.verbs import Parts
from tatami.games import GAMES
from tatami.games.samurai import GAME as SAMURAI


def actions_in(game: Game[Any, Any], seats: int) -> set[int]:
    """All that could be done in a match of random choices, by seats and by nature."""
    dice = dice_of(1, f"parts {game.name} {seats}")
    s = game.new(seats)
    found: set[int] = set()
    while s.asking is not None:
        seat = s.asking.actors(s)[0]
        found.update(s.legal(seat))
        s.apply(seat, s.asking.sample(s, seat, dice))
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_action_is_the_one_with_its_parts(game: Game[Any, Any]) -> None:
    actions = actions_in(game, game.most_seats)
    named = {action: game.parts(action) for action in actions}
    assert {game.action(parts) for parts in named.values()} == actions
    for action, parts in named.items():
        assert game.action(parts) == action
    assert len({tuple(parts.items()) for parts in named.values()}) == len(actions)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_parts_stay_below_the_size_that_is_declared(game: Game[Any, Any]) -> None:
    sizes = {
        (verb.name, part.name): part.size
        for verb in game.shapes
        for part in [*verb.parts, *[part for tail in verb.tails for part in tail]]
    }
    for action in actions_in(game, game.fewest_seats):
        parts = game.parts(action)
        for name, value in parts.items():
            size = sizes.get((str(parts["verb"]), name), 0)
            assert name == "verb" or size == 0 or int(value) < size, (parts, name)


def test_what_is_done_is_told_by_name() -> None:
    assert SAMURAI.parts(SAMURAI.action_from("h4 N27"))["verb"] == "lay"
    swap = SAMURAI.parts(SAMURAI.action_from("swap Kyoto helmet Edo rice"))
    assert list(swap) == ["verb", "other_settlement", "other_kind", "settlement", "kind"]


def test_a_number_that_is_no_action_is_only_a_number() -> None:
    assert SAMURAI.parts(63) == {"verb": "", "number": 63}
    assert SAMURAI.parts(-1) == {"verb": "", "number": -1}
    assert SAMURAI.parts(64 + 5) == {"verb": "", "number": 69}


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"verb": "fly"}, "There is no verb “fly” in this game"),
        ({}, "There is no verb “” in this game"),
        ({"verb": "lay", "tile": 3}, "“lay” needs the part hex, which can be 0..173"),
        ({"verb": "lay", "tile": 20, "hex": 3}, "can be 0..19, but not “20”"),
        ({"verb": "lay", "tile": -1, "hex": 3}, "can be 0..19, but not “-1”"),
        ({"verb": "lay", "tile": "x", "hex": 3}, "can be 0..19, but not “x”"),
        ({"verb": "end", "hex": 3}, "“end” has no part hex. It has none."),
    ],
)
def test_parts_that_make_no_action_are_refused(parts: Parts, sentence: str) -> None:
    with pytest.raises(TatamiError, match=re.escape(sentence)):
        SAMURAI.action(parts)
