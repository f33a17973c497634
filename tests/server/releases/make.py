"""Write what the release that runs this leaves behind: python -m tests.server.releases.make FOLDER

Once for each release, with its own code, and never again: the files are what its hosts have.
"""

import gzip
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from sqlalchemy import create_engine, insert

from tatami.core.record import encode as encode_record
from tatami.games import GAMES, game_named
from tatami.server import decisions, openings
from tatami.server.backup import backup, restore
from tatami.server.events import AnyEvent, encode
from tatami.server.messages.tables import Clock, NewTable, SeatPlan
from tatami.server.migrating import migrate
from tatami.server.schema import EVENTS, PLAYERS, SEATED, TABLES
from tatami.server.settings import Settings
from tatami.server.table import Table, folded
from tests.server.housing import Postgres

BEGIN = 1_700_000_000_000


def match(game: str, seed: int, moves: int, gifts: list[str]) -> tuple[Table, list[AnyEvent]]:
    """A match with so many moves, or to its end, in which something of everything happens."""
    seats = game_named(game).seats[0]
    wanted = NewTable(
        game=game,
        seats=[SeatPlan(kind="open")] * seats,
        clock=Clock(kind="match", seconds=1200, increment=5),
        listed=True,
    )
    events = openings.new_table(wanted, "p0", "Aki", BEGIN)
    table = folded(f"{game}{moves}".replace("_", "-")[:16], events)
    luck = Random(seed)

    def happen(new: list[AnyEvent]) -> None:
        for event in new:
            table.fold(event)
        events.extend(new)

    names = ["Aki", "Botan", "Chie", "Dai"]
    for seat in range(seats):
        gift = gifts[seat] if seat < len(gifts) else ""
        happen(decisions.sit(table, f"p{seat}", names[seat], seat, gift, BEGIN + seat))
    happen(decisions.chat(table, "p1", names[1], "Guten Abend 🍶", BEGIN + 10))
    happen(decisions.start(table, "p0", BEGIN + 20))
    at = BEGIN + 30
    for _ in range(moves):
        if table.phase() != "playing":
            break
        assert table.play is not None
        at += 1000
        seat = luck.choice(table.awaited())
        action = luck.choice(table.play.legal(seat))
        happen(decisions.act(table, f"p{seat}", seat, table.play.turns[seat], action, at))
        if luck.random() < 0.1 and table.play.can_take_back(seat):
            happen(decisions.undo(table, f"p{seat}", seat, at + 1))
    if table.phase() == "playing":
        happen(decisions.take_over(table, table.awaited()[0], False, at + 2))
    return table, events


def fill(path: Path) -> list[bytes]:
    """A database with matches that are over, and some that are not; the records of the former."""
    url = f"sqlite:///{path}"
    migrate(url)
    records = []
    engine = create_engine(url)
    with engine.begin() as connection:
        for n, game in enumerate(sorted(GAMES)):
            for moves, gifts in ((10_000, ["aa", "", "cc"]), (7, [])):
                table, events = match(game, n, moves, gifts)
                rows = [
                    {"table_id": table.id, "number": k, "body": encode(event)}
                    for k, event in enumerate(events)
                ]
                connection.execute(insert(EVENTS), rows)
                connection.execute(
                    insert(TABLES).values(
                        id=table.id, game=game, phase=table.phase(), listed=True, opened=BEGIN + n
                    )
                )
                for player in table.players:
                    connection.execute(
                        insert(SEATED).values(player=player, table_id=table.id, opened=BEGIN + n)
                    )
                if table.phase() == "over":
                    records.append(encode_record(table.finished_record()))
        for n, name in enumerate(["Aki", "Botan", "Chie", "Dai"]):
            connection.execute(insert(PLAYERS).values(id=f"p{n}", name=name, banned=n == 3))
    engine.dispose()
    return records


def main(folder: Path) -> None:
    """All files, as text."""
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "tatami.db"
        (folder / "records.jsonl").write_bytes(b"".join(fill(path)))
        copy = Path(scratch) / "backup.gz"
        backup(f"sqlite:///{path}", copy)
        (folder / "backup.jsonl").write_bytes(gzip.decompress(copy.read_bytes()))
        connection = sqlite3.connect(path)
        dump = "\n".join(connection.iterdump()) + "\n"
        connection.close()
        (folder / "database.sql").write_text(dump, encoding="utf-8")
        with closing(Postgres()) as postgres:
            restore(Settings(db=postgres.database()).database(), copy)
            (folder / "database.postgresql.sql").write_text(dumped(postgres), encoding="utf-8")


def dumped(postgres: Postgres) -> str:
    """The only database of a server, as statements that any connection can carry out."""
    where = ("-h", str(postgres.folder), "-p", str(postgres.port), "-U", "tatami")
    program = [str(postgres.programs / "pg_dump"), *where, "--no-owner", "--no-privileges"]
    written = subprocess.run(
        [*program, "--inserts", "house1"], capture_output=True, text=True, check=True
    )
    # Settings of the session, and commands of psql, are not about what is stored.
    others = ("--", "SET ", "SELECT pg_catalog.set_config", "\\")
    lines = [line for line in written.stdout.splitlines() if line.strip()]
    return "\n".join(line for line in lines if not line.startswith(others)) + "\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
