"""What Alembic runs to change a database."""

from alembic import context
from sqlalchemy import text

from tatami.server.database import visited
from tatami.server.schema import METADATA

LOCK = 0x7A7A
"""Only one of several workers changes a PostgreSQL database at a time."""


def run() -> None:
    """Change it in one transaction."""
    url = context.config.attributes["url"]
    with visited(url) as engine, engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
        with context.begin_transaction():
            context.run_migrations()


run()
