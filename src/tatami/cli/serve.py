"""`tatami serve`, and what a host does besides: backup, restore, export, host."""

import json
import os
import sys
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from threading import Timer
from typing import Annotated, Any

import typer
from rich.text import Text

from tatami.cli.output import complain, console, table
from tatami.core.errors import TatamiError
from tatami.server.copies import backup as write_backup
from tatami.server.copies import export as write_records
from tatami.server.copies import restore as read_backup
from tatami.server.run import address, is_public
from tatami.server.run import serve as run_server
from tatami.server.security import Secrets, secret_key
from tatami.server.settings import Limits, Settings
from tatami.words import say

Database = Annotated[str, typer.Option("--db", envvar="TATAMI_DB", help=say("help-opt-db"))]
Folder = Annotated[str, typer.Option(envvar="TATAMI_FOLDER", help=say("help-opt-folder"))]
File = Annotated[Path, typer.Argument(help=say("help-arg-backup"))]

DEFAULTS = Settings()


def serve(
    host: Annotated[str, typer.Option(help=say("help-opt-host"))] = DEFAULTS.host,
    port: Annotated[int, typer.Option(min=1, max=65535, help=say("help-opt-port"))] = DEFAULTS.port,
    db: Database = "",
    folder: Folder = "",
    workers: Annotated[int, typer.Option(min=1, help=say("help-opt-serve-workers"))] = 1,
    password: Annotated[
        str, typer.Option(envvar="TATAMI_PASSWORD", help=say("help-opt-password"))
    ] = "",
    origin: Annotated[list[str] | None, typer.Option(help=say("help-opt-origin"))] = None,
    proxy: Annotated[bool, typer.Option(help=say("help-opt-proxy"))] = False,
    pace: Annotated[float, typer.Option(min=0, help=say("help-opt-pace"))] = DEFAULTS.pace,
    grace: Annotated[float, typer.Option(min=0, help=say("help-opt-grace"))] = DEFAULTS.grace,
    limit: Annotated[list[str] | None, typer.Option(help=say("help-opt-limit"))] = None,
    browser: Annotated[bool, typer.Option(help=say("help-opt-browser"))] = False,
) -> None:
    """Keep the house open."""
    settings = Settings(
        host=host,
        port=port,
        db=db,
        folder=folder,
        password=password,
        workers=workers,
        origins=origin or [],
        proxy=proxy,
        pace=pace,
        grace=grace,
        limits=limits_from(limit or []),
    )
    if is_public(host) and not (password and proxy):
        complain(say("serve-public", password=int(bool(password)), proxy=int(proxy)))
    run_server(settings, lambda: greet(settings, browser))


def greet(settings: Settings, browser: bool) -> None:
    """Say where the house is, and open it."""
    print(say("serve-open", address=address(settings)), flush=True)
    if browser and has_screen():
        # Once the server has had time to start; a browser that comes too early shows an error.
        Timer(1.5, webbrowser.open, [address(settings)]).start()


def has_screen() -> bool:
    """Whether a browser window could open; otherwise the address is enough."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screens)


def limits_from(typed: list[str]) -> Limits:
    """The limits that were typed as name=number."""
    known = {name: getattr(Limits(), name) for name in Limits.__struct_fields__}
    for text in typed:
        name, _, number = text.partition("=")
        if name not in known or not number.isdecimal():
            raise TatamiError("bad-limit", text=text, names=", ".join(known))
        known[name] = int(number)
    return Limits(**known)


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
    try:
        with file.open("wb") as out:
            for line in write_records(Settings(db=db, folder=folder).database()):
                out.write(line)
                count += 1
    except OSError as error:
        detail = error.strerror or ""
        raise TatamiError("file-unwritable", path=str(file), detail=detail) from None
    print(say("export-written", count=count, path=str(file)))


# What the host does while the house is open

host = typer.Typer(help=say("help-host"), no_args_is_help=True)
Url = Annotated[str, typer.Option(envvar="TATAMI_URL", help=say("help-opt-url"))]
HERE = address(DEFAULTS)


@host.command(help=say("help-host-people"))
def people(url: Url = HERE, folder: Folder = "") -> None:
    """List who is at the tables."""
    names = ("id", "name", "tables", "banned")
    grid = table("", *[say(f"host-people-{name}") for name in names])
    for person in ask_house(url, folder, "people")["people"]:
        tables, banned = " ".join(person["tables"]), "✗" if person["banned"] else ""
        grid.add_row(*map(Text, (person["id"], person["name"], tables, banned)))
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
