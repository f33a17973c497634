"""What the guides show runs as it stands there."""

import re
from pathlib import Path

import pytest

from tests.cli.run import tatami

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def blocks() -> list[object]:
    """The Python code of the guides that can be run where nothing is typed."""
    found: list[object] = []
    for name in ("README.md", "docs/research.md", "docs/bots.md"):
        for code in BLOCK.findall((ROOT / name).read_text(encoding="utf-8")):
            if "sys.stdin" not in code:
                found.append(pytest.param(code, id=f"{name} {len(found)}"))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("code", blocks())
def test_what_is_shown_runs(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if "ninjan.parquet" in code:
        words = ["simulate", "ninjan", "--bots", "greedy,random", "--games", "2"]
        assert tatami(*words, "--out", "ninjan.parquet").code == 0
    exec(compile(code, "guide", "exec"), {"__name__": "guide"})


def test_the_guides_show_something() -> None:
    assert len(blocks()) >= 9
