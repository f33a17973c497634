"""How a house is run: from the command line, passed on to its workers through the environment."""

import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from platformdirs import user_data_path

from tatami.core.errors import TatamiError
from tatami.core.record import UNREADABLE

VARIABLE = "TATAMI_SETTINGS"
Amount = Annotated[int, msgspec.Meta(ge=0)]
Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much is too much for this house."""

    tables: Amount = 2000
    """Tables that are open or played at, in all."""
    tables_each: Amount = 20
    """Tables that one person may have open at once."""
    tables_address: Amount = 200
    """Tables that are open or played at and were opened from one address."""
    openings: Amount = 20
    """Tables that may be opened in a minute from one address, and twice as many at once."""
    connections: Amount = 5000
    connections_each: Amount = 200
    """Connections from one address, behind which may be a whole club."""
    watchers: Amount = 200
    """People who look on at one table."""
    thinkers: Annotated[int, msgspec.Meta(ge=1)] = 2
    """Bots that think at the same time."""
    messages: Amount = 60
    """Messages a second on one connection, and twice as many at once."""
    requests: Amount = 30
    """Requests a second from one address, and five times as many at once."""
    chats: Amount = 1
    """What one person may say in a second, and ten times as much at once."""
    chores: Amount = 1
    """Replays, checks of deals and QR codes that one address may ask for in a second, and twenty
    times as many at once."""
    remembered: Annotated[int, msgspec.Meta(ge=10)] = 500
    """Matches at which nothing happens and that are kept in memory all the same."""
    hints: Amount = 1
    """Hints that one person may ask for in a second, and ten times as many at once."""
    reviews: Amount = 10
    """Reviews that one person may wait for at once."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the host can choose."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8765
    db: str = ""
    """Empty for SQLite in the data folder."""
    folder: str = ""
    """Empty for the user's own data folder."""
    password: str = ""
    workers: int = 1
    origins: list[str] = []
    """Where pages may come from beside the house itself, as `https://club.example`."""
    proxy: bool = False
    """Whether a proxy stands in front that speaks TLS and tells who calls."""
    trusted: list[str] = []
    """Where that proxy may be, as addresses or networks; this machine if it is not said."""
    metrics: bool = False
    """Whether everybody may read what is measured."""
    pace: Seconds = 0.8
    """Seconds before the house answers for a seat, and that a bot takes at least."""
    grace: Seconds = 90.0
    """Seconds before a bot takes over the seat of somebody who has left."""
    abandoned: Seconds = 86_400.0
    """Seconds without any of its players after which a match ends, unless it has days a move."""
    forget: Days = 0
    """Days after which tables that were closed, and people without a table, are forgotten; 0 is
    never. Matches that were played to their end stay."""
    decks: list[str] = []
    """Files with other decks than the games' own, for new tables."""
    review_depth: Literal["", "coarse", "fine", "deep"] = ""
    """How thoroughly matches are reviewed; if it is not said, as thoroughly as the rules allow."""
    limits: Limits = Limits()

    def data_folder(self) -> Path:
        """Where the database and the secret are kept."""
        return Path(self.folder) if self.folder else user_data_path("tatami")

    def database(self) -> str:
        """The URL of the database."""
        if self.db.startswith("postgresql://"):
            return self.db.replace("postgresql://", "postgresql+psycopg://", 1)
        if self.db:
            return self.db
        return f"sqlite:///{self.data_folder() / 'tatami.db'}"


def to_environment(settings: Settings) -> None:
    """Hand the settings to the workers."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that were handed on."""
    try:
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
    except UNREADABLE as error:
        raise TatamiError("house-bad-settings", variable=VARIABLE, detail=str(error)) from None
