"""The tables of the database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA = MetaData()

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
"""What happened at the tables, for ever. No two events of a table have the same number."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Index("tables_by_phase", "phase", "listed", "opened"),
)
"""To find tables by; all of it follows from the events."""

SEATED = Table(
    "seated",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Index("seated_by_player", "player", "opened"),
)
"""To find a person's tables by: those it has opened or sat at. Who stood up again stays here, and
is sorted out on reading."""

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("banned", Boolean, nullable=False),
)
"""People who did something: what they are called, and whether they may come in."""

CODES = Table(
    "codes",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""What makes another device the same person, once, until this time. Not worth a backup."""

EPOCHS = Table(
    "epochs",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("epoch", Integer, nullable=False),
)
"""People who have ended their other devices, and how often: older cookies are good no more."""

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("version", String(16), nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("player", String(32), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("reviews_by_state", "done", "asked"),
)
"""The reviews that were asked for: with which rules and analysis, of bots too or of people only, by
whom and when, whether all is done, and what a person's own page tells of it. Not worth a backup: it
can be found out again."""

FINDINGS = Table(
    "findings",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
"""What was found for a review, piece by piece."""

SOLUTIONS = Table(
    "solutions",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What people answered to puzzles at first."""

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(400), nullable=False),
)
"""What the host has set, such as an announcement."""
