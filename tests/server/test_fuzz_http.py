"""Schemathesis asks the house for all that its description allows, and for what it does not."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
import requests
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tatami.server.openapi import openapi
from tatami.server.security import HEADERS, Secrets
from tests.server.client import Json, people
from tests.server.housing import House

EXAMPLES = 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
OPERATIONS = {
    found.ok().label: found.ok()
    for found in from_dict(openapi()).get_all_operations()
    if isinstance(found, Ok)
}


@pytest.fixture(scope="module")
def visitor(sqlite_house: House) -> Iterator[requests.Session]:
    """Somebody with a cookie and the token of the host, who may do everything."""
    with requests.Session() as session:
        token = Secrets((sqlite_house.folder / "secret").read_bytes(), "").host_token()
        session.headers["Authorization"] = f"Bearer {token}"
        session.get(sqlite_house.url + "/api/me")
        yield session
    log = sqlite_house.log.read_text()
    assert "Traceback" not in log
    assert "request failed" not in log


@pytest.fixture(scope="module")
def table(sqlite_house: House, visitor: requests.Session) -> str:
    """A table that the visitor has opened."""
    body: Json = {"game": "ninjan", "seats": [{"kind": "person"}, {}]}
    id: str = visitor.post(sqlite_house.url + "/api/tables", json=body).json()["id"]
    return id


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_is_asked_the_answer_is_as_described(
    sqlite_house: House, visitor: requests.Session, table: str, label: str, mode: GenerationMode
) -> None:
    operation = OPERATIONS[label]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
        # A path that is not described is not this operation's.
        return
    real = {"table": table} if "{table}" in label and mode is GenerationMode.POSITIVE else None

    @seed(7)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode, path_parameters=real))
    def ask(case: Case[Any]) -> None:
        response = case.call(base_url=sqlite_house.url, session=visitor)
        case.validate_response(response, checks=CHECKS)
        assert all(name.lower() in response.headers for name in HEADERS)

    ask()


def test_after_all_that_people_play_on(sqlite_house: House) -> None:
    async def scene() -> None:
        async with people(sqlite_house.url, 1) as (one,):
            table = await one.open_table("ninjan", "person,bot", start=True)
            async with one.at(table) as seated:
                await seated.play_on(Random(1))

    asyncio.run(scene())
    assert httpx.get(sqlite_house.url + "/healthz").status_code == 200
