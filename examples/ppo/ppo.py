"""Proximal policy optimisation on a vector environment of Tatami, by self-play.

A `Gatherer` plays a number of steps in all rows and says of each choice how much better it went
than was expected (generalised advantage estimation, for every seat of a match by itself); `improve`
makes choices likelier that went better, a little at a time. Questions with one answer are answered
without the network and teach nothing.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from network import Adam, Floats, Network
from symmetry import Symmetry

from tatami.research.vector import VectorEnv

IMPOSSIBLE = np.float32(-1e9)
"""The score of what cannot be chosen."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How it learns."""

    hidden: int = 128
    """The size of the network's layers."""
    steps: int = 72
    """So many questions are answered in each row before it learns from them."""
    trace: float = 0.95
    """How far a surprise counts for the choices before it; the λ of GAE. Nothing is discounted."""
    epochs: int = 3
    batch: int = 2048
    rate: float = 1e-3
    """Falls to a tenth until the end."""
    clip: float = 0.2
    """A choice becomes at most so much likelier or less likely than it was when it was made."""
    entropy: float = 0.01
    """What it is worth to stay unpredictable; falls to a tenth until the end."""
    longest: float = 0.5


@dataclass(frozen=True, slots=True)
class Choices:
    """What was seen and chosen, and what came of it; a row for each choice."""

    observations: npt.NDArray[np.int8]
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    chances: Floats
    """The logarithm of how likely the choice was when it was made."""
    advantages: Floats
    returns: Floats


def joined(several: list[Choices]) -> Choices:
    """All of them."""
    return Choices(
        np.concatenate([one.observations for one in several]),
        np.concatenate([one.masks for one in several]),
        np.concatenate([one.actions for one in several]),
        np.concatenate([one.chances for one in several]),
        np.concatenate([one.advantages for one in several]),
        np.concatenate([one.returns for one in several]),
    )


def log_chances(scores: Floats, masks: npt.NDArray[np.int8]) -> Floats:
    """The logarithm of how likely each action is; what is not in the mask has none."""
    possible = np.where(masks == 1, scores, IMPOSSIBLE)
    possible = possible - possible.max(axis=1, keepdims=True)
    found: Floats = possible - np.log(np.exp(possible).sum(axis=1, keepdims=True))
    return found


def drawn(logs: Floats, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action for each row, drawn by its chances: who adds Gumbel's noise finds it on top."""
    waits = rng.standard_exponential(logs.shape, dtype=np.float32)
    noise = -np.log(np.maximum(waits, np.float32(1e-30)))
    found: npt.NDArray[np.int64] = np.argmax(logs + noise, axis=1)
    return found


class Gatherer:
    """Plays on in one environment, where every seat that is asked follows the network."""

    def __init__(self, env: VectorEnv, symmetry: Symmetry, seed: int) -> None:
        self.env = env
        self.symmetry = symmetry
        self.turn = env.reset()
        self.rng = np.random.default_rng(seed)

    def gather(self, network: Network, settings: Settings) -> Choices:
        """Play so many steps; what was chosen in them, and how it went."""
        env = self.env
        shape = (settings.steps, env.rows)
        observations = np.empty((*shape, env.encoding.size), np.int8)
        masks = np.empty((*shape, env.encoding.num_actions), np.int8)
        actions = np.empty(shape, np.int64)
        seats = np.empty(shape, np.int64)
        rewards = np.empty((*shape, env.encoding.seats), np.float32)
        done = np.empty(shape, np.bool_)
        chances = np.zeros(shape, np.float32)
        values = np.zeros(shape, np.float32)
        for step in range(settings.steps):
            turn = self.turn
            seen, possible, ways = self.symmetry.fold(turn.observations, turn.masks)
            observations[step] = seen
            masks[step] = possible
            seats[step] = turn.seats
            actions[step] = possible.argmax(axis=1)
            rows = np.flatnonzero(possible.sum(axis=1) > 1)
            passed = network.forward(seen[rows])
            logs = log_chances(passed.scores, possible[rows])
            actions[step, rows] = drawn(logs, self.rng)
            chances[step, rows] = logs[np.arange(len(rows)), actions[step, rows]]
            values[step, rows] = passed.values
            self.turn = env.step(self.symmetry.unfold(actions[step], ways))
            rewards[step] = self.turn.rewards
            done[step] = self.turn.done
        chosen = masks.sum(axis=2) > 1
        last, _, _ = self.symmetry.fold(self.turn.observations, self.turn.masks)
        ahead = network.forward(last).values
        advantages, known = estimate(
            chosen, seats, rewards, done, values, self.turn.seats, ahead, settings.trace
        )
        used = chosen & known
        return Choices(
            observations[used],
            masks[used],
            actions[used],
            chances[used],
            advantages[used],
            (advantages + values)[used],
        )


def estimate(
    chosen: npt.NDArray[np.bool_],
    seats: npt.NDArray[np.int64],
    rewards: Floats,
    done: npt.NDArray[np.bool_],
    values: Floats,
    last_seats: npt.NDArray[np.int64],
    last_values: Floats,
    trace: float,
) -> tuple[Floats, npt.NDArray[np.bool_]]:
    """How much better each choice went than was expected of it, and where that is known.

    Steps come first and rows second. For each seat its next choice matters, not the next step. When
    the last step is over, only the seat that is asked then knows what it may expect.
    """
    steps, rows = seats.shape
    each = np.arange(rows)
    ahead = np.zeros_like(rewards[0])
    surprise = np.zeros_like(ahead)
    is_known = np.zeros(ahead.shape, np.bool_)
    ahead[each, last_seats] = last_values
    is_known[each, last_seats] = True
    advantages = np.zeros_like(values)
    known = np.zeros_like(chosen)
    for step in range(steps - 1, -1, -1):
        ended = done[step]
        ahead[ended] = rewards[step, ended]
        surprise[ended] = 0
        is_known[ended] = True
        row = each[chosen[step]]
        seat = seats[step, row]
        value = values[step, row]
        found = ahead[row, seat] - value + trace * surprise[row, seat]
        advantages[step, row] = found
        known[step, row] = is_known[row, seat]
        surprise[row, seat] = found
        ahead[row, seat] = value
        is_known[row, seat] = True
    return advantages, known


def improve(
    network: Network,
    adam: Adam,
    choices: Choices,
    settings: Settings,
    left: float,
    rng: np.random.Generator,
) -> None:
    """Learn from these choices; `left` is the part of all learning that is still to come."""
    easing = 0.1 + 0.9 * left
    count = len(choices.actions)
    better = choices.advantages - choices.advantages.mean()
    better /= better.std() + np.float32(1e-8)
    for _ in range(settings.epochs):
        order = rng.permutation(count)
        for first in range(0, count - settings.batch + 1, settings.batch):
            some = order[first : first + settings.batch]
            passed = network.forward(choices.observations[some])
            of_scores = slope(
                log_chances(passed.scores, choices.masks[some]),
                choices.actions[some],
                choices.chances[some],
                better[some],
                settings.clip,
                settings.entropy * easing,
            )
            of_values = (passed.values - choices.returns[some]) * np.float32(0.5 / len(some))
            gradient = network.backward(passed, of_scores, of_values)
            adam.step(gradient, settings.rate * easing, settings.longest)


def slope(
    logs: Floats,
    actions: npt.NDArray[np.int64],
    before: Floats,
    better: Floats,
    clip: float,
    entropy: float,
) -> Floats:
    """The gradient of PPO's loss by the scores of all actions."""
    each = np.arange(len(actions))
    chances = np.exp(logs)
    ratio = np.exp(logs[each, actions] - before)
    too_far = np.where(better > 0, ratio > 1 + clip, ratio < 1 - clip)
    push = np.where(too_far, np.float32(0), better * ratio)
    found = chances * push[:, None]
    found[each, actions] -= push
    certainty = np.where(chances > 0, chances * logs, np.float32(0))
    found += np.float32(entropy) * (certainty - chances * certainty.sum(axis=1, keepdims=True))
    found /= np.float32(len(actions))
    return found
