"""A release carries the pages of the browser, so that installing it needs no Node."""

import subprocess
import sys
import tarfile
from pathlib import Path

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
