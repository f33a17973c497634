"""The sentences of each language: read from the Fluent files, and formed one by one."""

import re
import sys
from collections.abc import Callable
from functools import cache, cached_property, partial
from itertools import chain
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

Facts = dict[str, int | str]

ENGLISH = "en"

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) =[ ]*(.*(?:\n+[ }].*)*)", re.MULTILINE)
"""A sentence as it stands in a file: its name, and its text to the last line that belongs to it."""

included: list[str] = []
"""The packages whose sentences are read beside our own."""


def include(package: str) -> None:
    """Read the sentences of this package too, from its folder `words`, if it has one."""
    if package not in included:
        included.append(package)
        # Ours first: what is said once is not said otherwise by a package from elsewhere.
        included.sort(key=lambda name: not name.startswith("tatami."))
        sentences.cache_clear()


class Sentences:
    """The sentences of a language, each parsed when it is first wanted."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts: dict[str, str] = {}
        self.forms: dict[str, Callable[[Facts], str]] = {}
        own = folder_of(__package__).joinpath(language).iterdir()
        of_games = chain.from_iterable(words_of(package, language) for package in included)
        for file in chain(own, of_games):
            # What is there already stays.
            found = dict(ENTRY.findall(file.read_text(encoding="utf-8")))
            self.texts = {**found, **self.texts}

    def form(self, name: str, facts: dict[str, int | str]) -> str:
        """The finished sentence."""
        form = self.forms.get(name)
        if form is None:
            text = self.texts[name]
            # Most are as they stand there; what reads the others takes long to load.
            if "{" not in text and "\n" not in text:
                return text
            form = self.forms[name] = self.read(name)
        return form(facts)

    def read(self, name: str) -> Callable[[Facts], str]:
        """Parse a sentence: what forms it."""
        from fluent.runtime import FluentResource

        from tatami.words.forming import Beyond, ready

        resource = FluentResource(f"{name} = {self.texts[name]}\n")
        pattern = getattr(resource.body[0], "value", None)
        assert pattern is not None, f"{name} has no text"
        try:
            return ready(pattern, self.language)
        except Beyond:
            self.bundle.add_resource(resource)
            return partial(self.form_by_fluent, name)

    def form_by_fluent(self, name: str, facts: Facts) -> str:
        """The finished sentence, where it uses more of Fluent than ours do."""
        pattern = self.bundle.get_message(name).value
        assert pattern is not None
        formed, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(formed)

    @cached_property
    def bundle(self) -> "FluentBundle":
        """What forms the sentences that use more of Fluent than ours do."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)


@cache
def sentences(language: str) -> Sentences:
    """All the sentences of a language."""
    return Sentences(language)


def folder_of(package: str) -> "Traversable":
    """The files of a package; who never reads a sentence need not load what finds them."""
    from importlib.resources import files

    return files(package)


def words_of(package: str, language: str) -> list["Traversable"]:
    """The sentences of a package in a language; it need not have any."""
    if not hasattr(sys.modules[package], "__path__"):
        return []
    folder = folder_of(package).joinpath("words")
    names = [f"{language}.ftl", f"board.{language}.ftl"]
    return [folder.joinpath(name) for name in names if folder.joinpath(name).is_file()]


def formed(language: str, sentence: str, facts: Facts) -> str:
    """The sentence, formed anew; in English if a game does not know it in this language."""
    if sentence not in sentences(language).texts:
        language = ENGLISH
    return sentences(language).form(sentence, facts)
