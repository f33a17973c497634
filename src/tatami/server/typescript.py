"""The types of the wire for the browser, made from the messages, the views and the pieces.

Made from the sources as they are written: machine code keeps neither annotations nor docstrings.
"""

import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from tatami.core.parts import part
from tatami.games import GAMES
from tatami.server import messages

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
    for message in messages.Message.__subclasses__():
        writer.name_of(inspect.type_info(message))
    for union in ("ToServer", "ToBrowser"):
        names = [kind.__name__ for kind in get_args(getattr(messages, union))]
        writer.blocks.append(f"export type {union} = {' | '.join(names)};\n")
    for game in GAMES.values():
        writer.name_of(inspect.type_info(get_type_hints(type(game).view)["return"]))
    for game in GAMES.values():
        told = part(game, "wire")
        if told is not None:
            writer.name_of(inspect.type_info(get_type_hints(told.pieces)["return"]))
    writer.blocks += [verbs(game.name, game.verbs) for game in GAMES.values()]
    return "\n".join([HEAD, *writer.blocks])


def verbs(game: str, names: list[str]) -> str:
    """The numbers of a game's verbs."""
    lines = [f"  {name.upper().replace(' ', '_')}: {number}," for number, name in enumerate(names)]
    return "\n".join([f"export const {game.upper()}_VERBS = {{", *lines, "} as const;\n"])


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
            return kind.cls.__name__
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
        name = kind.cls.__name__
        if name in self.written:
            return
        self.written.add(name)
        lines = [f"  {field.name}: {self.name_of(field.type)};" for field in kind.fields]
        tag = getattr(kind, "tag", None)
        if tag is not None:
            lines.insert(0, f'  {kind.tag_field}: "{tag}";')
        about = (kind.cls.__doc__ or name).split("\n", maxsplit=1)[0]
        self.blocks.append(
            "\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}\n"])
        )


if __name__ == "__main__":
    sys.stdout.write(f"{WIRE}\n")
    WIRE.write_text(wire(), encoding="utf-8")
