"""Copies of all that a house keeps: a backup, and back; and every record that is over."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select

from tatami.core.errors import TatamiError
from tatami.core.record import encode as encode_record
from tatami.server.events import decode
from tatami.server.migrating import migrate
from tatami.server.schema import EVENTS, HOUSE, PLAYERS, SEATED, TABLES
from tatami.server.store import engine_for, wipe
from tatami.server.table import folded

KEPT = (EVENTS, TABLES, SEATED, PLAYERS, HOUSE)
FIRST_LINE = "tatami backup 1"
GROUP = 1000


def backup(url: str, path: Path) -> int:
    """Write everything into a file, as it was at one moment, while the house is open; how much."""
    migrate(url)
    engine = engine_for(url).execution_options(isolation_level=snapshot_level(url))
    written = 0
    part = path.with_name(path.name + ".part")
    try:
        with engine.connect() as connection, gzip.open(part, "wb") as file:
            file.write(msgspec.json.encode(FIRST_LINE) + b"\n")
            for line in lines(connection):
                file.write(line)
                written += 1
        part.replace(path)
    except OSError as error:
        detail = error.strerror or ""
        raise TatamiError("file-unwritable", path=str(path), detail=detail) from None
    return written


def snapshot_level(url: str) -> str:
    """Under which all tables are read as they were at the same moment."""
    return "SERIALIZABLE" if url.startswith("sqlite") else "REPEATABLE READ"


def lines(connection: Connection) -> Iterator[bytes]:
    """Every row, as a line of JSON."""
    for table in KEPT:
        for row in connection.execute(select(table)):
            yield msgspec.json.encode([table.name, list(row)]) + b"\n"


def restore(url: str, path: Path) -> int:
    """Put a backup into a database that holds nothing yet; how much it was."""
    migrate(url)
    engine = engine_for(url)
    written = 0
    try:
        with gzip.open(path, "rb") as file, engine.begin() as connection:
            if msgspec.json.decode(file.readline()) != FIRST_LINE:
                raise TatamiError("backup-foreign", path=str(path))
            if connection.scalar(select(func.count()).select_from(EVENTS)):
                raise TatamiError("backup-not-empty")
            wipe(connection)
            group: list[tuple[str, list[Any]]] = []
            for line in file:
                group.append(msgspec.json.decode(line, type=tuple[str, list[Any]]))
                written += 1
                if len(group) == GROUP:
                    put(connection, group)
                    group = []
            put(connection, group)
    except (OSError, EOFError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise TatamiError("file-unreadable", path=str(path), detail=detail) from None
    except (msgspec.DecodeError, KeyError, ValueError) as error:
        raise TatamiError("backup-damaged", path=str(path), detail=str(error)) from None
    return written


def put(connection: Connection, group: list[tuple[str, list[Any]]]) -> None:
    """Write rows back."""
    for table in KEPT:
        rows = [
            dict(zip(table.columns.keys(), values, strict=True))
            for name, values in group
            if name == table.name
        ]
        if table is EVENTS:
            for row in rows:
                row["body"] = msgspec.convert(row["body"], bytes, strict=False)
        if rows:
            connection.execute(insert(table), rows)


def export(url: str) -> Iterator[bytes]:
    """The record of every match that is over, one line each, the oldest first."""
    migrate(url)
    engine = engine_for(url)
    query = select(TABLES.c.id).where(TABLES.c.phase == "over").order_by(TABLES.c.opened)
    with engine.connect() as connection:
        for id in list(connection.scalars(query)):
            bodies = connection.scalars(
                select(EVENTS.c.body).where(EVENTS.c.table_id == id).order_by(EVENTS.c.number)
            )
            yield encode_record(folded(id, [decode(body) for body in bodies]).finished_record())
