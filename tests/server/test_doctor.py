"""tatami doctor: what is wrong with a machine, and what to do about it."""

import sqlite3
from pathlib import Path

import pytest
import typer

from tatami.cli.doctor import doctor
from tatami.server.clocks import now
from tatami.server.directory import OPEN_AT
from tatami.server.doctor import NOTE, WRONG, examine
from tatami.server.migrating import migrate
from tatami.server.security import secret_key
from tatami.server.settings import Limits, Settings
from tests.server.housing import free_port


def wrong(settings: Settings, mark: str = WRONG) -> str:
    """What is wrong."""
    return "\n".join(finding.text for finding in examine(settings) if finding.mark == mark)


@pytest.fixture
def settings(folder: Path) -> Settings:
    """A house that was open before."""
    found = Settings(folder=str(folder), port=free_port())
    migrate(found.database())
    secret_key(folder)
    return found


def without_pages(text: str) -> str:
    """Where the pages were not built, that is said too, and is not what these tests are about."""
    return "\n".join(line for line in text.splitlines() if "make web" not in line)


def test_a_house_in_order(settings: Settings) -> None:
    assert without_pages(wrong(settings)) == ""


def test_a_house_that_never_was_open(tmp_path: Path) -> None:
    assert without_pages(wrong(Settings(folder=str(tmp_path / "none"), port=free_port()))) == ""
    assert not (tmp_path / "none").exists()


def test_a_secret_that_others_can_read(settings: Settings, folder: Path) -> None:
    (folder / "secret").chmod(0o644)
    assert "chmod 600" in wrong(settings)


def test_a_database_that_is_damaged_or_newer(settings: Settings, folder: Path) -> None:
    with sqlite3.connect(folder / "tatami.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in wrong(settings)
    (folder / "tatami.db").write_bytes(b"nonsense" * 1000)
    assert "cannot be used" in wrong(settings)


def test_a_clock_that_goes_wrong(settings: Settings, folder: Path) -> None:
    with sqlite3.connect(folder / "tatami.db") as connection:
        later = str(now() + 10**10)
        connection.execute("INSERT INTO house (name, value) VALUES (?, ?)", (OPEN_AT, later))
    assert "NTP" in wrong(settings)


def test_more_connections_than_the_system_allows(settings: Settings) -> None:
    many = Settings(folder=settings.folder, limits=Limits(connections=2**40))
    assert "LimitNOFILE" in wrong(many, NOTE)


def test_the_command_fails_if_something_is_wrong(
    settings: Settings, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "secret").chmod(0o644)
    with pytest.raises(typer.Exit) as ending:
        doctor(port=settings.port, folder=settings.folder)
    assert ending.value.exit_code == 1
    assert "✗ Others can read the secret" in capsys.readouterr().out
