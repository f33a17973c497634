"""Games from elsewhere, for the tests: packages that lie in a folder as if they were installed."""

import os
from pathlib import Path

from tatami.cli.new_game import write_package

ROOT = Path(__file__).parents[1]


def announce(site: Path, name: str, package: str) -> None:
    """Say that a package in this folder brings a game: what installing it leaves behind."""
    facts = site / f"{package}-1.0.dist-info"
    facts.mkdir(parents=True, exist_ok=True)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[tatami.games]\n{name} = {package}\n")


def put(site: Path, name: str, package: str, code: str) -> None:
    """A package of one file that announces a game."""
    (site / package).mkdir(parents=True)
    (site / package / "__init__.py").write_text(code)
    announce(site, name, package)


def put_new_game(site: Path, name: str) -> Path:
    """The game that `tatami new-game` writes; its package."""
    write_package(name, site)
    announce(site, name, name)
    return site / name


def seeing(site: Path) -> dict[str, str]:
    """The environment of a process that finds the packages in this folder too."""
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    found = [str(Path(path).absolute()) for path in paths if path]
    return {"PYTHONPATH": os.pathsep.join([*found, str(site)])}
