"""Which packages are used: their versions, and the hashes of their files.

`requirements.lock` names a version of every package that playing, testing and research need, also
of those that our own need, for every system and every Python from the oldest on, and the hashes of
all files of that version. `make` installs these and no others, so that what was tested is what is
played with, and nobody on the way can put another file in its place.

`python tools/locking.py show [EXTRA ...]` prints the part of it that Tatami needs with these
extras, for `pip install --require-hashes --requirement`; `renew` makes it anew.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
EVERYTHING = ["dev"]
BUILDING = ["hatchling", "editables"]
"""What installing ourselves needs without an environment made for the occasion."""
INSTALLER = "uv"

HEADING = """\
# The packages that are tested and released together; `make lock` renews them, `make` installs them.
"""


def project() -> dict[str, Any]:
    """What pyproject.toml says of ourselves."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)["project"]
    return found


def requirements(*extras: str) -> list[str]:
    """What we need, with these extras, as pyproject.toml has it; extras of ourselves followed."""
    ours = project()
    found: list[str] = list(ours["dependencies"])
    waiting = list(extras)
    seen: set[str] = set()
    while waiting:
        extra = waiting.pop()
        if extra in seen:
            continue
        seen.add(extra)
        for wanted in ours["optional-dependencies"][extra]:
            ourselves = re.fullmatch(rf"{ours['name']}\[([\w,-]+)\]", wanted)
            if ourselves:
                waiting += ourselves[1].split(",")
            else:
                found.append(wanted)
    return list(dict.fromkeys(found))


def usual(wanted: str) -> str:
    """The name of the package that a requirement is about, in its usual spelling."""
    name = re.match(r"[\w.-]+", wanted)
    assert name is not None, wanted
    return re.sub(r"[-_.]+", "-", name[0]).lower()


# Reading the lock


def entries() -> dict[str, str]:
    """The packages of the lock by name, each with its lines: version, hashes, who needs it."""
    found: dict[str, str] = {}
    name = ""
    for line in LOCK.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.startswith("#"):
            continue
        if not line[0].isspace():
            name = line.split("==")[0]
        found[name] = found.get(name, "") + line
    return found


def locked() -> dict[str, str]:
    """The versions in the lock."""
    return {name: re.split(r"[\s;]", text.split("==")[1])[0] for name, text in entries().items()}


def needed_by(entry: str) -> set[str]:
    """The packages that need the one with these lines."""
    told = re.search(r"# via (.*)", entry)
    return set(told[1].split(", ")) if told else set()


def part(*wanted: str) -> str:
    """The lines of the lock for these requirements and for all that they need in turn."""
    known = entries()
    names = {usual(one) for one in wanted}
    missing = names - set(known)
    if missing:
        raise LookupError(f"{LOCK.name} does not have {', '.join(sorted(missing))}: make lock")
    size = 0
    while size != len(names):
        size = len(names)
        names |= {name for name, text in known.items() if needed_by(text) & names}
    return "".join([known[name] for name in sorted(names)])


# Renewing it


def resolved(*constraints: str) -> str:
    """The newest versions that go together, of all that is needed, whatever is installed now."""
    oldest = project()["requires-python"].removeprefix(">=")
    command = [INSTALLER, "pip", "compile", "-", "--quiet", "--no-header", "--generate-hashes"]
    # One version for every system and every Python, where that is possible.
    command += ["--universal", "--fork-strategy", "fewest", "--python-version", oldest]
    command += ["--annotation-style", "line", *constraints]
    wanted = "\n".join([INSTALLER, *BUILDING, *requirements(*EVERYTHING)])
    done = subprocess.run(command, input=wanted, stdout=subprocess.PIPE, text=True, check=True)
    # Who needs a package is kept; files of constraints need nothing.
    told = re.sub(r"(, )?-c \S+", "", done.stdout)
    return re.sub(r"\n *# via *(?=\n)", "", told)


def renew() -> str:
    """Renew the lock; what to say about it."""
    before = locked() if LOCK.exists() else {}
    LOCK.write_text(HEADING + resolved(), encoding="utf-8")
    after = locked()
    changed = [
        f"  {name}: {before.get(name, 'new')} -> {after.get(name, 'gone')}"
        for name in sorted({*before, *after})
        if before.get(name) != after.get(name)
    ]
    return "\n".join([f"{LOCK.name}: {len(after)} packages.", *changed])


def main(words: list[str]) -> str:
    """Carry out the command that was typed; what to print."""
    if words == ["renew"]:
        return renew() + "\n"
    extras = set(project()["optional-dependencies"])
    if words[:1] == ["show"] and set(words[1:]) <= extras:
        return part(*requirements(*words[1:]))
    names = " | ".join(sorted(extras))
    raise SystemExit(f"usage: python tools/locking.py renew | show [{names} ...]")


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]))
