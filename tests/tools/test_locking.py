"""The lock names a version of everything that is needed, and an audit says what it found out."""

from pathlib import Path

import locking
import pytest
from locking import EVERYTHING, locked, requirements, verdict
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def test_extras_that_name_other_extras_are_followed() -> None:
    everything = requirements("dev")
    assert not [wanted for wanted in everything if wanted.startswith("tatami")]
    assert set(requirements()) < set(requirements("arena")) < set(everything)
    assert len(everything) == len(set(everything))


@pytest.mark.parametrize("wanted", requirements(*EVERYTHING))
def test_what_we_need_is_locked_in_a_version_that_will_do(wanted: str) -> None:
    requirement = Requirement(wanted)
    name = canonicalize_name(requirement.name)
    assert name in locked(), f"{name} is new: make lock"
    assert requirement.specifier.contains(locked()[name]), f"{wanted} has changed: make lock"


def test_the_lock_is_read_as_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = locking.LOCK.read_bytes()
    versions = locked()
    monkeypatch.setattr(locking, "LOCK", tmp_path / "lock")
    locking.write(versions)
    assert locking.LOCK.read_bytes() == before


def test_an_audit_that_could_not_be_made_is_no_clean_one() -> None:
    assert verdict("pip-audit", 0, "No known vulnerabilities found") == ""
    # What it did not find is no fault to the tool; to us it is nothing that was found out.
    unknown = "werkzeug Dependency not found on PyPI and could not be audited: werkzeug (3.1.9)"
    assert "cannot be reached" in verdict("pip-audit", 0, unknown)
    found = verdict("pip-audit", 1, "Found 1 known vulnerability in 1 package")
    assert "has found something" in found
    for told in (
        "requests.exceptions.ConnectionError: Max retries exceeded with url: /pypi/x/json",
        "npm error audit endpoint returned an error",
    ):
        assert "cannot be reached" in verdict("npm audit", 1, told)
