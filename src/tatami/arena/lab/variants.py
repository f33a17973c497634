"""The variants of a study: the base, every combination of what is varied, and those with a name."""

import os
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import msgspec

from tatami.arena.entries import check_entry
from tatami.arena.lab.deck import Workbench
from tatami.arena.lab.study import Study
from tatami.arena.schedule import check_bots
from tatami.core.errors import TatamiError
from tatami.core.game import Game, Options, nearest
from tatami.games import game_named
from tatami.words import say

DECK, OPTIONS = "deck.", "options."
MOST_VARIANTS = 5_000
TOLD = 5
"""So many variants that cannot be played are told one by one."""
BASE = ""
"""The name of the base; people are told it in their language."""

Changes = dict[str, Any]
"""What is different: the new value by its path, `deck.box.step_tokens` or `options.location`."""


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """A variant that can be played."""

    name: str
    changes: Changes
    options: Options
    deck: str
    """The text of its deck; empty if the game always has the same one."""
    key: str
    """Equal for two variants if and only if they are played alike."""
    point: Changes = {}
    """Its value of everything that is varied, if it is one of all combinations; the base can be."""


@lru_cache(maxsize=8)
def game_with(name: str, deck: str) -> Game[Any, Any]:
    """The game with the deck in this text."""
    return game_named(name).as_played({"deck": "deck"} if deck else {}, deck)


def variants(study: Study, folder: Path) -> list[Variant]:
    """All variants, the base first; whatever cannot be played is refused before anything is."""
    game = game_named(study.game, folder / study.deck if study.deck else None)
    game.check_seats(study.seats)
    for bots in ([*study.bots], [study.skill.strong, study.skill.weak]):
        check_bots(bots, study.seats)
        for bot in bots:
            check_entry(bot, game, os.getcwd())
    own = game.options(**study.options)
    game.check_options(study.seats, own)
    bench = Bench(game, study)
    base = bench.variant(BASE, {})
    grid = {path: values_of(path, found) for path, found in flat(study.vary).items()}
    bench.check(grid)
    named = {name: flat(changes) for name, changes in study.variants.items()}
    for changes in named.values():
        bench.check(changes)
    count = prod(len(values) for values in grid.values()) * bool(grid) + len(named)
    if not count:
        raise TatamiError("lab-nothing-varied")
    if count > MOST_VARIANTS:
        raise TatamiError("lab-many", count=count, most=MOST_VARIANTS)
    found = {base.key: base}
    for point in combinations(grid):
        bench.add_point(found, point, short_names(list(grid)))
    for name, changes in named.items():
        bench.add_named(found, name, changes)
    bench.refuse()
    if len(found) == 1:
        raise TatamiError("lab-nothing-different")
    return list(found.values())


class Bench:
    """Makes variants, and remembers which of them cannot be played, and why."""

    def __init__(self, game: Game[Any, Any], study: Study) -> None:
        self.game = game
        self.study = study
        self.text = game.deck_text()
        self.workbench = Workbench(game.name, self.text) if self.text else None
        self.troubles: list[tuple[str, str]] = []

    def check(self, changes: Changes) -> None:
        """Refuse what is neither in the deck nor an option."""
        names = [option.name for option in self.game.declared]
        for path in changes:
            option = path.removeprefix(OPTIONS)
            if path.startswith(DECK):
                if self.workbench is None:
                    raise TatamiError("no-deck", game=self.game.name)
                self.workbench.check(path.removeprefix(DECK))
            elif not path.startswith(OPTIONS):
                raise TatamiError("lab-bad-path", path=path)
            elif option not in names:
                raise TatamiError(
                    "unknown-option",
                    option=option,
                    game=self.game.name,
                    names=", ".join(names),
                    nearest=nearest(option, names),
                )

    def own(self, path: str) -> Any:
        """What stands in this place in the base."""
        if path.startswith(DECK):
            assert self.workbench is not None
            return self.workbench.value(path.removeprefix(DECK))
        name = path.removeprefix(OPTIONS)
        usual = next(option.usual for option in self.game.declared if option.name == name)
        return self.game.options(**self.study.options).get(name, usual)

    def variant(self, name: str, changes: Changes, point: Changes | None = None) -> Variant:
        """The base with these changes, if the game accepts them."""
        on_deck = under(DECK, changes)
        text = self.text
        if self.workbench is not None and on_deck:
            text = self.workbench.changed(on_deck)
        game = game_with(self.game.name, text)
        # What is neither a number nor a text is refused by its text, as no option has it.
        chosen = {
            option: value if isinstance(value, int | str) else shown(value)
            for option, value in under(OPTIONS, changes).items()
        }
        options = game.options(**{**self.study.options, **chosen})
        game.check_options(self.study.seats, options)
        return Variant(
            name=name,
            changes=changes,
            options=options,
            deck=text,
            key=key_of(options, self.workbench and self.workbench.facts(on_deck)),
            point=point or {},
        )

    def add_point(self, found: dict[str, Variant], point: Changes, short: dict[str, str]) -> None:
        """A combination of what is varied, named by what differs from the base; if nothing does,
        it is the base."""
        changes = {
            path: value for path, value in point.items() if shown(value) != shown(self.own(path))
        }
        name = ", ".join(f"{short[path]}={shown(value)}" for path, value in changes.items())
        try:
            variant = self.variant(name, changes, point)
        except TatamiError as error:
            self.troubles.append((name, str(error)))
            return
        there = found.get(variant.key, variant)
        found[variant.key] = msgspec.structs.replace(there, point=point)

    def add_named(self, found: dict[str, Variant], name: str, changes: Changes) -> None:
        """A variant with a name, which has to be another one than all before it."""
        try:
            variant = self.variant(name, changes)
            if variant.key in found:
                raise TatamiError("lab-alike", other=found[variant.key].name or say("lab-base"))
        except TatamiError as error:
            self.troubles.append((name, str(error)))
        else:
            found[variant.key] = variant

    def refuse(self) -> None:
        """Say which variants cannot be played."""
        if self.troubles:
            told = [f"{name}: {trouble}" for name, trouble in self.troubles[:TOLD]]
            hidden = len(self.troubles) - len(told)
            raise TatamiError(
                "lab-refused",
                count=len(self.troubles),
                troubles="\n".join(told + ["…"] * (hidden > 0)),
            )


def under(prefix: str, changes: Changes) -> Changes:
    """The changes whose paths begin so, by the rest of the path."""
    return {
        path.removeprefix(prefix): value
        for path, value in changes.items()
        if path.startswith(prefix)
    }


def key_of(options: Options, deck: object) -> str:
    """A hash of what decides how a variant is played: comments in its deck do not."""
    facts = msgspec.json.encode([options, deck], order="sorted")
    return sha256(facts).hexdigest()[:12]


# What is varied


def flat(tables: dict[str, Any], above: str = "") -> Changes:
    """The values by their full paths: `a.b = 1` and `"a.b" = 1` are the same to TOML's readers."""
    found: Changes = {}
    for name, value in tables.items():
        if isinstance(value, dict) and not is_range(value):
            found.update(flat(value, f"{above}{name}."))
        else:
            found[f"{above}{name}"] = value
    return found


def is_range(value: dict[str, Any]) -> bool:
    """Whether a table means numbers in a row: { from = 20, to = 30, step = 5 }."""
    return {"from", "to"} <= set(value) <= {"from", "to", "step"}


def values_of(path: str, found: object) -> list[Any]:
    """The values to try there, each once."""
    if isinstance(found, list) and found:
        return [value for at, value in enumerate(found) if value not in found[:at]]
    if isinstance(found, dict):
        first, last, step = found["from"], found["to"], found.get("step", 1)
        if all(type(number) is int for number in (first, last, step)) and step > 0:
            numbers = range(first, last + 1, step)
            if 0 < len(numbers) <= MOST_VARIANTS:
                return list(numbers)
    raise TatamiError("lab-bad-values", path=path)


def combinations(grid: dict[str, list[Any]]) -> Iterator[Changes]:
    """Every combination of the values; none if nothing is varied."""
    if grid:
        for values in product(*grid.values()):
            yield dict(zip(grid, values, strict=True))


def short_names(paths: list[str]) -> dict[str, str]:
    """What each path is called: its last two names, or all of it where that is not clear."""
    found = {path: ".".join(path.removeprefix(OPTIONS).split(".")[-2:]) for path in paths}
    names = list(found.values())
    return {path: name if names.count(name) == 1 else path for path, name in found.items()}


def shown(value: object) -> str:
    """A value in the name of a variant."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
