"""tatami serve: keep a house open."""

import os
import re
import sys
import webbrowser
from ipaddress import ip_network
from threading import Timer
from typing import Annotated, Literal

import typer

from tatami.cli.database import Database, Folder
from tatami.cli.output import complain
from tatami.core.errors import TatamiError
from tatami.games import left_out
from tatami.server.pages import browser_files
from tatami.server.run import address, is_public, next_free_port
from tatami.server.run import serve as run_server
from tatami.server.settings import Limits, Settings
from tatami.words import say

DEFAULTS = Settings()
ORIGIN = re.compile(r"https?://[^/?#@\s]+")


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
    trust: Annotated[list[str] | None, typer.Option(help=say("help-opt-trust"))] = None,
    metrics: Annotated[bool, typer.Option(help=say("help-opt-metrics"))] = False,
    pace: Annotated[float, typer.Option(min=0, help=say("help-opt-pace"))] = DEFAULTS.pace,
    grace: Annotated[float, typer.Option(min=0, help=say("help-opt-grace"))] = DEFAULTS.grace,
    abandoned: Annotated[
        float, typer.Option(min=0, help=say("help-opt-abandoned"))
    ] = DEFAULTS.abandoned,
    forget: Annotated[int, typer.Option(min=0, help=say("help-opt-forget"))] = DEFAULTS.forget,
    deck: Annotated[list[str] | None, typer.Option(help=say("help-opt-serve-deck"))] = None,
    review_depth: Annotated[
        Literal["coarse", "fine", "deep"] | None,
        typer.Option(help=say("help-opt-serve-review-depth")),
    ] = None,
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
        origins=origins_from(origin or []),
        proxy=proxy or bool(trust),
        trusted=networks_from(trust or []),
        metrics=metrics,
        pace=pace,
        grace=grace,
        abandoned=abandoned,
        forget=forget,
        decks=deck or [],
        review_depth=review_depth or "",
        limits=limits_from(limit or []),
    )
    if is_public(host) and not (password and settings.proxy):
        told = say("serve-public", password=int(bool(password)), proxy=int(settings.proxy))
        complain(told)
    for trouble in left_out():
        complain(str(trouble))
    if browser_files() is None:
        complain(say("doctor-pages-none"))
    run_server(settings, lambda: greet(settings, browser))


def open_house() -> None:
    """Open the house for whoever sits here: at the usual port, or at the next that is free."""
    serve(port=next_free_port(DEFAULTS), browser=True)


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


def networks_from(typed: list[str]) -> list[str]:
    """The addresses or networks where the proxy may be."""
    for text in typed:
        try:
            ip_network(text)
        except ValueError:
            raise TatamiError("bad-network", text=text) from None
    return typed


def origins_from(typed: list[str]) -> list[str]:
    """The addresses of pages, as a browser sends them: with nothing after the host and port."""
    for text in typed:
        if not ORIGIN.fullmatch(text):
            raise TatamiError("bad-origin", text=text)
    return typed


def limits_from(typed: list[str]) -> Limits:
    """The limits that were typed as name=number."""
    known = {name: getattr(Limits(), name) for name in Limits.__struct_fields__}
    for text in typed:
        name, _, number = text.partition("=")
        if name not in known or not number.isdecimal():
            raise TatamiError("bad-limit", text=text, names=", ".join(known))
        known[name] = int(number)
    return Limits(**known)
