"""The steps that change a database lead to the tables that the code expects."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tatami.core.errors import TatamiError
from tatami.server.database import visited
from tatami.server.migrating import migrate, newest_shape, shape_of
from tatami.server.schema import METADATA
from tatami.server.settings import Settings


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that was never used."""
    db = ""
    if request.param == "postgresql":
        db = request.getfixturevalue("postgres").database()
    return Settings(db=db, folder=str(tmp_path / "house")).database()


def test_the_steps_lead_to_the_tables_of_the_code(url: str) -> None:
    migrate(url)
    migrate(url)
    with visited(url) as engine, engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert context.get_current_revision()
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == newest_shape() == shape_of(url)


def test_a_house_that_needs_no_steps_opens_without_what_goes_them(tmp_path: Path) -> None:
    url = Settings(folder=str(tmp_path)).database()
    migrate(url)
    opening = (
        "import sys, tatami.server.app, tatami.server.run;"
        f"from tatami.server.migrating import migrate; migrate({url!r});"
        "print({'alembic', 'psycopg'} & set(sys.modules) or 'neither')"
    )
    run = subprocess.run([sys.executable, "-c", opening], capture_output=True, text=True)
    assert run.stdout == "neither\n", run.stderr


@pytest.mark.parametrize(
    "db",
    [
        "postgresql://nobody:word@127.0.0.1:9/none",
        "sqlite:////dev/null/x",
        "oracle://nobody:word@127.0.0.1/none",
        "nonsense",
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(db: str) -> None:
    with pytest.raises(TatamiError) as refusal:
        migrate(Settings(db=db).database())
    assert refusal.value.sentence == "house-database"
    assert "word@" not in str(refusal.value)
