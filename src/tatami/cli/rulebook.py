"""The rules of a game for the terminal, from the same document that the project shows."""

from importlib.resources import files

from tatami.words import say


def rules_text(game: str) -> str:
    """The whole document, as Markdown."""
    return files("tatami").joinpath("rules", f"{game}.md").read_text(encoding="utf-8")


def rule_lines(game: str, number: str) -> list[str]:
    """One rule, or all of them if no number is given, as plain lines."""
    lines = [line.replace("**", "").removeprefix("- ") for line in rules_text(game).splitlines()]
    if not number:
        return lines
    found = [line for line in lines if line.startswith(number + " ")]
    return found or [say("play-unknown-rule", rule=number)]
