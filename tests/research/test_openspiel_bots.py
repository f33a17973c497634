"""OpenSpiel's bots at our tables, and ours at theirs."""

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.bots.uniform_random import UniformRandomBot

import tatami.research.openspiel  # noqa: F401 - makes the games known
from tatami.arena.intervals import share
from tatami.core.chance import Dice, dice_of
from tatami.core.errors import TatamiError
from tatami.core.frames import CHANCE
from tatami.games import GAMES, game_named
from tatami.research.openspiel import TatamiGame, TatamiState
from tatami.research.openspiel_bots import (
    ExactISMCTS,
    Guest,
    ObservedISMCTS,
    Playouts,
    Resident,
    state_seen,
)
from tatami.search.budget import Budget
from tests.arena.table import plan, played

MODULE = "tatami.research.openspiel_bots"


def dealt(name: str, dice: Dice) -> Any:
    """A match in which somebody is asked."""
    game = GAMES[name]
    s: Any = game.new(game.fewest_seats)
    while s.actors() == [CHANCE]:
        s.apply(CHANCE, s.asking.sample(s, CHANCE, dice))
    return s


def loaded(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"tatami_{name}", params)


class Chance(Guest):
    """The guest that the docs show."""

    def play_for(self, game: TatamiGame, seat: int, luck: np.random.RandomState) -> Any:
        return UniformRandomBot(seat, luck)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", [Chance, ExactISMCTS, ObservedISMCTS])
def test_a_guest_chooses_what_is_legal_in_every_game(game: str, kind: type[Guest]) -> None:
    dice = dice_of(1, "guest")
    s = dealt(game, dice)
    guests = [kind(GAMES[game], dice, Budget(3)) for _ in range(s.seats)]
    asked = 0
    while asked < 4:
        for seat in s.actors():
            if seat == CHANCE:
                s.apply(CHANCE, s.asking.sample(s, CHANCE, dice))
                continue
            legal = s.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                asked += 1
                action = guests[seat].choose(GAMES[game].view(s, seat), legal)
                assert action in legal
            s.apply(seat, action)


@pytest.mark.slow
def test_their_search_beats_chance_in_the_arena(tmp_path: Path) -> None:
    found = plan([f"{MODULE}:ObservedISMCTS@16", "random"])
    results = played(found, tmp_path, 20)
    assert not [result.forfeit for result in results if result.forfeit]
    won = [float(result.seating[seat] == 0) for result in results for seat in result.winners]
    estimate = share([(one, 1.0) for one in won])
    assert estimate is not None
    assert estimate.low > 0.5
    assert played(found, tmp_path, 2)[0].scores == results[0].scores


def test_a_guest_is_shown_what_its_seat_sees_and_nothing_else() -> None:
    dice = dice_of(2, "guest")
    s = dealt("ninjan", dice)
    game = loaded("ninjan")
    # The second seat is asked although the first, which picks at the same time, has not picked.
    view = GAMES["ninjan"].view(s, 1)
    hands = set()
    for _ in range(4):
        state = state_seen(game, view, dice)
        assert state.current_player() == 1
        assert state.at.encoding.game.view(state.at.s, 1).hand == view.hand
        hands.add(state.at.encoding.game.view(state.at.s, 0).hand)
    assert len(hands) > 1


def keys(kind: type[ExactISMCTS], seat: int) -> set[Any]:
    """How a search tells apart what a seat could see in matches that seat 0 imagines."""
    dice = dice_of(3, "guest")
    game = loaded("ninjan")
    state = state_seen(game, GAMES["ninjan"].view(dealt("ninjan", dice), 0), dice)
    guest = kind(GAMES["ninjan"], dice, Budget(1))
    bot = guest.play_for(game, 0, np.random.RandomState(1))
    found = set()
    for _ in range(6):
        world = bot.resample_from_infostate(state)
        if seat == 1:
            world.apply_action(state.legal_actions()[0])
        assert world.current_player() == seat
        found.add(bot.get_state_key(world))
    return found


def test_information_sets_are_exact_or_what_was_observed() -> None:
    assert len(keys(ExactISMCTS, 0)) == len(keys(ObservedISMCTS, 0)) == 1
    assert len(keys(ExactISMCTS, 1)) == 6  # other cards in the rival's hand every time
    assert len(keys(ObservedISMCTS, 1)) == 1


def test_a_rival_does_not_observe_what_is_picked_in_secret() -> None:
    dice = dice_of(3, "guest")
    state = state_seen(loaded("ninjan"), GAMES["ninjan"].view(dealt("ninjan", dice), 0), dice)
    told = {state.child(action).at.observed(1) for action in state.legal_actions()}
    own = {state.child(action).at.observed(0) for action in state.legal_actions()}
    assert len(told) == 1
    assert len(own) == len(state.legal_actions()) > 1


def test_playing_on_goes_on_with_what_was_said() -> None:
    dice = dice_of(4, "guest")
    s = dealt("samurai_cards", dice)
    game = loaded("samurai_cards")
    seat = s.actors()[0]
    state = state_seen(game, GAMES["samurai_cards"].view(s, seat), dice)
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == seat
    before = str(state)
    found = Playouts(dice).evaluate(state)
    assert found.sum() == pytest.approx(0)
    assert str(state) == before


def test_their_search_has_no_seconds() -> None:
    dice = dice_of(5, "guest")
    s = dealt("ninjan", dice)
    guest = ExactISMCTS(GAMES["ninjan"], dice, Budget(seconds=0.5))
    with pytest.raises(TatamiError, match="counts simulations, not seconds"):
        guest.choose(GAMES["ninjan"].view(s, 0), s.legal(0))


@pytest.mark.parametrize("game", GAMES)
def test_our_bots_play_for_their_players(game: str) -> None:
    found = loaded(game)
    bots = [Resident("greedy", player, seed=1) for player in range(found.num_players())]
    returns = pyspiel.evaluate_bots(found.new_initial_state(), bots, 3)
    assert sum(returns) == pytest.approx(0)
    assert max(returns) > 0


def test_greedy_beats_chance_at_their_table_too() -> None:
    found = loaded("ninjan")
    won = 0
    for number in range(30):
        bots = [Resident("greedy", 0, number), Resident("random", 1, number)]
        won += pyspiel.evaluate_bots(found.new_initial_state(), bots, number)[0] > 0
    assert won >= 20


def test_a_resident_says_what_our_bot_chooses_step_by_step() -> None:
    dice = dice_of(6, "guest")
    game = game_named("samurai_cards")
    s = dealt("samurai_cards", dice)
    seat = s.actors()[0]
    state: TatamiState = state_seen(loaded("samurai_cards"), game.view(s, seat), dice)
    resident = Resident("greedy", seat)
    steps = 0
    action = -1
    while action < 0:
        index = resident.step(state)
        assert index in state.legal_actions()
        action = state.at.said_by(index)
        state.apply_action(index)
        steps += 1
    assert steps > 1
    assert action in s.legal(seat)
