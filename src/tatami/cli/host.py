"""tatami host: what a host can do while the house is open."""

import json
import os
import urllib.error
import urllib.request
from typing import Annotated, Any

import typer
from rich.text import Text

from tatami.cli.database import Folder
from tatami.cli.output import console, table, tell
from tatami.core.errors import TatamiError
from tatami.server.run import address
from tatami.server.security import Secrets, secret_key
from tatami.server.settings import Settings
from tatami.words import say
from tatami.words.saying import printable

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


@host.command(help=say("help-host-inspect"))
def inspect(table: str, url: Url = HERE, folder: Folder = "") -> None:
    """Show what is stored of a table, and what is wrong with it."""
    tell_inspected(ask_house(url, folder, f"tables/{table}"))


@host.command(help=say("help-host-cut"))
def cut(table: str, number: int, url: Url = HERE, folder: Folder = "") -> None:
    """Keep so many events of a table."""
    tell_inspected(ask_house(url, folder, f"tables/{table}/cut", {"number": number}))


def tell_inspected(found: dict[str, Any]) -> None:
    """What is stored of a table, event by event."""
    for event in found["events"]:
        tell(f"{event['number']:5} {printable(event['text'])}")
    tell(
        say(
            "host-inspected",
            table=str(found["table"]),
            sound=int(found["sound"]),
            count=len(found["events"]),
            detail=str(found["trouble"]),
        )
    )


@host.command(help=say("help-host-ban"))
def ban(player: str, url: Url = HERE, folder: Folder = "", lift: bool = False) -> None:
    """Let a person in no more, or again."""
    found = ask_house(url, folder, "ban", {"player": player, "banned": not lift})
    print(say("host-banned", name=str(found["name"]), lifted=int(lift)))


@host.command(help=say("help-host-token"))
def token(folder: Folder = "") -> None:
    """Print what the host shows to be let in, for programs such as Prometheus."""
    print(token_in(folder))


def token_in(folder: str) -> str:
    """What the host of the house with this folder shows."""
    return Secrets(secret_key(Settings(folder=folder).data_folder()), "").host_token()


def ask_house(
    url: str, folder: str, service: str, body: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Ask the running house for something that only the host may do."""
    request = urllib.request.Request(
        f"{url.rstrip('/')}/api/host/{service}",
        None if body is None else json.dumps(body).encode(),
        {
            "Content-Type": "application/json",
            "Authorization": f"Bearer {token_in(folder)}",
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
