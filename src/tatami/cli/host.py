"""tatami host: what a host can do while the house is open."""

import json
import os
import urllib.error
import urllib.request
from typing import Annotated, Any

import typer
from rich.text import Text

from tatami.cli.database import Folder
from tatami.cli.output import console, table
from tatami.core.errors import TatamiError
from tatami.server.run import address
from tatami.server.security import Secrets, secret_key
from tatami.server.settings import Settings
from tatami.words import printable, say

host = typer.Typer(help=say("help-host"), no_args_is_help=True)
Url = Annotated[str, typer.Option(envvar="TATAMI_URL", help=say("help-opt-url"))]
HERE = address(Settings())


@host.command(help=say("help-host-people"))
def people(url: Url = HERE, folder: Folder = "") -> None:
    """List who is at the tables."""
    names = ("id", "name", "tables", "banned")
    grid = table("", *[say(f"host-people-{name}") for name in names])
    for person in ask_house(url, folder, "people")["people"]:
        tables, banned = " ".join(person["tables"]), "✗" if person["banned"] else ""
        cells = (person["id"], str(printable(person["name"])), tables, banned)
        grid.add_row(*map(Text, cells))
    console.print(grid)


@host.command(help=say("help-host-announce"))
def announce(text: str, url: Url = HERE, folder: Folder = "") -> None:
    """Say something to everybody; nothing ends it."""
    ask_house(url, folder, "announce", {"text": text})
    print(say("host-announced"))


@host.command(help=say("help-host-close"))
def close(table: str, url: Url = HERE, folder: Folder = "") -> None:
    """Close a table."""
    ask_house(url, folder, f"tables/{table}/close", {})
    print(say("host-closed", table=table))


@host.command(help=say("help-host-ban"))
def ban(player: str, url: Url = HERE, folder: Folder = "", lift: bool = False) -> None:
    """Let a person in no more, or again."""
    found = ask_house(url, folder, "ban", {"player": player, "banned": not lift})
    print(say("host-banned", name=str(found["name"]), lifted=int(lift)))


def ask_house(
    url: str, folder: str, service: str, body: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Ask the running house for something that only the host may do."""
    token = Secrets(secret_key(Settings(folder=folder).data_folder()), "").host_token()
    request = urllib.request.Request(
        f"{url.rstrip('/')}/api/host/{service}",
        None if body is None else json.dumps(body).encode(),
        {
            "Content-Type": "application/json",
            "Authorization": f"Bearer {token}",
            "Accept-Language": os.environ.get("TATAMI_LANGUAGE", "en"),
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=20) as response:
            found: dict[str, Any] = json.load(response)
            return found
    except urllib.error.HTTPError as error:
        raise TatamiError("host-refused", text=json.load(error)["text"]) from None
    except (urllib.error.URLError, OSError) as error:
        raise TatamiError("host-away", url=url, detail=str(error)) from None
