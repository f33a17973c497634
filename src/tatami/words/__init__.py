"""Every sentence a person reads: the Fluent files beside this one, and those of the games."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "nl")

KEPT = 1 << 15
"""So many finished sentences are kept: a table says the same few thousand again and again."""

spoken = ContextVar("spoken", default=ENGLISH)
"""The language of this thread or task."""


def say(sentence: str, /, **facts: int | str) -> str:
    """The sentence with this name, told with these facts in the language that is spoken."""
    return told(spoken.get(), sentence, **facts)


def speak(language: str) -> None:
    """Speak this language from now on."""
    spoken.set(known(language))


def figure(value: float, places: int = 0) -> str:
    """A number with so many decimals, as it is written in the language that is spoken."""
    pattern = f"#,##0.{'0' * places}" if places else "#,##0"
    return format_decimal(value, pattern, locale=spoken.get())


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak this language meanwhile."""
    before = spoken.set(known(language))
    try:
        yield
    finally:
        spoken.reset(before)


def known(language: str) -> str:
    """The language, if there are sentences in it."""
    if language not in LANGUAGES:
        raise TatamiError("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language


def knows(sentence: str) -> bool:
    """Whether there is a sentence with this name."""
    return bundle(spoken.get()).has_message(sentence)


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


included: list[str] = []
"""The packages whose sentences are read beside our own."""


def include(package: str) -> None:
    """Read the sentences of this package too, from its folder `words`, if it has one."""
    if package not in included:
        included.append(package)
        bundle.cache_clear()


@cache
def bundle(language: str) -> FluentBundle:
    """All the sentences of a language."""
    sentences = FluentBundle([language], use_isolating=False)
    own = files(__name__).joinpath(language).iterdir()
    for file in [*own, *chain.from_iterable(words_of(package, language) for package in included)]:
        sentences.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return sentences


def words_of(package: str, language: str) -> list[Traversable]:
    """The sentences of a package in a language, in English if it does not know that one."""
    if not hasattr(sys.modules[package], "__path__"):
        return []
    folder = files(package).joinpath("words")
    names = [f"{language}.ftl", f"board.{language}.ftl"]
    if not folder.joinpath(names[0]).is_file():
        names = [f"{ENGLISH}.ftl", f"board.{ENGLISH}.ftl"]
    return [folder.joinpath(name) for name in names if folder.joinpath(name).is_file()]


@lru_cache(KEPT)
def told(language: str, sentence: str, /, **facts: int | str) -> str:
    """The finished sentence."""
    message = bundle(language).get_message(sentence)
    assert message.value is not None, f"{sentence} has no text"
    text, errors = bundle(language).format_pattern(message.value, facts)
    if errors:
        raise errors[0]
    return str(text)
