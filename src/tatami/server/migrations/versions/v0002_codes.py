"""Codes that make another device the same person."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "codes",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
