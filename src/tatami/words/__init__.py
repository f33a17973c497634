"""Every sentence a person reads: the Fluent files beside this one, and those of the games."""

from functools import partial
from typing import Any

from tatami.words.saying import Speaking, kept, printables, say, spoken, told
from tatami.words.sentences import ENGLISH, include, sentences

__all__ = ["ENGLISH", "include", "kept", "say", "sentences", "spoken", "told"]

LANGUAGES = (ENGLISH, "de", "nl")


def speak(language: str) -> None:
    """Speak this language from now on."""
    spoken.set(known(language))


def figure(value: float, places: int = 0) -> str:
    """A number with so many decimals, as it is written in the language that is spoken."""
    # Loaded here: most commands write no such number.
    from babel.numbers import format_decimal

    pattern = f"#,##0.{'0' * places}" if places else "#,##0"
    return format_decimal(value, pattern, locale=spoken.get())


def speaking(language: str) -> Speaking:
    """Speak this language meanwhile."""
    return Speaking(known(language))


def known(language: str) -> str:
    """The language, if there are sentences in it."""
    if language not in LANGUAGES:
        raise TatamiError("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language


def knows(sentence: str) -> bool:
    """Whether there is a sentence with this name, at least in English."""
    return any(sentence in sentences(language).texts for language in (spoken.get(), ENGLISH))


class TatamiError(Exception):
    """Something a person or a program got wrong, said so that they can put it right."""

    def __init__(self, sentence: str, **facts: int | str) -> None:
        super().__init__(sentence, facts)
        self.sentence = sentence
        self.facts = facts

    def __str__(self) -> str:
        # Not kept: the facts are what somebody got wrong, so there is no end to them.
        return sentences(spoken.get()).form(self.sentence, printables(self.facts))

    def __reduce__(self) -> tuple[Any, ...]:
        # Facts go by name, which pickle does not do by itself: errors travel between processes.
        return partial(TatamiError, self.sentence, **self.facts), ()
