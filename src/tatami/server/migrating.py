"""Bring the database to the shape that this version needs."""

from importlib.resources import as_file, files
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from tatami.core.errors import TatamiError


def migrate(url: str) -> None:
    """Make the database, or change it as it must be; what is in it stays."""
    place = "--db"
    try:
        parsed = make_url(url)
        place = parsed.render_as_string(hide_password=True)
        if parsed.drivername == "sqlite" and parsed.database:
            # It holds the seeds of matches that are being played.
            Path(parsed.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with as_file(files("tatami.server").joinpath("migrations")) as folder:
            config = Config()
            config.set_main_option("script_location", str(folder))
            config.attributes["url"] = url
            command.upgrade(config, "head")
    except (SQLAlchemyError, OSError, ImportError) as error:
        detail = str(error).splitlines()[0].rstrip(".")
        raise TatamiError("house-database", place=place, detail=detail) from None
