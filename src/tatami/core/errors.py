"""What goes wrong through bad input: a sentence from `words/` and the facts it needs."""

from pathlib import Path

from tatami.words import TatamiError as TatamiError
from tatami.words import knows, say


class IllegalAction(TatamiError):
    """An action that the rules forbid now; `rule` is the number of the rule that does."""

    def __init__(self, game: str, rule: str, action: str) -> None:
        self.rule = rule
        self.reason = reason(game, rule)
        """The rule in a sentence: enough for who has tapped something and has not typed it."""
        super().__init__("illegal-action", action=action, rule=rule, reason=self.reason)


def reason(game: str, rule: str) -> str:
    """The sentence that tells what a game's rule demands; a game need not have one."""
    number = rule.replace(".", "-")
    if not knows(f"{game}-rule-{number}"):
        return say("plain-rule")
    return say(f"{game}-rule-{number}")


def unreadable(path: Path, error: OSError) -> TatamiError:
    """The error for a file that cannot be read."""
    return TatamiError("file-unreadable", path=str(path), detail=error.strerror or str(error))


def unwritable(path: Path, error: OSError) -> TatamiError:
    """The error for a file or a folder that cannot be written."""
    return TatamiError("file-unwritable", path=str(path), detail=error.strerror or str(error))
