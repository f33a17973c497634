"""Every sentence that is used exists, every one that exists is used, and rules are told."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor as FluentVisitor

import tatami
from tatami.core.frames import Frame
from tatami.games import GAMES
from tatami.narration.rulebook import rulebook
from tatami.words import (
    ENGLISH,
    LANGUAGES,
    TatamiError,
    figure,
    knows,
    say,
    sentences,
    speaking,
    spoken,
)

SOURCE = Path(tatami.__file__).parent
CODE = {path: path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))}
BROWSER_FILES = ["boards.ftl", "browser.ftl", "moments.ftl", "board.en.ftl"]
CITED = re.compile(r'"(\d+(?:\.\d+)*)"')
NAMED = re.compile(r"""\b(?:say|TatamiError)\(\s*"([a-z][\w-]*)\"""")
# Names that are put together: say(f"{game}-title"), say(f"ninjan-ask-{question}").
COMPOSED = re.compile(r"""(?:say|reason|translated)\(\s*f"([^"]+)\"""")
NUMBER = re.compile(r"\*\*(\d+(?:\.\d+)*)\*\*")


def word_files(language: str) -> list[Path]:
    """Our own files and those of every game."""
    own = sorted((SOURCE / "words" / language).iterdir())
    return [*own, *sorted(SOURCE.glob(f"games/*/words/*{language}.ftl"))]


def all_sentences(language: str) -> set[str]:
    return set(sentences(language).texts)


def of_the_browser() -> set[str]:
    """The sentences that web/tests/words.test.ts looks after."""
    files = [path for path in word_files("en") if path.name in BROWSER_FILES]
    text = "\n".join([path.read_text(encoding="utf-8") for path in files])
    return {message.id.name for message in parse(text).body if isinstance(message, ast.Message)}


def patterns() -> list[re.Pattern[str]]:
    """What names that are put together may look like."""
    found = []
    for text in CODE.values():
        for name in COMPOSED.findall(text):
            found.append(re.compile(re.sub(r"\\\{[^}]*\\\}", r"[\\w-]+", re.escape(name))))
    return found


def test_every_option_has_a_title_and_one_for_each_value() -> None:
    for game in GAMES.values():
        for option in game.declared:
            texts = [value for value in option.values if isinstance(value, str)]
            if len(option.values) == 1 and not option.numbers:
                continue
            name = f"{game.name}-option-{option.name}"
            wanted = {f"{name}-value-{text}" for text in texts}
            assert {name, f"{name}-title", *wanted} <= all_sentences("en")


def test_every_sentence_that_is_named_in_the_code_exists() -> None:
    named = {name for text in CODE.values() for name in NAMED.findall(text)}
    assert named
    assert {name for name in named if not knows(name)} == set()


def test_every_sentence_is_used() -> None:
    everything = "\n".join(CODE.values())
    composed = patterns()
    unused = {
        name
        for name in all_sentences("en") - of_the_browser()
        if f'"{name}"' not in everything and not any(p.fullmatch(name) for p in composed)
    }
    assert unused == set()


class Facts(FluentVisitor):
    """Collects the facts that a sentence names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def sentences_with_facts(language: str) -> dict[str, set[str]]:
    """The facts that each sentence needs; whatever cannot be read is a failure."""
    found = {}
    for path in word_files(language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                facts = Facts()
                facts.visit(entry)
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = facts.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_alone_is_the_same_as_in_its_file(language: str) -> None:
    texts = sentences(language).texts
    for path in word_files(language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                alone = parse(f"{entry.id.name} = {texts[entry.id.name]}\n").body[0]
                assert alone.equals(entry, ignored_fields=["span", "comment", "annotations"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences_with_the_same_facts(language: str) -> None:
    english = sentences_with_facts("en")
    spoken = sentences_with_facts(language)
    assert set(spoken) == set(english)
    for name, facts in spoken.items():
        # Where a verb is the same for you and others, nothing depends on whom it is said to.
        assert facts <= english[name] <= facts | {"you"}, name


def test_every_file_of_words_is_in_a_language() -> None:
    folders = {path.parent.name for path in (SOURCE / "words").rglob("*.ftl")}
    assert folders == set(LANGUAGES)
    names = {path.stem.removeprefix("board.") for path in SOURCE.glob("games/*/words/*.ftl")}
    assert names == set(LANGUAGES)


def test_a_sentence_is_told_with_its_facts() -> None:
    assert say("games-play", game="go") == "Play it with: tatami play go"


def test_a_sentence_without_its_facts_is_an_error() -> None:
    with pytest.raises(Exception, match="game"):
        say("games-play")


# Languages


def test_english_is_spoken_unless_another_language_is_chosen() -> None:
    assert spoken.get() == "en"


def test_a_language_is_spoken_until_it_is_left_again() -> None:
    for language in LANGUAGES:
        with speaking(language):
            assert spoken.get() == language
    assert spoken.get() == "en"


def test_numbers_are_written_as_in_the_language() -> None:
    assert [figure(1234.5), figure(1234.567, 2), figure(-0.5, 1)] == ["1,234", "1,234.57", "-0.5"]
    assert say("play-more", count=1234) == "… 1,234 choices"
    with speaking("de"):
        assert figure(1234.567, 2) == "1.234,57"
        assert say("play-more", count=1234) == "… 1.234 Möglichkeiten"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(TatamiError) as refused, speaking("tlh"):
        pass
    assert str(refused.value) == (
        f"There is no language “tlh”. Known languages: {', '.join(LANGUAGES)}."
    )


# Rules


def rules_cited_by(game: str) -> set[str]:
    """The numbers of the rules that a game's code can cite in a refusal."""
    folder = SOURCE / "games" / game
    texts = [text for path, text in CODE.items() if folder in path.parents]
    return {number for text in texts for number in CITED.findall(text)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_has_a_sentence_and_a_paragraph(game: str) -> None:
    document = rulebook(GAMES[game], ENGLISH)
    paragraphs = set(NUMBER.findall(document))
    cited = rules_cited_by(game)
    assert cited
    assert {number for number in cited if number not in paragraphs} == set()
    assert {n for n in cited if not knows(f"{game}-rule-{n.replace('.', '-')}")} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_sentence_belongs_to_a_paragraph(game: str) -> None:
    document = rulebook(GAMES[game], ENGLISH)
    told = {
        name.removeprefix(f"{game}-rule-").replace("-", ".")
        for name in all_sentences("en")
        if name.startswith(f"{game}-rule-")
    }
    assert told <= set(NUMBER.findall(document))


def test_a_frame_has_no_rule_of_its_own() -> None:
    assert Frame.rule == ""


def test_the_browser_takes_no_name_from_the_others() -> None:
    files = word_files("en")
    others = [path.read_text(encoding="utf-8") for path in files if path.name not in BROWSER_FILES]
    taken = set(re.findall(r"^([a-z][\w-]*) =", "\n".join(others), re.MULTILINE))
    assert of_the_browser() & taken == set()
