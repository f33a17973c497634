"""Every sentence a person reads, from the Fluent files beside this one."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)


@cache
def bundle(language: str) -> FluentBundle:
    """All the sentences of a language."""
    sentences = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        sentences.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return sentences


def say_in(language: str, sentence: str, /, **facts: int | str) -> str:
    """The sentence with this name in this language, told with these facts."""
    message = bundle(language).get_message(sentence)
    assert message.value is not None, f"{sentence} has no text"
    text, errors = bundle(language).format_pattern(message.value, facts)
    if errors:
        raise errors[0]
    return str(text)


def say(sentence: str, /, **facts: int | str) -> str:
    """The sentence with this name in English."""
    return say_in("en", sentence, **facts)


def knows(sentence: str, language: str = "en") -> bool:
    """Whether there is a sentence with this name."""
    return bundle(language).has_message(sentence)
