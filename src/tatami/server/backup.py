"""Copies of all that a house keeps: a backup, and back; and every record that is over."""

import gzip
import logging
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec
from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.exc import DatabaseError, StatementError

from tatami.core.errors import TatamiError, unreadable, unwritable
from tatami.core.record import UNREADABLE
from tatami.core.record import encode as encode_record
from tatami.server.database import visited, wipe
from tatami.server.events import AnyEvent, decode
from tatami.server.migrating import migrate
from tatami.server.schema import EVENTS, METADATA, TABLES
from tatami.server.table import folded

KEPT: dict[str, Any] = {
    "events": tuple[str, int, bytes],
    "tables": tuple[str, str, str, bool, int],
    "seated": tuple[str, str, int],
    "players": tuple[str, str, bool],
    "epochs": tuple[str, int],
    "house": tuple[str, str],
    "solutions": tuple[str, str, str, bool, int],
}
"""What is kept, and what the columns hold."""

Name = Literal["events", "tables", "seated", "players", "epochs", "house", "solutions"]
FIRST_LINE = "tatami backup 3"
READABLE = ("tatami backup 1", "tatami backup 2", FIRST_LINE)
"""How the backups begin that we can read; the first had no epochs, the second no solutions."""

GROUP = 1000

log = logging.getLogger("tatami.backup")


def backup(url: str, path: Path) -> int:
    """Write everything into a file, as it was at one moment, while the house is open; how much."""
    if path.exists() and not path.is_file() and not path.is_dir():
        # What is put in its place at the end would be a file: nobody wants to lose a device so.
        raise TatamiError("backup-no-file", path=str(path))
    migrate(url)
    written = 0
    part = path.with_name(path.name + ".part")
    try:
        with (
            visited(url) as engine,
            engine.connect() as connection,
            private(part) as raw,
            gzip.open(raw, "wb") as file,
        ):
            hold_still(connection)
            check_sound(connection)
            file.write(msgspec.json.encode(FIRST_LINE) + b"\n")
            for line in lines(connection):
                file.write(line)
                written += 1
        part.replace(path)
    except DatabaseError as error:
        raise TatamiError("backup-database-damaged", detail=str(error.orig)) from None
    except OSError as error:
        raise unwritable(path, error) from None
    finally:
        part.unlink(missing_ok=True)
    return written


def private(path: Path) -> BinaryIO:
    """A file for its owner alone: a backup holds the seeds of matches that are being played."""
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def hold_still(connection: Connection) -> None:
    """Read all tables as they were at the same moment."""
    if connection.dialect.name == "sqlite":
        # Python's driver begins a transaction only before it writes.
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


def check_sound(connection: Connection) -> None:
    """Refuse to copy what is damaged: a copy would pass for a good one."""
    if connection.dialect.name == "sqlite":
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise TatamiError("backup-database-damaged", detail=str(found))


def lines(connection: Connection) -> Iterator[bytes]:
    """Every row, as a line of JSON."""
    for name in KEPT:
        query = select(METADATA.tables[name])
        for row in connection.execute(query, execution_options={"yield_per": GROUP}):
            yield msgspec.json.encode([name, list(row)]) + b"\n"


def restore(url: str, path: Path) -> int:
    """Put a backup into a database that holds nothing yet; how much it was."""
    migrate(url)
    written = 0
    try:
        with (
            gzip.open(path, "rb") as file,
            visited(url) as engine,
            engine.begin() as connection,
        ):
            if msgspec.json.decode(file.readline()) not in READABLE:
                raise TatamiError("backup-foreign", path=str(path))
            if connection.scalar(select(func.count()).select_from(EVENTS)):
                raise TatamiError("backup-not-empty")
            wipe(connection)
            group: list[tuple[Name, list[Any]]] = []
            for line in file:
                group.append(msgspec.json.decode(line, type=tuple[Name, list[Any]]))
                written += 1
                if len(group) == GROUP:
                    put(connection, group)
                    group = []
            put(connection, group)
            check_tables(connection)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise TatamiError("backup-damaged", path=str(path), detail=str(error)) from None
    except OSError as error:
        raise unreadable(path, error) from None
    except (*UNREADABLE, ValueError, OverflowError) as error:
        raise TatamiError("backup-damaged", path=str(path), detail=str(error)) from None
    return written


def check_tables(connection: Connection) -> None:
    """Refuse tables whose events make no table, and name the first."""
    for id in list(connection.scalars(select(EVENTS.c.table_id).distinct())):
        try:
            folded(id, events_of(connection, id))
        except Exception as error:
            raise ValueError(f"table {id}: {type(error).__name__}: {error}") from None


def events_of(connection: Connection, id: str) -> list[AnyEvent]:
    """What happened at a table."""
    bodies = select(EVENTS.c.body).where(EVENTS.c.table_id == id).order_by(EVENTS.c.number)
    return [decode(body) for body in connection.scalars(bodies)]


def put(connection: Connection, group: list[tuple[Name, list[Any]]]) -> None:
    """Write rows back."""
    for name, row in KEPT.items():
        table = METADATA.tables[name]
        rows = [msgspec.convert(values, row) for other, values in group if other == name]
        if name == EVENTS.name:
            for _, _, body in rows:
                decode(body)
        try:
            if rows:
                connection.execute(
                    insert(table),
                    [dict(zip(table.columns.keys(), row, strict=True)) for row in rows],
                )
        except StatementError as error:
            raise ValueError(str(error.orig)) from None


def export(url: str) -> Iterator[bytes]:
    """The record of every match that is over, one line each, the oldest first."""
    migrate(url)
    query = select(TABLES.c.id).where(TABLES.c.phase == "over").order_by(TABLES.c.opened)
    with visited(url) as engine, engine.connect() as connection:
        for id in list(connection.scalars(query)):
            try:
                record = folded(id, events_of(connection, id)).finished_record()
            except Exception:
                # One broken table keeps nobody from the records of the others.
                log.exception("the table is broken", extra={"table": id})
                continue
            yield encode_record(record)
