"""Names that people can tell apart: nothing invisible, nothing that looks like somebody else."""

import unicodedata
from functools import lru_cache
from operator import eq

from confusable_homoglyphs.confusables import is_confusable

MOST_MARKS = 2
"""Marks above or below one letter; more would cover the lines around it."""


def presentable(text: str) -> str:
    """The text in its usual spelling, without what is invisible, piled up or steers the line."""
    kept = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MOST_MARKS:
            continue
        # Spaces of all kinds, and what is no letter, number, mark, sign or symbol.
        kept.append(" " if kind[0] in "ZC" or c in INVISIBLE else c)
    return " ".join("".join(kept).split())


INVISIBLE = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"
"""Letters, symbols and marks that are drawn as nothing."""


@lru_cache(maxsize=4096)
def model(letter: str) -> str:
    """What stands for all signs that look like this one, by the list of Unicode (UTS 39)."""
    found = homoglyphs(letter)
    # A sign is listed with its model alone, and a model with all signs that look like it.
    alike = {letter, *found}
    if len(found) == 1:
        alike.update(homoglyphs(found[0]))
    pairs = [one for one in alike if len(one) > 1]
    return min(
        pairs or alike, key=lambda one: (not one.isascii(), not one.islower(), one.isdigit(), one)
    )


def homoglyphs(letter: str) -> list[str]:
    """The signs that the list has beside this one; some are models of several letters."""
    found = is_confusable(letter, greedy=True)
    return [one["c"].strip(LEFT_TO_RIGHT) for entry in found or [] for one in entry["homoglyphs"]]


LEFT_TO_RIGHT = "\u200e"
"""The list sets signs from scripts that run the other way between these."""


def looks(name: str) -> tuple[str, str]:
    """What names have in common that look the same: as they are written, and in small letters."""
    plain = unicodedata.normalize("NFKD", presentable(name))
    bare = "".join(c for c in plain if unicodedata.category(c)[0] != "M" and c != " ")
    return modelled(bare), modelled(modelled(bare.casefold()).casefold())


def modelled(text: str) -> str:
    """The text with each letter replaced by the one that it could be taken for."""
    return "".join(model(letter) for letter in text)


def are_alike(name: str, other: str) -> bool:
    """Whether two names could be taken for each other at a glance."""
    return any(map(eq, looks(name), looks(other)))


def unlike(name: str, others: list[str]) -> str:
    """The name, with a number if somebody at the table is called the same, or nearly."""
    number = 1
    called = name
    while any(are_alike(called, other) for other in others):
        number += 1
        called = f"{name} {number}"
    return called
