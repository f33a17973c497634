"""tatami doctor: see whether this machine can keep a house, and what to do if not."""

from typing import Annotated

import typer

from tatami.cli.database import Database, Folder
from tatami.cli.output import tell
from tatami.server.doctor import NOTE, WELL, WRONG, examine
from tatami.server.settings import Settings
from tatami.words import say

DEFAULTS = Settings()
STYLES = {WELL: "green", NOTE: "yellow", WRONG: "red"}


def doctor(
    host: Annotated[str, typer.Option(help=say("help-opt-host"))] = DEFAULTS.host,
    port: Annotated[int, typer.Option(min=1, max=65535, help=say("help-opt-port"))] = DEFAULTS.port,
    db: Database = "",
    folder: Folder = "",
) -> None:
    """Look at everything; fails if something is wrong."""
    found = list(examine(Settings(host=host, port=port, db=db, folder=folder)))
    for finding in found:
        tell(f"{finding.mark} {finding.text}", STYLES[finding.mark])
    if any(finding.mark == WRONG for finding in found):
        raise typer.Exit(1)
