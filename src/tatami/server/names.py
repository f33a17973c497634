"""Names that people can tell apart: nothing invisible, nothing that looks like somebody else."""

import unicodedata

MOST_MARKS = 2
"""Marks above or below one letter; more would cover the lines around it."""

LIKE_LATIN = str.maketrans(
    "АВЕЅІЈКМНОРСТУХЗӀасеіјорѕухһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανρυτικ01|",
    "ABESIJKMHOPCTYX3laceijopsyxhdqwlABEZHIKMNOPTYXoavputikoll",
)
"""Letters of other scripts, and figures, that look like Latin ones."""


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


def skeleton(name: str) -> str:
    """The same for names that look the same at a glance."""
    plain = unicodedata.normalize("NFKD", presentable(name))
    bare = "".join(c for c in plain if unicodedata.category(c)[0] != "M")
    return "".join(bare.translate(LIKE_LATIN).casefold().translate(LIKE_LATIN).split())


def unlike(name: str, others: list[str]) -> str:
    """The name, with a number if somebody at the table is called the same, or nearly."""
    taken = {skeleton(other) for other in others}
    number = 1
    called = name
    while skeleton(called) in taken:
        number += 1
        called = f"{name} {number}"
    return called
