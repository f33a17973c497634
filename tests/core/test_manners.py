"""Manners: each chooses as it says, and only what is legal."""

from collections import Counter

import pytest

from tatami.core.actions import verb
from tatami.core.chance import dice_of
from tatami.core.frames import CHANCE
from tatami.core.laws import Trial
from tatami.core.manners import (
    MANNERS,
    Hoarding,
    Manner,
    Mixed,
    Reckless,
    Stubborn,
    Uniform,
    VerbFirst,
)
from tatami.core.state import State
from tatami.games.sake import GAME
from tatami.games.sake.rules.verbs import MOVE, PASS
from tatami.games.sake.state import Sake
from tests.core.toy import ToyGame
from tests.games.sake.table import MOVE_1, MOVE_2, Table


def chosen(manner: Manner, s: State[Sake], times: int = 60) -> Counter[str]:
    """What seat 0 does, how often."""
    legal = s.legal(0)
    return Counter([GAME.action_text(manner.choose(s, 0, legal)) for _ in range(times)])


def table() -> Table:
    """Seat 0 could pass, lay a weapon, move or drink."""
    return Table([f"yumi1 {MOVE_1} {MOVE_2}", "", ""], life=[1, 5, 5])


def test_uniform_does_anything() -> None:
    t = table()
    found = chosen(Uniform(GAME, dice_of(1, "manners")), t.s, 600)
    assert set(found) == set(t.choices())


def test_verb_first_passes_as_often_as_it_moves_in_any_way() -> None:
    t = table()
    found = chosen(VerbFirst(GAME, dice_of(1, "manners")), t.s, 600)
    verbs = {text.split()[0] for text in t.choices()}
    assert found["pass"] > 600 / len(verbs) / 2
    assert found["pass"] > 5 * found[f"move {MOVE_1} left 1"]


def test_a_hoarder_lays_what_stays_and_plays_nothing_else() -> None:
    t = Table(["yumi1 ramen1 minion1", "", ""], life=[1, 5, 5])
    laid = {"text yumi1", "text minion1 left", "text minion1 right"}
    assert set(chosen(Hoarding(GAME, dice_of(1, "manners")), t.s)) == laid
    t = Table(["ramen1 chopsticks1", "", ""], life=[1, 5, 5])
    assert {"text ramen1 2", "drink ramen1 1"} <= set(t.choices())
    assert set(chosen(Hoarding(GAME, dice_of(1, "manners")), t.s)) == {"pass"}


def test_a_reckless_player_never_keeps_what_it_can_play() -> None:
    found = chosen(Reckless(GAME, dice_of(1, "manners")), table().s)
    assert "pass" not in found
    assert "text yumi1" not in found


def test_a_stubborn_player_always_does_the_same_kind_of_thing() -> None:
    kinds = set()
    for seed in range(12):
        verbs = {text.split()[0] for text in chosen(Stubborn(GAME, dice_of(seed, "s")), table().s)}
        assert len(verbs) == 1
        kinds |= verbs
    assert len(kinds) > 2


def test_in_a_mix_everybody_has_a_manner_of_their_own() -> None:
    class Passing(Manner):
        def choose(self, s: State[Sake], seat: int, legal: list[int]) -> int:
            return next(action for action in legal if verb(action) == PASS)

    class Moving(Manner):
        def choose(self, s: State[Sake], seat: int, legal: list[int]) -> int:
            return next(action for action in legal if verb(action) == MOVE)

    s = table().s
    found = set()
    for seed in range(20):
        mixed = Mixed(GAME, dice_of(seed, "mix"), [Passing, Moving])
        verbs = [verb(mixed.choose(s, seat, s.legal(0))) for seat in (0, 1, 0, 1)]
        assert verbs[:2] == verbs[2:]
        found.add((verbs[0], verbs[1]))
    assert found == {(a, b) for a in (PASS, MOVE) for b in (PASS, MOVE)}


@pytest.mark.parametrize("name", sorted(MANNERS))
def test_the_laws_hold_whatever_the_manner(name: str) -> None:
    game = ToyGame()
    for number in range(10):
        dice = dice_of(number, name)
        Trial(game, 2 + number % 2, game.options(), dice, 1, MANNERS[name](game, dice)).run()


def test_nature_has_no_manners() -> None:
    class Proud(Manner):
        def choose(self, s: State[Sake], seat: int, legal: list[int]) -> int:
            assert seat != CHANCE
            return legal[0]

    game = ToyGame()
    dice = dice_of(1, "nature")
    Trial(game, 3, game.options(), dice, 1, Proud(game, dice)).run()
