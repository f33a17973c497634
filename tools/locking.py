"""Which versions of the packages are used, and whether something is known against them.

`requirements.lock` names a version of every package that playing, testing and research need, also
of those that our own need. `make` installs these and no others, so that what was tested is what is
played with. It is a file of constraints for pip: who installs less, or with another Python, uses
the part of it that is needed there.
"""

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
OLDEST = (3, 11)
EVERYTHING = ["dev"]
BUILDING = ["hatchling", "editables"]
"""What installing ourselves needs without an environment made for the occasion."""
INSTALLER = "uv"

HEADING = """\
# The versions that are tested and released together; `make lock` renews them, `make` installs them.
"""
UNREACHABLE = re.compile(
    r"ConnectionError|ConnectTimeout|Max retries|getaddrinfo|ENOTFOUND|EAI_AGAIN"
    r"|ECONNREFUSED|ETIMEDOUT|not implemented|NameResolution|ServiceError"
    r"|audit endpoint returned an error",
    re.IGNORECASE,
)
"""How the tools tell that what they wanted to ask was not there."""


def requirements(*extras: str) -> list[str]:
    """What we need, with these extras, as pyproject.toml has it; extras of ourselves followed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: list[str] = list(project["dependencies"])
    waiting = list(extras)
    seen: set[str] = set()
    while waiting:
        extra = waiting.pop()
        if extra in seen:
            continue
        seen.add(extra)
        for wanted in project["optional-dependencies"][extra]:
            ourselves = re.fullmatch(rf"{project['name']}\[([\w,-]+)\]", wanted)
            if ourselves:
                waiting += ourselves[1].split(",")
            else:
                found.append(wanted)
    return list(dict.fromkeys(found))


def resolved(python: str) -> dict[str, str]:
    """The newest versions that go together, of all that is needed, whatever is installed now."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        pip = [python, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
        wanted = [INSTALLER, *BUILDING, *requirements(*EVERYTHING)]
        subprocess.run([*pip, "--report", str(report), *wanted], check=True)
        told = json.loads(report.read_text(encoding="utf-8"))["install"]
    packages = [one["metadata"] for one in told]
    return {usual(package["name"]): package["version"] for package in packages}


def usual(name: str) -> str:
    """The name of a package in its usual spelling."""
    return re.sub(r"[-_.]+", "-", name).lower()


def write(versions: dict[str, str]) -> None:
    """Write the lock."""
    lines = [f"{name}=={versions[name]}\n" for name in sorted(versions)]
    LOCK.write_text(HEADING + "".join(lines), encoding="utf-8")


def locked() -> dict[str, str]:
    """The versions in the lock."""
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    pairs = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {name: version for name, version in pairs}


def lock() -> str:
    """Renew the lock; what to say about it."""
    if sys.version_info[:2] != OLDEST:
        oldest = ".".join(map(str, OLDEST))
        return f"Lock with the oldest Python that we support: make PYTHON=python{oldest} lock"
    before = locked() if LOCK.exists() else {}
    write(resolved(sys.executable))
    after = locked()
    changed = [
        f"  {name}: {before.get(name, 'new')} -> {after.get(name, 'gone')}"
        for name in sorted({*before, *after})
        if before.get(name) != after.get(name)
    ]
    return "\n".join([f"{LOCK.name}: {len(after)} packages.", *changed])


def verdict(tool: str, code: int, told: str) -> str:
    """What an audit came to: empty if nothing is known against the packages."""
    skipped = told.count("could not be audited")
    if skipped and not code:
        return (
            f"{tool}: its database does not have {skipped} of the packages, or cannot be reached."
        )
    if code == 0:
        return ""
    if UNREACHABLE.search(told):
        return f"{tool}: its database cannot be reached from here, so nothing was found out."
    return f"{tool} has found something:\n{told}"


if __name__ == "__main__":
    print(lock())
