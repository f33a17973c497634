"""Sentences made ready to be formed: what our sentences use of Fluent, and no more than that.

The house forms thousands of sentences a second. Fluent's own runtime walks a tree for each and
makes objects of all facts; here a sentence is read once and is then little more than a join.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale
    from fluent.syntax import ast

Facts = dict[str, int | str]
Piece = str | Callable[[Facts], str]

GROUPED = 1000
"""From here on digits come in groups, and languages differ."""


FEW = 20
"""Which wording is for numbers below this is known beforehand."""


class Beyond(Exception):
    """The sentence uses something of Fluent that only Fluent can form."""


def ready(pattern: "ast.Pattern", language: str) -> Callable[[Facts], str]:
    """What forms this sentence; a fact that is missing is a KeyError."""
    pieces = [piece_of(element, language) for element in pattern.elements]
    if len(pieces) == 1 and not isinstance(pieces[0], str):
        return pieces[0]

    def form(facts: Facts) -> str:
        return "".join([piece if isinstance(piece, str) else piece(facts) for piece in pieces])

    return form


def piece_of(element: "ast.TextElement | ast.Placeable", language: str) -> Piece:
    """A piece of a sentence: what stands there, or what is put there."""
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return element.value
    expression = element.expression
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference):
        return fact_named(expression.id.name, language)
    if isinstance(expression, ast.SelectExpression):
        return chosen(expression, language)
    raise Beyond


def fact_named(name: str, language: str) -> Callable[[Facts], str]:
    """A fact as it is written."""

    def form(facts: Facts) -> str:
        fact = facts[name]
        return fact if isinstance(fact, str) else written(fact, language)

    return form


def written(number: int, language: str) -> str:
    """A number as it is written in this language."""
    if 0 <= number < GROUPED:
        return str(int(number))
    from babel.numbers import format_decimal

    return format_decimal(number, locale=locale(language))


def chosen(expression: "ast.SelectExpression", language: str) -> Callable[[Facts], str]:
    """One of several wordings, by a fact."""
    from fluent.syntax import ast

    selector = expression.selector
    if not isinstance(selector, ast.VariableReference):
        raise Beyond
    name = selector.id.name
    keys: list[int | str] = []
    forms: list[Callable[[Facts], str]] = []
    usual = 0
    for place, variant in enumerate(expression.variants):
        key = variant.key
        keys.append(key.name if isinstance(key, ast.Identifier) else whole(key.value))
        forms.append(ready(variant.value, language))
        if variant.default:
            usual = place

    def place_of(fact: int | str) -> int:
        for place, key in enumerate(keys):
            if is_meant(fact, key, language):
                return place
        return usual

    few = {number: place_of(number) for number in range(FEW)}
    by_word = {key: place_of(key) for key in keys if isinstance(key, str)}

    def form(facts: Facts) -> str:
        fact = facts[name]
        if isinstance(fact, str):
            return forms[by_word.get(fact, usual)](facts)
        place = few.get(fact)
        return forms[place_of(fact) if place is None else place](facts)

    return form


def whole(text: str) -> int:
    """A number that a sentence chooses by."""
    if not text.removeprefix("-").isdecimal():
        raise Beyond
    return int(text)


def is_meant(fact: int | str, key: int | str, language: str) -> bool:
    """Whether a wording is for this fact: the same number or word, or the form of the number."""
    if isinstance(fact, int) and isinstance(key, str):
        return plural(fact, language) == key
    if isinstance(fact, str) and isinstance(key, int):
        return False
    return fact == key


def plural(number: int, language: str) -> str:
    """Which form of a noun goes with a number."""
    return str(locale(language).plural_form(number))


@cache
def locale(language: str) -> "Locale":
    """What Babel knows of a language; it takes long to find."""
    from babel import Locale

    return Locale.parse(language)
