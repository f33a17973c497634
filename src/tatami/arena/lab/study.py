"""A study: the file in which a designer says what is played and what is varied."""

import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec

from tatami.arena.lab.measures import MEASURES
from tatami.core.errors import TatamiError, unreadable
from tatami.core.game import Value, nearest

MOST_MATCHES = 1_000_000
MOST_MOMENTS = 1_000
MOST_ROLLOUTS = 10_000


class Skill(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shows how far skill beats luck: one strong bot among weak ones."""

    strong: str = "greedy"
    weak: str = "random"
    matches: Annotated[int, msgspec.Meta(ge=1, le=MOST_MATCHES)] | None = None
    """As many as of the other matches, if nothing is said."""


class Curve(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the chances of the seats are found along a match."""

    moments: Annotated[int, msgspec.Meta(ge=2, le=MOST_MOMENTS)] = 12
    """At so many moments of a match, evenly spread."""
    rollouts: Annotated[int, msgspec.Meta(ge=2, le=MOST_ROLLOUTS)] = 16
    """So often the match is played on from each of them."""


class Study(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in the file."""

    game: str
    seats: int
    bots: Annotated[list[str], msgspec.Meta(min_length=1)] = msgspec.field(
        default_factory=lambda: ["greedy"]
    )
    """Who plays; if seats are left, the last one takes them."""
    matches: Annotated[int, msgspec.Meta(ge=1, le=MOST_MATCHES)] = 200
    """Of each variant; rounded up so that every deal is played from every seat."""
    seed: Annotated[int, msgspec.Meta(ge=0)] = 1
    timeout: Annotated[float, msgspec.Meta(ge=0.01, le=86400)] = 10.0
    """Seconds that an external program has for one answer."""
    deck: str = ""
    """The file with another deck than the game's own, as seen from the study's folder."""
    measures: Annotated[list[str], msgspec.Meta(min_length=1)] = msgspec.field(
        default_factory=lambda: list(MEASURES)
    )
    options: dict[str, Value] = {}
    """Those of the base."""
    skill: Skill = Skill()
    curve: Curve = Curve()
    vary: dict[str, Any] = {}
    """Numbers and options with the values to try: every combination is a variant."""
    variants: dict[str, dict[str, Any]] = {}
    """Variants by name, each with what is different in it."""


def load(path: Path) -> Study:
    """The study in this file."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise unreadable(path, error) from None
    except (ValueError, RecursionError) as error:
        raise TatamiError("lab-not-toml", path=str(path), detail=str(error)) from None
    for place, table, kind in (
        ("", found, Study),
        ("skill.", found.get("skill"), Skill),
        ("curve.", found.get("curve"), Curve),
    ):
        check_names(path, place, table, list(kind.__struct_fields__))
    try:
        study = msgspec.convert(found, Study)
    except msgspec.ValidationError as error:
        raise TatamiError("lab-file-wrong", path=str(path), detail=str(error)) from None
    for measure in study.measures:
        if measure not in MEASURES:
            raise TatamiError(
                "lab-unknown-measure",
                measure=measure,
                names=", ".join(MEASURES),
                nearest=nearest(measure, list(MEASURES)),
            )
    if study.skill.strong == study.skill.weak:
        raise TatamiError("lab-same-skill", name=study.skill.weak)
    return study


def check_names(path: Path, place: str, table: object, known: list[str]) -> None:
    """Refuse a name that means nothing there."""
    for name in table if isinstance(table, dict) else []:
        if name not in known:
            raise TatamiError(
                "lab-unknown-field",
                path=str(path),
                field=place + name,
                names=", ".join(known),
                nearest=nearest(name, known),
            )
