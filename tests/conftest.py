"""What all tests share."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from tatami.core.version import is_compiled

MARKED = {
    "arena": "program",
    "cli": "program",
    "server": "server",
    "tools": "program",
    "web": "browser",
}
LONG = {"test_animation", "test_every_game", "test_guide", "test_matches", "test_reached"}
"""The modules that play so many whole matches that only `make test-long` runs them."""


class FailuresAtOnce:
    """Tells why a test failed when it fails: a run that is broken off has no closing summary."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self.terminal = terminal

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Show what went wrong."""
        if report.failed:
            self.terminal.write_line(f"\n{report.nodeid} ({report.when})\n{report.longreprtext}")


def pytest_configure(config: pytest.Config) -> None:
    """Say which code is tested, and refuse to test the wrong one; speak English to all tests."""
    # What runs in the background of a shell ignores Ctrl-C, and so would all that the tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ["TATAMI_LANGUAGE"] = "en"
    # Threads of NumPy that wait for one another would only be in the way of the other tests.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    # No test has a time limit; a busy machine is no fault.
    settings.register_profile("tatami", deadline=None)
    settings.load_profile("tatami")
    wanted = os.environ.get("TATAMI_EXPECT_COMPILED") == "1"
    if wanted != is_compiled():
        raise pytest.UsageError(f"compiled code expected: {wanted}, but found: {is_compiled()}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests by their folders, and the longest by their modules."""
    if is_compiled():
        plain = [item for item in items if item.get_closest_marker("plain")]
        config.hook.pytest_deselected(items=plain)
        items[:] = [item for item in items if item not in plain]
    for item in items:
        folder = item.path.relative_to(Path(__file__).parent).parts[0]
        if folder in MARKED:
            item.add_marker(MARKED[folder])
        if folder in ("web", "games") and item.path.stem in LONG:
            item.add_marker("long")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Begin to tell, where there is a terminal to tell it to."""
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None:
        session.config.pluginmanager.register(FailuresAtOnce(terminal))
