"""What goes wrong through bad input: a sentence from `words/` and the facts it needs."""

from functools import partial
from typing import Any

from tatami.words import say


class TatamiError(Exception):
    """Something a person or a program got wrong, said so that they can put it right."""

    def __init__(self, sentence: str, **facts: int | str) -> None:
        super().__init__(sentence, facts)
        self.sentence = sentence
        self.facts = facts

    def __str__(self) -> str:
        return say(self.sentence, **self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        # Facts go by name, which pickle does not do by itself: errors travel between processes.
        return partial(TatamiError, self.sentence, **self.facts), ()


class IllegalAction(TatamiError):
    """An action that the rules forbid now; `rule` is the number of the rule that does."""

    def __init__(self, game: str, rule: str, action: str) -> None:
        super().__init__("illegal-action", action=action, rule=rule, reason=reason(game, rule))
        self.rule = rule


def reason(game: str, rule: str) -> str:
    """The sentence that tells what a game's rule demands."""
    return say(f"{game}-rule-{rule.replace('.', '-')}")
