"""Sentences that are said again and again: what was formed once is kept.

A house says thousands of sentences a second, most of which it has said before: so to look one up
has to cost next to nothing, and this is compiled.
"""

import re
from collections.abc import Callable
from contextvars import ContextVar, Token
from functools import wraps
from typing import Any, ParamSpec

from tatami.words.sentences import ENGLISH, Facts, formed

P = ParamSpec("P")

KEPT = 1 << 15
"""So many finished sentences are kept: a table says the same few thousand again and again."""

LONGEST_FACT = 900
"""Letters of a fact that are told; Fluent refuses more than a thousand."""

STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""What would steer the terminal that a sentence is printed on."""

spoken = ContextVar("spoken", default=ENGLISH)
"""The language of this thread or task."""

finished: dict[tuple[Any, ...], str] = {}
"""Finished sentences by language, sentence, names of facts, and facts."""


def say(sentence: str, /, **facts: int | str) -> str:
    """The sentence with this name, told with these facts in the language that is spoken."""
    return sentence_in(spoken.get(), sentence, facts)


def told(language: str, sentence: str, /, **facts: int | str) -> str:
    """The finished sentence, in English if a game does not know it in this language."""
    return sentence_in(language, sentence, facts)


def sentence_in(language: str, sentence: str, facts: Facts) -> str:
    """The finished sentence, formed if it was not said before."""
    key = (language, sentence, tuple(facts), tuple(facts.values()))
    found = finished.get(key)
    if found is None:
        found = formed(language, sentence, printables(facts))
        make_room(finished)
        finished[key] = found
    return found


def printables(facts: Facts) -> Facts:
    """Facts as they can be shown, whoever wrote them."""
    return {name: printable(fact) for name, fact in facts.items()}


def printable(fact: int | str) -> int | str:
    """A fact as it can be shown, whoever wrote it."""
    if isinstance(fact, int) or (len(fact) <= LONGEST_FACT and fact.isprintable()):
        return fact
    text = fact if len(fact) <= LONGEST_FACT else fact[:LONGEST_FACT] + "…"
    return STEERING.sub("\N{REPLACEMENT CHARACTER}", text)


def make_room(kept: dict[tuple[Any, ...], str]) -> None:
    """Begin anew before there are too many: to know which one was said last would cost more."""
    if len(kept) >= KEPT:
        kept.clear()


class Speaking:
    """What is said meanwhile is said in a language; a generator would take thrice as long."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __enter__(self) -> None:
        self.before: Token[str] = spoken.set(self.language)

    def __exit__(self, *trouble: object) -> None:
        spoken.reset(self.before)


def kept(tell: Callable[P, str]) -> Callable[P, str]:
    """Remember what a function says, by its language and facts, as single sentences are."""
    remembered: dict[tuple[Any, ...], str] = {}

    @wraps(tell)
    def telling(*facts: P.args, **named: P.kwargs) -> str:
        key = (spoken.get(), facts, tuple(named.items()) if named else None)
        found = remembered.get(key)
        if found is None:
            found = tell(*facts, **named)
            make_room(remembered)
            remembered[key] = found
        return found

    return telling
