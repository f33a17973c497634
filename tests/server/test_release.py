"""A release carries the pages of the browser, so that installing it needs no Node."""

import os
import shutil
import subprocess
import sys
import tarfile
from importlib.resources import files
from pathlib import Path

import tatami
from tests.server.housing import free_port

ROOT = Path(__file__).parent.parent.parent


def test_a_source_release_has_the_pages_and_the_rules(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory"]
    subprocess.run([*command, tmp_path], cwd=ROOT, check=True, capture_output=True)
    (made,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(made) as release:
        names = {name.split("/", 1)[1] for name in release.getnames()}
    assert "src/tatami/web/index.html" in names
    assert "src/tatami/games/ninjan/rules.py" in names
    assert not any(name.startswith(("build/", "web/node_modules/", ".venv/")) for name in names)


def test_a_house_without_the_pages_says_so(tmp_path: Path) -> None:
    ours = Path(str(files(tatami)))
    shutil.copytree(ours, tmp_path / "tatami", ignore=shutil.ignore_patterns("__pycache__", "web"))
    for library in ours.parent.glob("*.so"):  # all compiled modules share one
        shutil.copy(library, tmp_path)
    command = [sys.executable, "-m", "tatami", "serve", "--port", str(free_port())]
    house = subprocess.Popen(
        [*command, "--folder", tmp_path / "house"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with house:
        assert house.stderr is not None
        assert house.stderr.readline().endswith("build them with: make web\n")
        house.terminate()
