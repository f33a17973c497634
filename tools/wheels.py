"""The source package and a wheel for every Python here, each tried in an environment of its own.

`make wheels` runs this when the pages are built. The packages are left in `build/dist`.
cibuildwheel makes the wheels of other systems from the same source package; what it has to know is
in pyproject.toml.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "build" / "dist"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def pythons() -> list[str]:
    """A Python of each version that we support, in the path or among those that pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = []
    for version in VERSIONS:
        name = f"python{version}"
        in_path = shutil.which(name)
        places = [in_path] if in_path else []
        places += [str(path) for path in sorted(kept.glob(f"{version}.*/bin/{name}"))]
        # What pyenv puts into the path is there for every version, and runs for the chosen ones.
        found += [place for place in places if runs(place)][:1]
    return found or [sys.executable]


def runs(python: str) -> bool:
    """Whether this is a Python that starts."""
    return subprocess.run([python, "-c", ""], capture_output=True).returncode == 0


def run(*words: str) -> float:
    """Run a command away from the sources; the seconds that it took."""
    began = time.monotonic()
    path = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(words, cwd=DIST, env=path, check=True)
    return time.monotonic() - began


def environment(name: str, python: str) -> str:
    """The Python of a new, empty environment."""
    folder = ROOT / "build" / "environments" / name
    shutil.rmtree(folder, ignore_errors=True)
    run(python, "-m", "venv", str(folder))
    return str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")


def source_package() -> Path:
    """The source package, with the pages in it."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist"]
    subprocess.run([*command, "--directory", str(DIST)], cwd=ROOT, check=True)
    return next(DIST.glob("*.tar.gz"))


def wheel_for(python: str, source: Path) -> None:
    """Build a wheel from the source package, install it where nothing else is, and try it."""
    name = Path(python).name
    before = set(DIST.iterdir())
    pip = ("-m", "pip", "--disable-pip-version-check", "--quiet")
    builder = environment(f"{name}-build", python)
    built = run(builder, *pip, "wheel", "--no-deps", "--wheel-dir", str(DIST), str(source))
    wheel = next(iter(set(DIST.iterdir()) - before))
    guest = environment(f"{name}-try", python)
    installed = run(guest, *pip, "install", str(wheel))
    run(guest, str(ROOT / "tools" / "try_wheel.py"))
    size = wheel.stat().st_size / 1e6
    print(f"{wheel.name}: {size:.1f} MB, built in {built:.0f} s, installed in {installed:.0f} s")


if __name__ == "__main__":
    # As `hatch_build.py` has it.
    os.environ["TATAMI_RELEASED"] = "1"
    package = source_package()
    for one in pythons():
        wheel_for(one, package)
    print(f"The packages are in {DIST.relative_to(ROOT)}.")
