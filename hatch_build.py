"""Compile core, search and games with mypyc when a wheel is built and a C compiler is there."""

import os
import shutil
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Exceptions with keyword facts and msgspec structs are not for mypyc; a clock must hear signals;
# finding games and reading a deck are not hot.
PLAIN = {
    "core/errors.py",
    "core/parts.py",
    "core/record.py",
    "games/__init__.py",
    "search/budget.py",
    "games/*/deck_*.py",
    # The interfaces of a game: words, pictures of characters, messages.
    "games/*/story.py",
    "games/*/story/*.py",
    "games/*/terminal.py",
    "games/*/terminal/*.py",
    "games/*/wire.py",
}
FOLDERS = ("core", "search", "games")

# Inside one group no symbol is replaced from outside: let the C compiler call and inline directly.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt", "-flto=auto"]


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel; an editable install stays plain Python, never stale."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a temporary folder and hand the results to the wheel."""
        if self.target_name != "wheel" or version == "editable":
            return
        if os.environ.get("TATAMI_PLAIN") or not has_compiler():
            self.app.display_warning(
                "tatami: not compiled, so it runs as plain Python, which is slower"
            )
            return
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-compiled-"))
        compile_modules(Path(self.root), self.folder)
        for library in self.folder.joinpath("lib").rglob("*.so"):
            place = library.relative_to(self.folder / "lib").as_posix()
            build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder."""
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)


def has_compiler() -> bool:
    """Whether there are a C compiler, Python's own or another, and Python's headers."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(named.split()[0]) is not None and header.exists()


def compile_modules(root: Path, folder: Path) -> None:
    """Compile all the modules as one group into `folder`/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    sources = [
        str(path.relative_to(root / "src"))
        for part in FOLDERS
        for path in sorted((root / "src" / "tatami" / part).rglob("*.py"))
        if not any(path.relative_to(root / "src/tatami").match(plain) for plain in PLAIN)
    ]
    here = Path.cwd()
    os.chdir(root / "src")
    try:
        extensions = mypycify(
            ["--strict", *sources],
            opt_level="3",
            debug_level="0",
            group_name="tatami",
            multi_file=True,  # one file of all modules is several times as long
            target_dir=str(folder / "c"),
        )
        # The first one holds all the code; the others only lead to it.
        extensions[0].extra_compile_args += FLAGS
        extensions[0].extra_link_args += FLAGS
        build = Distribution({"name": "tatami", "ext_modules": extensions}).get_command_obj(
            "build_ext"
        )
        build.build_lib = str(folder / "lib")
        build.build_temp = str(folder / "temp")
        build.parallel = os.cpu_count()
        build.ensure_finalized()
        build.run()
    finally:
        os.chdir(here)
