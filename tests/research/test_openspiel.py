"""OpenSpiel's own tests and algorithms on our games, unchanged."""

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

import tatami.research.openspiel
from tatami.core.errors import TatamiError
from tatami.games import GAMES

OF_CHANCE = 106 / 135
"""How much can be won, by both seats together, from who plays the small match at random."""

SMALL = {"players": 2, "deck": "small", "tie": "shared"}


def small() -> Any:
    return pyspiel.load_game("tatami_ninjan", SMALL)


def to_the_picks(game: Any, seed: int) -> Any:
    """A match in which everything is dealt."""
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choice(actions, p=odds))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_their_random_simulations_with_saving_and_loading(game: str) -> None:
    tables = GAMES[game].seats
    for seats in {tables[0], tables[-1]}:
        found = pyspiel.load_game(f"tatami_{game}", {"players": seats})
        # They save and load after every step: too often for matches of a thousand steps.
        is_short = game == "ninjan"
        pyspiel.random_sim_test(found, num_sims=1, serialize=is_short, verbose=False)


def test_a_saved_match_goes_on_as_it_was() -> None:
    state = to_the_picks(pyspiel.load_game("tatami_hagakure"), 4)
    state.apply_action(state.legal_actions()[0])
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, loaded = pyspiel.deserialize_game_and_state(text)
    assert str(loaded) == str(state)
    assert loaded.information_state_string(0) == state.information_state_string(0)


def test_their_playthrough_tells_a_match() -> None:
    told = playthrough("tatami_ninjan(deck=small,tie=shared)", None, seed=1)
    assert "GameType.dynamics = Dynamics.SEQUENTIAL" in told
    assert "StringLegalActions()" in told
    assert "take 1" in told


def test_simultaneous_picks_become_turns() -> None:
    both = pyspiel.load_game("tatami_ninjan_simultaneous", SMALL)
    state = to_the_picks(both, 1)
    assert state.is_simultaneous_node()
    pyspiel.random_sim_test(both, num_sims=2, serialize=False, verbose=False)
    turns = pyspiel.convert_to_turn_based(both)
    pyspiel.random_sim_test(turns, num_sims=2, serialize=False, verbose=False)
    assert to_the_picks(turns, 1).current_player() == 0


def test_a_pick_is_hidden_from_who_picks_next() -> None:
    told = set()
    for place in range(2):
        state = to_the_picks(small(), 3)
        state.apply_action(state.legal_actions()[place])
        assert state.current_player() == 1
        told.add(state.information_state_string(1))
        assert len({state.information_state_string(0)}) == 1
    assert len(told) == 1


def test_the_order_in_which_cards_are_dealt_tells_nothing() -> None:
    told = set()
    for deals in ([0, 0, 0, 0], [1, 0, 0, 0]):
        state = small().new_initial_state()
        for place in deals:
            state.apply_action(place)
        told.add(state.information_state_string(0))
    assert len(told) == 1


def test_an_imagined_match_looks_the_same_to_who_imagines_it() -> None:
    state = to_the_picks(pyspiel.load_game("tatami_ninjan", {"players": 3}), 5)
    hands = set()
    for number in range(5):
        sampler = pyspiel.UniformProbabilitySampler(number, 0.0, 1.0)
        other = state.resample_from_infostate(0, sampler)
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.information_state_tensor(0) == state.information_state_tensor(0)
        assert other.legal_actions() == state.legal_actions()
        hands.add(other.observation_string(1))
    assert len(hands) > 1


def test_an_imagined_match_is_not_saved() -> None:
    import pickle

    state = to_the_picks(small(), 5)
    imagined = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
    with pytest.raises(TatamiError, match="has no beginning"):
        pickle.dumps(imagined.at)
    copied = pickle.loads(pickle.dumps(state.at))
    assert copied.knowledge(1) == state.information_state_string(1)


def test_the_tensor_is_the_observation_in_named_parts() -> None:
    game = small()
    state = to_the_picks(game, 2)
    observer = make_observation(game)
    observer.set_from(state, 0)
    assert observer.tensor.tolist() == state.observation_tensor(0)
    assert observer.dict["hand"].sum() == 2
    assert "hand=" in observer.string_from(state, 0)


def test_the_tensor_of_an_information_state_tells_what_its_text_tells() -> None:
    game = small()
    known: dict[str, set[bytes]] = {}
    for seed in range(40):
        state = to_the_picks(game, seed)
        luck = np.random.RandomState(seed)
        while not state.is_terminal():
            for seat in range(2):
                row = np.array(state.information_state_tensor(seat), np.int8).tobytes()
                known.setdefault(state.information_state_string(seat), set()).add(row)
            state.apply_action(int(luck.choice(state.legal_actions())))
    rows = [row for found in known.values() for row in found]
    assert len(rows) == len(set(rows)) == len(known) > 100


def test_an_information_state_is_the_observation_and_a_memory() -> None:
    game = small()
    state = to_the_picks(game, 2)
    state.apply_action(state.legal_actions()[0])
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    assert observer.tensor.tolist() == state.information_state_tensor(0)
    assert observer.tensor[: len(state.observation_tensor(0))].tolist() == (
        state.observation_tensor(0)
    )
    # One move so far, by this seat, and it knows which.
    assert observer.dict["moves"][0, :3].tolist() == [1, 0, 1]
    assert not observer.dict["moves"][1:].any()
    assert observer.dict["digest"].any()


def outcomes(state: Any) -> dict[int, float]:
    """What each choice brings who is asked, if every one of them ends the match."""
    found = {}
    for action in state.legal_actions():
        child = state.child(action)
        if not child.is_terminal():
            return {}
        found[action] = child.returns()[state.current_player()]
    return found


def test_their_search_finds_the_last_move_that_matters() -> None:
    game = small()
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.0, 30, random_state=luck)
    found = 0
    for number in range(60):
        state = to_the_picks(game, number)
        while not state.is_terminal():
            ends = outcomes(state)
            if len(set(ends.values())) > 1:
                found += 1
                assert ends[bot.step(state)] == max(ends.values())
            state.apply_action(int(luck.choice(state.legal_actions())))
        if found == 3:
            return
    raise AssertionError("no last move made a difference")


def test_their_search_plays_every_game() -> None:
    luck = np.random.RandomState(2)
    for name in GAMES:
        game = pyspiel.load_game(f"tatami_{name}")
        state = to_the_picks(game, 1)
        bot = ismcts.ISMCTSBot(game, ShortEvaluator(), 1.0, 4, random_state=luck)
        for _ in range(3):
            if not state.is_chance_node():
                chosen = bot.step(state)
                assert chosen in state.legal_actions()
                state.apply_action(chosen)


class ShortEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Knows nothing: every position is even, and every action alike."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        legal = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(legal)) for action in legal]


@pytest.mark.slow
def test_their_regret_minimisation_becomes_harder_to_exploit() -> None:
    game = small()
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(400):
        solver.iteration()
    assert 0 <= exploitability.nash_conv(game, solver.average_policy()) < OF_CHANCE


def test_what_cannot_be_said_is_refused() -> None:
    state = small().new_initial_state()
    with pytest.raises(TatamiError, match="Index 9 cannot be said now"):
        state.apply_action(9)  # there are nine cards to deal
    for game in ("ninjan", "samurai"):
        asked = to_the_picks(pyspiel.load_game(f"tatami_{game}"), 1)
        with pytest.raises(TatamiError, match="Index 5000 cannot be said now"):
            asked.apply_action(5000)


def test_all_games_are_known() -> None:
    names = pyspiel.registered_names()
    assert {f"tatami_{game}" for game in GAMES} <= set(names)
    assert tatami.research.openspiel.PREFIX == "tatami_"


def test_a_game_is_sent_to_other_processes_by_its_parameters() -> None:
    game = pyspiel.load_game("tatami_ninjan", {"players": 2, "deck": "small", "tie": "shared"})
    sent = pickle.dumps(game)
    assert str(pickle.loads(sent)) == str(game)
    # Where nobody has imported ours yet.
    told = subprocess.run(
        [sys.executable, "-c", "import pickle, sys; print(pickle.load(sys.stdin.buffer))"],
        input=sent,
        capture_output=True,
        check=True,
    )
    assert told.stdout.decode().strip() == str(game)
