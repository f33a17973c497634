"""The description of the HTTP services for programs, made from the services themselves."""

import re
from typing import Any

import msgspec

from tatami.core.version import version
from tatami.server.messages.house import Trouble
from tatami.server.requests import Service
from tatami.server.services import SERVICES

REFERENCE = "#/components/schemas/{name}"


def openapi() -> dict[str, Any]:
    """The whole description, as OpenAPI 3.1."""
    types = {Trouble} | {
        kind
        for service in SERVICES
        for kind in (service.body, service.answer)
        if kind not in (None, str, bytes)
    }
    _, components = msgspec.json.schema_components(
        sorted(types, key=lambda kind: kind.__name__), ref_template=REFERENCE
    )
    paths: dict[str, Any] = {}
    for service in SERVICES:
        paths.setdefault(service.path, {})[service.method.lower()] = operation(service)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tatami", "version": version()},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(service: Service) -> dict[str, Any]:
    """One service."""
    described: dict[str, Any] = {
        "operationId": service.handler.__name__,
        "summary": (service.handler.__doc__ or "").strip(),
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", service.path)
        ]
        + [
            {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
            for name in service.parameters
        ],
        "responses": {
            "200": answer(service.answer),
            "default": {"description": "What was wrong.", **content(Trouble)},
        },
    }
    if service.body is not None:
        described["requestBody"] = {"required": True, **content(service.body)}
    return described


def answer(kind: Any) -> dict[str, Any]:
    """What comes back."""
    if kind in (str, bytes):
        return {"description": "The document."}
    return {"description": (kind.__doc__ or "").strip(), **content(kind)}


def content(kind: Any) -> dict[str, Any]:
    """A message as JSON."""
    reference = {"$ref": REFERENCE.format(name=kind.__name__)}
    return {"content": {"application/json": {"schema": reference}}}
