"""The pages of the browser: where they are, and the commands that build them.

Only Python's own library is used here: `make` and the build of a package both need it early.
"""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "src" / "tatami" / "web"
NPM = "npm.cmd" if os.name == "nt" else "npm"


def are_there() -> bool:
    """Whether the pages have been built, from whatever sources."""
    return (FOLDER / "index.html").exists()


def install(kind: str = "play") -> list[str]:
    """The command that installs what the pages are built with; with `dev` also their tests."""
    # Not `npm ci`: it refuses a lock made where packages for other systems could not be had.
    npm = [NPM, "--prefix", "web", "install", "--no-save", "--no-audit", "--no-fund"]
    # Where nobody answers it would try for minutes.
    npm += ["--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=2000"]
    return npm if kind == "dev" else [*npm, "--omit=dev"]


def build() -> list[str]:
    """The command that builds them."""
    return [NPM, "--prefix", "web", "run", "build", "--", "--logLevel", "warn"]
