"""The types of the wire for the browser, made from the messages, the views and the pieces.

Made from the sources as they are written: machine code keeps neither annotations nor docstrings.
"""

import sys
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from tatami.core.frames import Frame
from tatami.core.game import Game, View
from tatami.core.named import Event, Named
from tatami.core.parts import part
from tatami.core.verbs import Verb
from tatami.games import GAMES, is_in_tree
from tatami.server import messages
from tatami.server.messages.fields import Message
from tatami.server.messages.play import ToBrowser, ToServer

WIRE = Path("web/src/lib/wire.ts")
HEAD = "/** Made from Python by `python -m tatami.server.typescript`; do not edit. */\n"
ONE_BY_ONE = inspect.StructType | inspect.DataclassType

LITERALS = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
    # A frame; it is told by its name.
    inspect.CustomType: "string",
}


def wire() -> str:
    """All of wire.ts."""
    writer = Writer()
    for message in all_messages():
        writer.name_of(inspect.type_info(message))
    for name, union in (("ToServer", ToServer), ("ToBrowser", ToBrowser)):
        kinds = [kind.__name__ for kind in get_args(union)]
        writer.blocks.append(f"export type {name} = {' | '.join(kinds)};\n")
    # Boards are built with the house: games that are installed beside it have none of their own.
    ours = [game for game in GAMES.values() if is_in_tree(game.package)]
    for game in ours:
        writer.name_of(inspect.type_info(get_type_hints(type(game).view)["return"]))
    for game in ours:
        told = part(game, "wire")
        if told is not None:
            writer.name_of(inspect.type_info(get_type_hints(told.pieces)["return"]))
    for game in ours:
        writer.game(game)
    return "\n".join([HEAD, *writer.blocks])


def all_messages() -> list[type[Message]]:
    """Every message that is declared, file by file."""
    found: list[type[Message]] = []
    for module in iter_modules(messages.__path__, f"{messages.__name__}."):
        declared = vars(import_module(module.name)).values()
        found += [
            kind
            for kind in declared
            if isinstance(kind, type)
            and issubclass(kind, Message)
            and kind is not Message
            and kind.__module__ == module.name
        ]
    return found


def prefix(name: str) -> str:
    """What the types of a game begin with, as in `SamuraiCards`."""
    return "".join([word.capitalize() for word in name.split("_")])


def kinds_in(package: str, base: type[Any]) -> list[type[Any]]:
    """All kinds of something that a package declares, whatever they are kinds of in turn."""
    found: dict[str, type[Any]] = {}
    kind: type[Any]
    for kind in base.__subclasses__():
        if within(kind, package) and not isabstract(kind):
            found[kind.__name__] = kind
        found.update({below.__name__: below for below in kinds_in(package, kind)})
    return [found[name] for name in sorted(found)]


def parts_of(verb: Verb) -> str:
    """The parts of a verb, as an object."""
    named = []
    for one in verb.parts:
        maybe = "?" if one.other else ""
        named += [f"{name}{maybe}: number" for name in one.names()]
    named += [f"{name}?: number" for name in verb.optional()]
    return "{ " + "; ".join([f'verb: "{verb.name}"', *named]) + " }"


class Writer:
    """Writes an interface for every structure, each once, after those it is made of."""

    def __init__(self) -> None:
        self.blocks: list[str] = []
        self.written: set[str] = set()

    def name_of(self, kind: inspect.Type) -> str:
        """How TypeScript names this type; structures are written down on the way."""
        if isinstance(kind, inspect.Metadata):
            return self.name_of(kind.type)
        if isinstance(kind, ONE_BY_ONE):
            self.write(kind)
            return own_name(kind.cls)
        if isinstance(kind, inspect.NamedTupleType):
            parts = [f"{field.name}: {self.name_of(field.type)}" for field in kind.fields]
            return f"[{', '.join(parts)}]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join([self.name_of(item) for item in kind.item_types])}]"
        if isinstance(kind, inspect.VarTupleType | inspect.ListType):
            item = self.name_of(kind.item_type)
            return f"({item})[]" if " " in item and not item.startswith("[") else f"{item}[]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self.name_of(kind.value_type)}>"
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys([self.name_of(part) for part in kind.types]))
        if isinstance(kind, inspect.LiteralType):
            return " | ".join([msgspec.json.encode(value).decode() for value in kind.values])
        return LITERALS[type(kind)]

    def write(self, kind: Any) -> None:
        """Write the interface of a structure down, if it is not there yet."""
        name = own_name(kind.cls)
        if name in self.written:
            return
        self.written.add(name)
        types = {field.name: self.name_of(field.type) for field in kind.fields}
        if issubclass(kind.cls, View):
            types["pending"] = f"{prefix_of(kind.cls)}Frame[]"
        lines = [f"  {field}: {type};" for field, type in types.items()]
        tag = getattr(kind, "tag", None)
        if tag is not None:
            lines.insert(0, f'  {kind.tag_field}: "{tag}";')
        if issubclass(kind.cls, Event):
            assert "kind" not in [field.name for field in kind.fields], f"{name} has two kinds"
            lines.insert(0, f'  kind: "{kind.cls.__name__}";')
        about = (kind.cls.__doc__ or name).split("\n", maxsplit=1)[0]
        self.blocks.append(
            "\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}\n"])
        )

    def game(self, game: Game[Any, Any]) -> None:
        """Write what lines and choices of a game are: frames, events, parts, effects."""
        start = prefix(game.name)
        frames = [f'"{kind.__name__}"' for kind in kinds_in(game.package, Frame)]
        events = [self.name_of(inspect.type_info(kind)) for kind in kinds_in(game.package, Event)]
        parts = [parts_of(verb) for verb in game.shapes]
        told = part(game, "wire")
        effect = "null"
        if told is not None and hasattr(told, "effects"):
            kinds = inspect.type_info(get_type_hints(told.effects)["return"])
            assert isinstance(kinds, inspect.ListType)
            effect = self.name_of(kinds.item_type)
        self.union(f"{start}Frame", frames)
        self.union(f"{start}Event", events)
        self.union(f"{start}Parts", parts)
        self.blocks.append(
            f"""/** A line of the story of this game. */
export interface {start}Line extends Line {{
  frame: {start}Frame | "";
  parts: {start}Parts | null;
  event: {start}Event | null;
}}

/** A choice in this game. */
export interface {start}Choice extends Choice {{
  parts: {start}Parts;
  effect: {effect};
}}
"""
        )

    def union(self, name: str, kinds: list[str]) -> None:
        """Write down that something is one of these."""
        lines = [f"  | {kind}" for kind in kinds]
        self.blocks.append("\n".join([f"export type {name} =", *lines]) + ";\n")


def own_name(kind: type) -> str:
    """What TypeScript calls it: what games tell the log and show in views begins with the game."""
    name = kind.__name__
    if not issubclass(kind, Named):
        return name
    start = prefix_of(kind)
    return name if name.startswith(start) else start + name


def prefix_of(kind: type) -> str:
    """What the types of the game begin with that declares it; nothing if none does."""
    return next((prefix(game.name) for game in GAMES.values() if within(kind, game.package)), "")


def within(kind: type, package: str) -> bool:
    """Whether a package declares it."""
    return kind.__module__.startswith(f"{package}.")


if __name__ == "__main__":
    sys.stdout.write(f"{WIRE}\n")
    WIRE.write_text(wire(), encoding="utf-8")
