"""Every sentence a person reads: the Fluent files beside this one, and those of the games."""

import re
import sys
from collections.abc import Callable
from contextvars import ContextVar
from functools import cache, cached_property, lru_cache, partial, wraps
from itertools import chain
from typing import TYPE_CHECKING, Any, ParamSpec

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle


Facts = dict[str, int | str]
P = ParamSpec("P")

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "nl")

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) =[ ]*(.*(?:\n+[ }].*)*)", re.MULTILINE)
"""A sentence as it stands in a file: its name, and its text to the last line that belongs to it."""

KEPT = 1 << 15
"""So many finished sentences are kept: a table says the same few thousand again and again."""

LONGEST_FACT = 900
"""Letters of a fact that are told; Fluent refuses more than a thousand."""

STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""What would steer the terminal that a sentence is printed on."""

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
    # Loaded here: most commands write no such number.
    from babel.numbers import format_decimal

    pattern = f"#,##0.{'0' * places}" if places else "#,##0"
    return format_decimal(value, pattern, locale=spoken.get())


def speaking(language: str) -> "Speaking":
    """Speak this language meanwhile."""
    return Speaking(known(language))


class Speaking:
    """What is said meanwhile is said in a language; a generator would take thrice as long."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __enter__(self) -> None:
        self.before = spoken.set(self.language)

    def __exit__(self, *trouble: object) -> None:
        spoken.reset(self.before)


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
        return sentences(spoken.get()).form(self.sentence, self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        # Facts go by name, which pickle does not do by itself: errors travel between processes.
        return partial(TatamiError, self.sentence, **self.facts), ()


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
        own = folder_of(__name__).joinpath(language).iterdir()
        of_games = chain.from_iterable(words_of(package, language) for package in included)
        for file in chain(own, of_games):
            # What is there already stays.
            found = dict(ENTRY.findall(file.read_text(encoding="utf-8")))
            self.texts = {**found, **self.texts}

    def form(self, name: str, facts: dict[str, int | str]) -> str:
        """The finished sentence."""
        text = self.texts[name]
        # Most are as they stand there; what reads the others takes long to load.
        if "{" not in text and "\n" not in text:
            return text
        form = self.forms.get(name)
        if form is None:
            form = self.forms[name] = self.read(name)
        return form({name: printable(fact) for name, fact in facts.items()})

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


def printable(fact: int | str) -> int | str:
    """A fact as it can be shown, whoever wrote it."""
    if isinstance(fact, int) or (len(fact) <= LONGEST_FACT and fact.isprintable()):
        return fact
    text = fact if len(fact) <= LONGEST_FACT else fact[:LONGEST_FACT] + "…"
    return STEERING.sub("\N{REPLACEMENT CHARACTER}", text)


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


def kept(tell: Callable[P, str]) -> Callable[P, str]:
    """Remember what a function says, by its language and facts, as single sentences are."""

    @lru_cache(KEPT)
    def remembered(_language: str, *facts: P.args, **named: P.kwargs) -> str:
        return tell(*facts, **named)

    @wraps(tell)
    def telling(*facts: P.args, **named: P.kwargs) -> str:
        # Nothing says that the facts of a ParamSpec can be remembered; ours are numbers and words.
        return remembered(spoken.get(), *facts, **named)  # type: ignore[arg-type]

    return telling


@lru_cache(KEPT)
def told(language: str, sentence: str, /, **facts: int | str) -> str:
    """The finished sentence, in English if a game does not know it in this language."""
    if sentence not in sentences(language).texts:
        language = ENGLISH
    return sentences(language).form(sentence, facts)
