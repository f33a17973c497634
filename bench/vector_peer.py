"""Random play driven from Python, with observations and masks: decisions a second, printed.

Run with a Python that has open_spiel, pettingzoo and rlcard:
vector_peer.py openspiel|pettingzoo GAME MATCHES
"""

import sys
from importlib import import_module
from random import Random
from time import process_time


def openspiel(name: str, matches: int) -> float:
    """OpenSpiel: the information state of whoever is asked, and the mask, at every decision."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(0)
    decisions = 0
    began = process_time()
    for _ in range(matches):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.information_state_tensor(state.current_player())
                mask = state.legal_actions_mask()
                state.apply_action(rng.choice([i for i, legal in enumerate(mask) if legal]))
                decisions += 1
    return decisions / (process_time() - began)


def pettingzoo(name: str, matches: int) -> float:
    """PettingZoo: what `last` gives at every decision."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    rng = Random(0)
    decisions = 0
    began = process_time()
    for match in range(matches):
        env.reset(seed=match)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                legal = [i for i, can in enumerate(observation["action_mask"]) if can]
                env.step(rng.choice(legal))
                decisions += 1
    return decisions / (process_time() - began)


PEERS = {"openspiel": openspiel, "pettingzoo": pettingzoo}

if __name__ == "__main__":
    print(PEERS[sys.argv[1]](sys.argv[2], int(sys.argv[3])))
