"""A house within the test itself, and callers from any address."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from tatami.server.app import application
from tatami.server.migrating import migrate
from tatami.server.settings import Settings

HERE = "127.0.0.1"


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[Starlette]:
    """A house that is open, without a network."""
    chosen = Settings(**{"folder": str(folder), "pace": 0, **settings})
    migrate(chosen.database())
    app = application(chosen)
    async with app.router.lifespan_context(app):
        yield app


def caller(app: Starlette, address: str = HERE, **headers: str) -> httpx.AsyncClient:
    """Somebody who calls from this address."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers)


def table(**more: Any) -> dict[str, Any]:
    """What to send to open a table."""
    return {"game": "ninjan", "seats": [{"kind": "person"}, {"kind": "open"}], **more}
