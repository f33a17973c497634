"""Which cookies of a person are good no more."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "epochs",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
