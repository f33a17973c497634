"""Sentences are formed quickly, and as Fluent itself would form them."""

from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tatami.games import GAMES, game_named
from tatami.words import LANGUAGES, sentences, told
from tatami.words.forming import Facts
from tatami.words.sentences import Sentences

TRIALS = 8
FACTS: list[int | str] = [
    0,
    1,
    2,
    3,
    21,
    100,
    999,
    1000,
    123456,
    -1,
    -1234,
    "Ann",
    "",
    "3 \u00d7 4",
]


class Mentioned(Visitor):
    """What a sentence mentions: facts, and the keys by which it chooses."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.keys: set[int | str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        key = node.key
        self.keys.add(key.name if isinstance(key, ast.Identifier) else int(key.value))
        self.generic_visit(node)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_formed_as_fluent_forms_it(language: str) -> None:
    for game in GAMES:
        game_named(game)
    luck = Random(language)
    known = sentences(language)
    for name, text in known.texts.items():
        resource = FluentResource(f"{name} = {text}\n")
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(resource)
        pattern = bundle.get_message(name).value
        if pattern is None:
            continue
        found = Mentioned()
        found.visit(resource.body[0])
        # Fluent's runtime takes the word “one” for the number; a player may be called so.
        keys = sorted(found.keys - {"one", "other"}, key=str)
        for _ in range(TRIALS):
            facts: Facts = {fact: luck.choice([*FACTS, *keys]) for fact in sorted(found.facts)}
            formed, errors = bundle.format_pattern(pattern, facts)
            assert not errors
            assert known.form(name, facts) == formed


def test_a_word_is_never_taken_for_a_number() -> None:
    assert told("en", "play-winner", names="Ann", you=0, count="other") == "Ann share the win."


def test_a_fact_that_is_missing_is_a_fault() -> None:
    with pytest.raises(KeyError):
        told("en", "play-winner", names="Ann", you=0)


def test_what_ours_do_not_use_is_left_to_fluent() -> None:
    own = Sentences("en")
    own.texts = {"share": "{ NUMBER($part, minimumFractionDigits: 1) } of it"}
    assert own.form("share", {"part": 3}) == "3.0 of it"
