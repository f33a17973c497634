"""Bring the database to the shape that this version needs."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path

from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError

from tatami.core.errors import TatamiError
from tatami.server.database import visited

SHAPE = text("SELECT version_num FROM alembic_version")


def migrate(url: str) -> None:
    """Make the database, or change it as it must be; what is in it stays."""
    place = "--db"
    try:
        parsed = make_url(url)
        place = parsed.render_as_string(hide_password=True)
        file = sqlite_file(url)
        if file is not None:
            keep_private(file)
        if shape_of(url) != newest_shape():
            change_shape(url)
    except (SQLAlchemyError, OSError, ImportError) as error:
        detail = str(error).splitlines()[0].rstrip(".")
        raise TatamiError("house-database", place=place, detail=detail) from None


def shape_of(url: str) -> str:
    """What the last step is called that a database has seen; empty if it has seen none."""
    with visited(url) as engine, engine.connect() as connection:
        try:
            return str(connection.scalar(SHAPE) or "")
        except SQLAlchemyError:
            return ""


def newest_shape() -> str:
    """What the last of our steps is called: its file is named after it."""
    steps = files("tatami.server").joinpath("migrations", "versions").iterdir()
    return max(step.name[1:5] for step in steps if step.name.startswith("v"))


def change_shape(url: str) -> None:
    """Go the steps that are left."""
    # Loaded here: a third of the time in which a house opens, and mostly there is nothing to do.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    try:
        with as_file(files("tatami.server").joinpath("migrations")) as folder:
            config = Config()
            config.set_main_option("script_location", str(folder))
            config.attributes["url"] = url
            command.upgrade(config, "head")
    except CommandError as error:
        # It was brought to a shape that this version has not heard of.
        place = make_url(url).render_as_string(hide_password=True)
        raise TatamiError("house-database-newer", place=place, detail=str(error)) from None


def keep_private(path: Path) -> None:
    """Let nobody but its owner read the file, whatever the folder: it holds the seeds of matches.

    What SQLite puts beside it gets the mode of the file.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(0o600)
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        if file.exists():
            file.chmod(0o600)


@contextmanager
def sole_use(url: str) -> Iterator[None]:
    """Let no second server use the same SQLite file: both would look after the same matches.

    The lock ends with the process, however that ends. (Windows has other locks, and no such check.)
    """
    path = sqlite_file(url)
    if sys.platform == "win32" or path is None:
        yield
        return
    import fcntl

    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = path.with_name(f"{path.name}-lock").open("w")
    except OSError as error:
        detail = error.strerror or str(error)
        raise TatamiError("house-database", place=str(path), detail=detail) from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TatamiError("house-second", path=str(path)) from None
        yield


def sqlite_file(url: str) -> Path | None:
    """The file behind the URL of a database; None if it is none."""
    try:
        parsed = make_url(url)
    except SQLAlchemyError:
        return None
    if not parsed.drivername.startswith("sqlite") or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database))
