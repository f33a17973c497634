"""The packages of a release hold what they should, and nothing that lies around beside it."""

import os
import shutil
import subprocess
import sys
import tarfile
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import machine_code
import pytest
import wheels
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PAGES = {"src/tatami/web/index.html", "src/tatami/web/assets/app.js"}
JUNK = [
    *("build/machine-quick/rules/lib/tatami.so", "web/node_modules/vite/package.json", ".coverage"),
    *("src/tatami/core/__pycache__/state.cpython-311.pyc", "src/.mypy_cache/3.11/x.json"),
]


def package(source: Path, target: str, into: Path, **variables: str) -> str:
    """Build a package as pip does; what the build says."""
    words = ["build", "--target", target, "--directory", str(into)]
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", *words],
        cwd=source,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def tracked() -> set[str]:
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    return {name for name in told.stdout.splitlines() if (ROOT / name).exists()}


@pytest.fixture(scope="module")
def checkout(tracked: set[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as a clone has them, with pages that were built, and what else gathers there."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in tracked:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    for name in [*PAGES, *JUNK]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("made")
    return folder


@pytest.fixture(scope="module")
def unpacked(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, unpacked."""
    folder = tmp_path_factory.mktemp("dist")
    package(checkout, "sdist", folder)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


def test_a_source_package_is_the_clone_and_the_pages(tracked: set[str], unpacked: Path) -> None:
    found = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*")}
    files = {name for name in found if (unpacked / name).is_file()}
    assert files == tracked | PAGES | {"PKG-INFO"}


@pytest.mark.parametrize("why", [{"TATAMI_PLAIN": "1"}, {"CC": "no-such-compiler"}])
def test_a_wheel_without_machine_code_has_the_pages_and_says_so(
    unpacked: Path, tmp_path: Path, why: dict[str, str]
) -> None:
    said = package(unpacked, "wheel", tmp_path, **why)
    assert "not compiled" in said
    wheel = next(tmp_path.glob("*.whl"))
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
        about = next(name for name in names if name.endswith("METADATA"))
        told = message_from_bytes(archive.read(about))
    sources = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("src/tatami/**/*")}
    expected = {name[len("src/") :] for name in sources if (unpacked / name).is_file()}
    assert {name for name in names if ".dist-info/" not in name} == expected
    assert "tatami/web/index.html" in names
    assert told["Requires-Python"] == ">=3.11"
    assert told["Description-Content-Type"] == "text/markdown"


def test_without_pages_and_without_node_there_is_no_package(unpacked: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(unpacked, bare, ignore=shutil.ignore_patterns("index.html", "tests"))
    words = ["-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, *words],
        cwd=bare,
        env={**os.environ, "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0
    assert "the pages of the browser are not built" in done.stderr
    assert not list(tmp_path.glob("*.tar.gz"))


@pytest.mark.skipif(not machine_code.has_compiler(), reason="there is no C compiler")
def test_a_build_asks_for_no_more_than_it_needs(checkout: Path) -> None:
    assert needs(checkout, "sdist") == set()
    assert needs(checkout, "wheel", TATAMI_PLAIN="1") == set()
    assert needs(checkout, "wheel", CC="no-such-compiler") == set()
    assert needs(checkout, "wheel") == {"mypy", "setuptools", *machine_code.TYPED}


def needs(source: Path, target: str, **variables: str) -> set[str]:
    """What a build of this package would have installed first."""
    program = f"from hatchling import build; print(*build.get_requires_for_build_{target}())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=source,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    return {Requirement(text).name for text in done.stdout.split()}


def test_what_was_compiled_goes_to_its_place(tmp_path: Path) -> None:
    rules = ["tatami__mypyc.so", "tatami/core/state.so", "tatami/core/state.pyd"]
    made = [*rules, "tatami_house__mypyc.so"]
    for name in [*made, "tatami/core/state.o"]:
        group = "house" if "house" in name else "rules"
        (tmp_path / group / "lib" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / group / "lib" / name).touch()
    assert {place for _, place in machine_code.libraries(tmp_path)} == set(made)


def put_python(path: Path, code: int) -> None:
    """A program that is called Python and ends with this exit code."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(0o755)


def test_wheels_are_made_for_one_python_of_each_version_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "shims"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert wheels.pythons() == [sys.executable]
    for version in ("3.11", "3.12"):
        put_python(tmp_path / "shims" / f"python{version}", 127 if version == "3.12" else 0)
    for release in ("3.9.1", "3.11.4", "3.12.1", "3.13.0"):
        version = release.rpartition(".")[0]
        put_python(tmp_path / "versions" / release / "bin" / f"python{version}", 0)
    assert wheels.pythons() == [
        str(tmp_path / "shims" / "python3.11"),
        str(tmp_path / "versions" / "3.12.1" / "bin" / "python3.12"),
        str(tmp_path / "versions" / "3.13.0" / "bin" / "python3.13"),
    ]
