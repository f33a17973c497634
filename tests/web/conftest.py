"""A house, a browser, and visitors."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.housing import House
from tests.web.visitor import PATIENCE, Visitor

PROGRAMS = ["chromium", "chromium-browser", "google-chrome"]
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

Visit = Callable[..., Visitor]


def chromium() -> str:
    """The browser of this machine."""
    program = next((path for name in PROGRAMS if (path := shutil.which(name))), None)
    assert program, "Chromium is missing: apt-get install chromium"
    return program


# One browser and one house serve all tests of a worker: to start them takes longer than most tests.
# While the browser is open no other test may run an event loop, so it goes with this folder.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose bots do not dawdle."""
    found = House(tmp_path_factory.mktemp("house")).start()
    yield found
    found.close()
    assert found.complaints() == []


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Come to the house with a browser of one's own."""
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, house.url, **how))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
