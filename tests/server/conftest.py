"""Houses that the tests of a module share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.housing import House, Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house on each of the two databases."""
    db = ""
    if request.param == "postgresql":
        db = request.getfixturevalue("postgres").database()
    found = House(tmp_path_factory.mktemp("house"), db).start()
    yield found
    found.close()
    assert found.complaints() == []


@pytest.fixture(scope="module")
def sqlite_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house as it comes, on SQLite."""
    found = House(tmp_path_factory.mktemp("house")).start()
    yield found
    found.close()
    assert found.complaints() == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for a house of one's own."""
    return tmp_path / "house"
