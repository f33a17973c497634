"""What could be wrong with the machine of a house, each with what to do about it."""

import os
import shutil
import socket
import stat
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from tatami.core.errors import TatamiError
from tatami.core.version import is_compiled
from tatami.server.backup import check_sound
from tatami.server.connections import OTHER_FILES
from tatami.server.database import visited
from tatami.server.directory import OPEN_AT
from tatami.server.migrating import migrate, sqlite_file
from tatami.server.pages import browser_files
from tatami.server.schema import HOUSE
from tatami.server.settings import Settings
from tatami.words import say

LEAST_SPACE = 500 * 1024 * 1024
MEGABYTE = 1024 * 1024
THIS_CENTURY = 1_750_000_000
"""Seconds since 1970 when this was written: no clock that is right shows less."""


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: well, worth knowing, or wrong."""

    mark: str
    text: str


WELL, NOTE, WRONG = "✓", "!", "✗"


def examine(settings: Settings) -> Iterator[Finding]:
    """Everything, one thing after the other; what is wrong with one keeps nobody from the next."""
    checks: list[Callable[[Settings], Finding]] = [
        folder_access,
        disk_space,
        secret_file,
        database,
        clock,
        open_files,
        port,
        pages,
        machine_code,
    ]
    for check in checks:
        try:
            yield check(settings)
        except TatamiError as error:
            yield Finding(WRONG, str(error))
        except (OSError, SQLAlchemyError) as error:
            detail = str(error).splitlines()[0]
            yield Finding(WRONG, say("doctor-failed", name=check.__name__, detail=detail))


def existing(path: Path) -> Path:
    """The folder, or the nearest one above it that is there."""
    while not path.exists():
        path = path.parent
    return path


def folder_access(settings: Settings) -> Finding:
    """Whether the house may write where it keeps things."""
    folder = settings.data_folder()
    if not os.access(existing(folder), os.W_OK | os.X_OK):
        return Finding(WRONG, say("doctor-folder-closed", path=str(folder)))
    return Finding(WELL, say("doctor-folder", path=str(folder)))


def disk_space(settings: Settings) -> Finding:
    """Whether there is room for more."""
    free = shutil.disk_usage(existing(settings.data_folder())).free
    sentence = "doctor-disk" if free >= LEAST_SPACE else "doctor-disk-full"
    return Finding(WELL if free >= LEAST_SPACE else WRONG, say(sentence, free=free // MEGABYTE))


def secret_file(settings: Settings) -> Finding:
    """Whether nobody else can read what signs the cookies."""
    path = settings.data_folder() / "secret"
    if os.environ.get("TATAMI_SECRET"):
        return Finding(WELL, say("doctor-secret-given"))
    if not path.exists():
        return Finding(WELL, say("doctor-secret-none"))
    if sys.platform != "win32" and path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        return Finding(WRONG, say("doctor-secret-open", path=str(path)))
    return Finding(WELL, say("doctor-secret", path=str(path)))


def database(settings: Settings) -> Finding:
    """Whether it answers, is sound, and of a version that we know; it is made if there is none."""
    url = settings.database()
    file = sqlite_file(url)
    if file is not None and not file.exists():
        return Finding(WELL, say("doctor-database-none", path=str(file)))
    migrate(url)
    with visited(url) as engine, engine.connect() as connection:
        check_sound(connection)
    place = str(file) if file is not None else say("doctor-postgresql")
    return Finding(WELL, say("doctor-database", place=place))


def clock(settings: Settings) -> Finding:
    """Whether time has gone forward since the house was last open."""
    last = 0
    file = sqlite_file(settings.database())
    if file is None or file.exists():
        with visited(settings.database()) as engine, engine.connect() as connection:
            found = connection.scalar(select(HOUSE.c.value).where(HOUSE.c.name == OPEN_AT))
            last = int(found or 0) // 1000
    if time.time() < max(THIS_CENTURY, last - 60):
        return Finding(WRONG, say("doctor-clock-wrong"))
    return Finding(WELL, say("doctor-clock"))


def open_files(settings: Settings) -> Finding:
    """Whether the system allows as many connections as the house promises."""
    if sys.platform == "win32":
        return Finding(WELL, say("doctor-files", most=settings.limits.connections))
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.limits.connections + OTHER_FILES
    if hard != resource.RLIM_INFINITY and hard < wanted:
        most = max(1, hard - OTHER_FILES)
        return Finding(NOTE, say("doctor-files-few", most=most, wanted=wanted))
    return Finding(WELL, say("doctor-files", most=settings.limits.connections))


def port(settings: Settings) -> Finding:
    """Whether the house is open already, or could be opened."""
    facts = {"host": settings.host, "port": str(settings.port)}
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError:
            return Finding(NOTE, say("doctor-port-taken", **facts))
    return Finding(WELL, say("doctor-port", **facts))


def pages(_: Settings) -> Finding:
    """Whether there is something to show to a browser."""
    if browser_files() is None:
        return Finding(WRONG, say("doctor-pages-none"))
    return Finding(WELL, say("doctor-pages"))


def machine_code(_: Settings) -> Finding:
    """Whether bots think fast."""
    if not is_compiled():
        return Finding(NOTE, say("doctor-plain"))
    return Finding(WELL, say("doctor-compiled"))
