"""The games as PettingZoo environments.

    env = tatami.research.pettingzoo.env("ninjan", seats=3, render_mode="ansi")
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, info = env.last()
        ended = termination or truncation
        env.step(None if ended else policy(seen["observation"], seen["action_mask"]))

`env` asks one agent at a time. Agents that choose at the same time are asked one after another and
learn nothing of each other's choices. `parallel_env` asks all of them at once; who has nothing to
decide waits, by the last index of the action space. An agent is given a dict with `observation` and
`action_mask`. In games whose actions are said step by step the same agent is asked several times.
"""

from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from tatami.core.errors import TatamiError
from tatami.core.frames import NOBODY
from tatami.core.game import Game, Value
from tatami.research.drawing import HUMAN, MODES, Picture
from tatami.research.encoding import Row
from tatami.research.episodes import Episodes, Seen, copied

ILLEGAL_REWARD = -1.0
"""Who says what cannot be said loses, and nobody wins."""


def agent_names(seats: int) -> list[str]:
    """The agents of a table, in the order of their seats."""
    return [f"player_{seat}" for seat in range(seats)]


def env(
    game: str | Game[Any, Any],
    seats: int = 2,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: str = "end",
    **options: Value,
) -> "AECEnv[str, Seen, int | None]":
    """The game with one agent asked at a time, with the usual wrappers.

    `max_cycles` ends a match early, when every agent was asked so often on average. An `illegal`
    action ends the match ("end") or is replaced by a legal one ("replace").
    """
    raw: Any = raw_env(game, seats, render_mode, max_cycles, illegal, **options)
    if illegal == "end":
        raw = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class raw_env(AECEnv[str, Seen, int | None], EzPickle):  # type: ignore[misc]  # noqa: N801
    """The game with one agent asked at a time, without wrappers."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        seats: int = 2,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "end",
        **options: Value,
    ) -> None:
        EzPickle.__init__(self, game, seats, render_mode, max_cycles, illegal, **options)
        super().__init__()
        self.episodes = Episodes(game, seats, options, illegal, render_mode)
        self.metadata = metadata_of(self.episodes.game)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.steps = 0
        self.possible_agents = agent_names(seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.episodes.space() for agent in self.possible_agents}
        actions = self.episodes.encoding.num_actions
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents
        }
        self.state_space = gymnasium.spaces.Box(
            -128, 127, (seats * self.episodes.encoding.size,), np.int8
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> "raw_env":
        """The same match at the same point, in which the same luck is still to come."""
        found: raw_env = copied(self, memo)
        return found

    def observation_space(self, agent: str) -> Any:
        """What this agent can be given."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What this agent can say."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next match, or with a seed the first of the series that it stands for."""
        table = self.episodes.begin(seed)
        self.steps = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[table.seat]
        self.show()

    def observe(self, agent: str) -> Seen:
        """What this agent sees; only who is asked has anything in its mask."""
        if agent not in self.possible_agents:
            agents = ", ".join(self.possible_agents)
            raise TatamiError("research-no-agent", agent=agent, agents=agents)
        return self.episodes.seen_by(self.possible_agents.index(agent))

    def state(self) -> Row:
        """What all agents see, one after the other: for learners with a common critic."""
        encoding = self.episodes.encoding
        return np.concatenate(
            [encoding.observe(self.episodes.table, seat) for seat in range(encoding.seats)]
        )

    def step(self, action: int | None) -> None:
        """Who is asked says this index."""
        if not self.agents:
            self.episodes.is_running = False
        self.episodes.check_running()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        said = self.episodes.allowed(-1 if action is None else index(action))
        if said is None:
            raise TatamiError("research-illegal", index=str(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        table = self.episodes.table
        table.say(said)
        self.steps += 1
        if table.seat == NOBODY:
            returns = self.episodes.encoding.returns(table.s)
            self.rewards = dict(zip(self.possible_agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.steps >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        if table.seat != NOBODY:
            self.agent_selection = self.possible_agents[table.seat]
        self._accumulate_rewards()
        self._deads_step_first()
        self.show()

    def show(self) -> None:
        """In the mode for people the table is shown without being asked for."""
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> str | Picture | None:
        """The table as the agent that is asked sees it."""
        return self.episodes.picture(self.possible_agents)


class parallel_env(ParallelEnv[str, Seen, int], EzPickle):  # type: ignore[misc]  # noqa: N801
    """The game with all agents asked at once, as suits games with simultaneous choices.

    Who has nothing to decide has only the last index in its mask, which does nothing.
    """

    def __init__(
        self,
        game: str | Game[Any, Any],
        seats: int = 2,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "end",
        **options: Value,
    ) -> None:
        EzPickle.__init__(self, game, seats, render_mode, max_cycles, illegal, **options)
        self.episodes = Episodes(game, seats, options, illegal, render_mode)
        self.metadata = metadata_of(self.episodes.game)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.steps = 0
        self.wait: int = self.episodes.encoding.num_actions
        """The index with which an agent does nothing."""
        self.possible_agents = agent_names(seats)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: self.episodes.space(more_actions=1) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def __deepcopy__(self, memo: dict[int, Any]) -> "parallel_env":
        """The same match at the same point, in which the same luck is still to come."""
        found: parallel_env = copied(self, memo)
        return found

    def observation_space(self, agent: str) -> Any:
        """What this agent can be given."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What this agent can say."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin the next match, or with a seed the first of the series that it stands for."""
        self.episodes.begin(seed)
        self.steps = 0
        self.agents = self.possible_agents.copy()
        self.show()
        return self.observations(), {agent: {} for agent in self.agents}

    def asked(self) -> list[int]:
        """The seats that decide now; one at a time where actions are said step by step."""
        table = self.episodes.table
        if table.seat == NOBODY:
            return []
        return table.s.actors() if self.episodes.encoding.is_flat else [table.seat]

    def observations(self) -> dict[str, Seen]:
        """What each agent is given now."""
        encoding = self.episodes.encoding
        table = self.episodes.table
        asked = self.asked()
        found = {}
        for seat, agent in enumerate(self.agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in asked:
                mask[:-1] = (
                    encoding.mask_state(table.s, seat) if encoding.is_flat else encoding.mask(table)
                )
            else:
                mask[self.wait] = 1
            found[agent] = {"observation": encoding.observe(table, seat), "action_mask": mask}
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """All agents say their indices; those that have nothing to decide are not heard."""
        if not self.agents:
            self.episodes.is_running = False
        self.episodes.check_running()
        rewards = dict.fromkeys(self.agents, 0.0)
        is_over = False
        for seat in self.asked():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise TatamiError("research-no-action", agent=agent)
            said = self.episodes.allowed(index(actions[agent]))
            if said is None:
                rewards[agent] = ILLEGAL_REWARD
                is_over = True
                break
            self.episodes.table.say(said)
        self.steps += 1
        if not is_over and self.episodes.table.seat == NOBODY:
            returns = self.episodes.encoding.returns(self.episodes.table.s)
            rewards = dict(zip(self.agents, returns, strict=True))
            is_over = True
        is_cut = not is_over and self.max_cycles is not None and self.steps >= self.max_cycles
        seen = self.observations()
        terminations = dict.fromkeys(self.agents, is_over)
        truncations = dict.fromkeys(self.agents, is_cut)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if is_over or is_cut:
            self.agents = []
        self.show()
        return seen, rewards, terminations, truncations, infos

    def show(self) -> None:
        """In the mode for people the table is shown without being asked for."""
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> str | Picture | None:
        """The table as the first agent that is asked sees it."""
        return self.episodes.picture(self.possible_agents)


def metadata_of(game: Game[Any, Any]) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {
        "name": f"tatami_{game.name}_v{game.version}",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }
