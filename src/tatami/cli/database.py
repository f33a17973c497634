"""Where a house keeps its matches: the arguments that all commands for hosts share."""

from typing import Annotated

import typer

from tatami.words import say

Database = Annotated[str, typer.Option("--db", envvar="TATAMI_DB", help=say("help-opt-db"))]
Folder = Annotated[str, typer.Option(envvar="TATAMI_FOLDER", help=say("help-opt-folder"))]
