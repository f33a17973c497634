"""Bots think here, in processes of their own, never in the event loop."""

import logging
from dataclasses import dataclass
from typing import Any, Final

from tatami.core.chance import Dice
from tatami.core.errors import TatamiError
from tatami.core.game import Game, View
from tatami.games import deck_to_keep, game_named
from tatami.narration import narrator_of
from tatami.review.reasons import TRIED, Trials
from tatami.search import bot_named, heuristics_of
from tatami.search.budget import Budget
from tatami.search.levels import SHOGUN
from tatami.search.search import Considered as Thought
from tatami.search.search import Search
from tatami.server import metrics
from tatami.server.messages.play import Considered
from tatami.server.processes import Processes
from tatami.words import speaking

MOMENT = 0.9
"""Seconds that a bot may think at most."""

TOO_LONG = 20.0
"""Seconds after which a bot that has not answered is given up."""

log = logging.getLogger("tatami.thinking")

COMPARING: Final = 0.5
"""Seconds that it may take at most to compare the best choices, to say why one is better."""
MOST: Final = 3
"""So many choices a hint names."""
HARDLY: Final = 50
"""What was tried less often than this is thought through once more, to tell what to expect."""
SECOND_THOUGHT: Final = Budget(200, 0.1)


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom a hint is for: the language, and what the seats are called in it."""

    language: str
    names: list[str]


class Thinkers(Processes):
    """The processes in which bots think."""

    def __init__(self, most: int) -> None:
        super().__init__(most, TOO_LONG)

    async def choose(
        self,
        game: Game[Any, Any],
        level: str,
        luck: bytes,
        view: View,
        legal: list[int],
        who: str = "",
    ) -> int:
        """What a bot of this level does; the greedy one if it fails, and at worst anything.

        `who` is the person whose table it is: people's bots think in turn.
        """
        about = (game.name, deck_to_keep(game))
        for name in (level, "greedy", "random"):
            try:
                action: int = await self.run(choose, *about, name, luck, view, legal, who=who)
                return action
            except Exception:
                metrics.FAILURES.labels(game.name, name).inc()
                log.exception("bot failed", extra={"game": game.name, "bot": name})
        return legal[0]

    async def opinions(
        self,
        game: Game[Any, Any],
        luck: bytes,
        view: View,
        legal: list[int],
        reader: Reader,
        who: str = "",
    ) -> list[Considered]:
        """What the strongest bot thinks of what can be done, the best first."""
        about = (game.name, deck_to_keep(game), luck)
        try:
            found: list[Considered] = await self.run(opinions, *about, view, legal, reader, who=who)
            return found
        except Exception:
            metrics.FAILURES.labels(game.name, SHOGUN).inc()
            log.exception("hint failed", extra={"game": game.name})
            raise TatamiError("house-no-hint") from None


def choose(game: str, deck: str, level: str, luck: bytes, view: View, legal: list[int]) -> int:
    """In a process of its own: what a bot does."""
    played = game_named(game).as_played(view.options, deck)
    bot = bot_named(level, played, Dice(luck), MOMENT)
    action = bot.choose(view, legal)
    if action not in legal:
        raise ValueError(f"{level} wants to do something that is not legal")
    return action


def opinions(
    game: str, deck: str, luck: bytes, view: View, legal: list[int], reader: Reader
) -> list[Considered]:
    """In a process of its own: what the strongest bot thinks, and why, in the reader's words."""
    played = game_named(game).as_played(view.options, deck)
    dice = Dice(luck)
    bot = bot_named(SHOGUN, played, dice, MOMENT)
    assert isinstance(bot, Search)
    bot.choose(view, legal)
    with speaking(reader.language):
        narrator = narrator_of(played, reader.names)
        narrator.tells_coordinates = False
        found: dict[str, Thought] = {}
        for thought in bot.considered:
            found.setdefault(narrator.choice(view, thought.action), thought)
        best = by_chance(played, view, list(found.items())[:MOST], dice)
        actions = [thought.action for _, thought, _ in best]
        trials = Trials(played, narrator, view, actions, dice)
        if len(best) > 1:
            trials.carry_out(Budget(TRIED, COMPARING))
        reasons = trials.reasons()
        return [
            Considered(
                action=thought.action,
                text=text,
                visits=thought.visits,
                shares=shares,
                why=reason.said() if reason else "",
            )
            for (text, thought, shares), reason in zip(best, reasons, strict=True)
        ]


def by_chance(
    game: Game[Any, Any], view: View, best: list[tuple[str, Thought]], dice: Dice
) -> list[tuple[str, Thought, list[float]]]:
    """With what may be expected of each, and in its order, as whoever reads the chances wants it.

    Search has looked most often at what it likes best, and what it likes less may seem to win as
    often or more by chance. Where no chances are known, the order of the search stays.
    """

    def percent(told: tuple[str, Thought, list[float]]) -> int:
        _, _, returns = told
        return round(100 * returns[view.seat]) if returns else 0

    told = [(text, thought, expected(game, view, thought, dice)) for text, thought in best]
    return sorted(told, key=percent, reverse=True)


def expected(game: Game[Any, Any], view: View, thought: Thought, dice: Dice) -> list[float]:
    """What each seat may expect; search hardly looks at what it does not like, and misjudges it."""
    if not thought.returns or thought.visits >= HARDLY:
        return thought.returns
    return Search(game, dice, heuristics_of(game), SECOND_THOUGHT).expect(view, thought.action)
