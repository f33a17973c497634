"""What all tests share."""

import os
import signal

import pytest

from tatami.core.version import is_compiled


def pytest_configure(config: pytest.Config) -> None:
    """Say which code is tested, and refuse to test the wrong one; speak English to all tests."""
    # What runs in the background of a shell ignores Ctrl-C, and so would all that the tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ["TATAMI_LANGUAGE"] = "en"
    wanted = os.environ.get("TATAMI_EXPECT_COMPILED") == "1"
    if wanted != is_compiled():
        raise pytest.UsageError(f"compiled code expected: {wanted}, but found: {is_compiled()}")
