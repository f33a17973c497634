"""All sentences as people read them, in a file to read from top to bottom: docs/words.

Renew them after changing a sentence: python -m tests.words.proof
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import tatami
from tatami.games import GAMES
from tatami.words import ENGLISH, LANGUAGES, say, speaking, spoken
from tests.words.examples import (
    CASES,
    MEANT_BY_YOU,
    NEVER_YOU,
    PEOPLE,
    TO_ONESELF,
    YOU,
    Example,
    Told,
    example,
)

SOURCE = Path(tatami.__file__).parent
PROOFS = Path(__file__).parents[2] / "docs" / "words"
MOST_VARIANTS = 16
"""With more, only one fact is varied at a time."""

READERS = ("You", "Du", "Jij")
"""What `play-you` says."""

Facts = dict[str, Example]


def proof(language: str) -> str:
    """The whole file of a language."""
    assert list(GAMES.values())  # A game brings its sentences when it is loaded.
    with speaking(language):
        lines = [
            f"# {say('language-name')}",
            "",
            "Every sentence with realistic facts, made from the Fluent files by "
            "`python -m tests.words.proof`. Correct the Fluent files, not this one.",
        ]
        for path in word_files(language):
            lines += ["", f"## {path.relative_to(SOURCE).as_posix()}", ""]
            lines += sentences(path)
        return "\n".join(lines) + "\n"


def word_files(language: str) -> list[Path]:
    """What games say first, each with its board; then our own sentences."""
    games = sorted(SOURCE.glob(f"games/*/words/*{language}.ftl"), key=lambda p: (p.parent, p.name))
    return [*games, *sorted((SOURCE / "words" / language).iterdir())]


def sentences(path: Path) -> Iterator[str]:
    """The lines of a file: its comments are headings."""
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Comment):
            yield from ("", f"### {entry.content}", "")
        elif isinstance(entry, ast.Message):
            told = list(dict.fromkeys(variants(entry)))
            if len(told) == 1:
                yield f"- `{entry.id.name}` {told[0]}"
            else:
                yield f"- `{entry.id.name}`"
                yield from (f"  - {sentence}" for sentence in told)


class Choices(Visitor):
    """Collects the facts of a message, and between which values of them it chooses."""

    def __init__(self) -> None:
        self.facts: dict[str, list[Example]] = {}
        self.declined: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        values = self.facts.setdefault(node.selector.id.name, [])
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                values.append(int(variant.key.value))
            elif variant.key.name == "one":
                values.append(1)
            elif variant.key.name in READERS:
                self.declined.add(node.selector.id.name)
            elif variant.key.name != "other":
                values.append(variant.key.name)
        self.generic_visit(node)


def variants(message: ast.Message) -> Iterator[str]:
    """The sentence with each of its choices, and with the reader in every role."""
    name = message.id.name
    if name in CASES:
        for facts in CASES[name]:
            yield rendered(name, facts)
        return
    chosen = choices_in(name, spoken.get()).facts
    ranges = {fact: values_of(name, fact, found) for fact, found in chosen.items()}
    for facts in combined(ranges):
        told = agreed(name, facts)
        if list(told.values()).count(YOU) <= 1 or name in TO_ONESELF:
            yield rendered(name, told)


def values_of(name: str, fact: str, chosen: list[Example]) -> list[Example]:
    """What a fact can be: its example, what the sentence chooses between, and the reader."""
    values = [example(name, fact), *chosen]
    is_a_person = values[0] == PEOPLE.get(fact) and "-board-" not in name and name not in NEVER_YOU
    if is_a_person and (not re.search("-(do|ask)-", name) or is_declined(name, fact)):
        values.append(YOU)
    return list(dict.fromkeys(values))


def is_declined(name: str, fact: str) -> bool:
    """Whether the English sentence has another form for the reader in this role."""
    return fact in choices_in(name, ENGLISH).declined


def combined(ranges: dict[str, list[Example]]) -> Iterator[Facts]:
    """All the combinations of these values, or one change at a time if there are too many."""
    facts = list(ranges)
    everything = list(product(*ranges.values()))
    if len(everything) <= MOST_VARIANTS:
        for values in everything:
            yield dict(zip(facts, values, strict=True))
        return
    usual = {fact: values[0] for fact, values in ranges.items()}
    yield usual
    for fact, others in ranges.items():
        for other in others[1:]:
            yield {**usual, fact: other}


def agreed(name: str, facts: Facts) -> Facts:
    """The same facts, with a subject that is the reader exactly if `you` says so."""
    if "you" not in facts:
        return facts
    role = MEANT_BY_YOU.get(name, "who")
    return {**facts, role: YOU if facts["you"] == 1 else PEOPLE[role]}


def rendered(name: str, facts: Facts) -> str:
    """The finished sentence in one line."""
    text = say(name, **{fact: plain(name, value) for fact, value in facts.items()})
    return " / ".join(text.split("\n")).strip()


def plain(name: str, value: Example) -> int | str:
    """A fact as the sentence gets it."""
    if isinstance(value, tuple):
        return ", ".join(str(plain(name, part)) for part in value)
    if not isinstance(value, Told):
        return value
    given = dict(value.facts)
    needed = choices_in(value.sentence, spoken.get()).facts
    facts = {fact: given.get(fact, example(value.sentence, fact)) for fact in needed}
    return say(value.sentence, **{f: plain(value.sentence, fact) for f, fact in facts.items()})


@cache
def parsed(language: str) -> dict[str, ast.Message]:
    """All the sentences of a language by name."""
    bodies = [parse(path.read_text(encoding="utf-8")).body for path in word_files(language)]
    return {
        entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ast.Message)
    }


def choices_in(sentence: str, language: str) -> Choices:
    """The facts and choices of a sentence in a language."""
    choices = Choices()
    choices.visit(parsed(language)[sentence].value)
    return choices


def main() -> None:
    """Write the files anew."""
    PROOFS.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (PROOFS / f"{language}.md").write_text(proof(language), encoding="utf-8")


if __name__ == "__main__":
    main()
