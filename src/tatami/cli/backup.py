"""tatami backup, restore and export: what a house keeps, in files."""

from pathlib import Path
from typing import Annotated

import typer

from tatami.cli.database import Database, Folder
from tatami.cli.output import writing
from tatami.server.backup import backup as write_backup
from tatami.server.backup import export as write_records
from tatami.server.backup import restore as read_backup
from tatami.server.settings import Settings
from tatami.words import say

File = Annotated[Path, typer.Argument(help=say("help-arg-backup"))]


def backup(file: File, db: Database = "", folder: Folder = "") -> None:
    """Write everything that the house keeps into a file."""
    lines = write_backup(Settings(db=db, folder=folder).database(), file)
    print(say("backup-written", lines=lines, path=str(file)))


def restore(file: File, db: Database = "", folder: Folder = "") -> None:
    """Put a backup into an empty database."""
    lines = read_backup(Settings(db=db, folder=folder).database(), file)
    print(say("backup-restored", lines=lines, path=str(file)))


def export(
    file: Annotated[Path, typer.Argument(help=say("help-arg-export"))],
    db: Database = "",
    folder: Folder = "",
) -> None:
    """Write the records of all matches that are over."""
    count = 0
    with writing(file) as out:
        for line in write_records(Settings(db=db, folder=folder).database()):
            out.write(line)
            count += 1
    print(say("export-written", count=count, path=str(file)))
