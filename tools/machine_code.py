"""Compile the rules, and what else is hot, with mypyc: `python tools/machine_code.py FOLDER`.

The C files and objects stay in the folder, so that only what has changed is compiled again. The way
of a move through the house is a group of its own: who changes it need not wait for the rules.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tatami"
FOLDERS = ("core", "search", "games")
ALONE = ("research/batch.py",)
"""What is hot in a folder that is plain otherwise."""

HOUSE = (
    "games/*/story.py",
    "games/*/story/*.py",
    "narration/__init__.py",
    "narration/narrator.py",
    "server/clocks.py",
    "server/decisions.py",
    "server/guest.py",
    "server/lines.py",
    "server/play.py",
    "server/projection.py",
    "server/showing.py",
    "server/table.py",
    "server/timeline.py",
    "words/forming.py",
)
"""What every move in a house goes through."""

# Exceptions with keyword facts and msgspec structs are not for mypyc; a clock must hear signals;
# finding games and reading a deck or weights are not hot, nor is coverage, which reads docstrings,
# nor what fits weights.
PLAIN = {
    "core/coverage.py",
    "core/errors.py",
    "core/parts.py",
    "core/record.py",
    "games/__init__.py",
    "search/budget.py",
    "search/fitting.py",
    "search/fitting_majorities.py",
    "search/weights.py",
    "games/*/bot/fit.py",
    "games/*/deck_*.py",
    # The interfaces of a game: pictures of characters, messages; words are of the house.
    "games/*/story.py",
    "games/*/story/*.py",
    "games/*/terminal.py",
    "games/*/terminal/*.py",
    "games/*/wire.py",
}

TYPED = ("fluent-runtime", "msgspec")
"""The libraries whose types the compiled modules use: mypyc wants them installed."""

# Inside one group no symbol is replaced from outside: let the C compiler call and inline directly.
# That is how GCC is told; elsewhere mypyc's own flags have to do. The last one says that what mypyc
# calls unlikely, an exception after almost every line, does not happen: by default GCC expects it
# once in ten times, and after a dozen lines takes the rules for what is hardly ever reached.
FLAGS = (
    [
        "-fno-semantic-interposition",
        "-fvisibility=hidden",
        "-fno-plt",
        "-flto=auto",
        "--param=builtin-expect-probability=100",
    ]
    if sys.platform == "linux"
    else []
)


def sources() -> list[Path]:
    """The modules that are compiled."""
    return [*rules(), *house()]


def rules() -> list[Path]:
    """The modules of the rules and the bots."""
    found = [path for part in FOLDERS for path in sorted((PACKAGE / part).rglob("*.py"))]
    found += [PACKAGE / name for name in ALONE]
    return [
        path for path in found if not any(path.relative_to(PACKAGE).match(plain) for plain in PLAIN)
    ]


def house() -> list[Path]:
    """The modules of the way of a move through the house."""
    return [path for pattern in HOUSE for path in sorted(PACKAGE.glob(pattern))]


def has_compiler() -> bool:
    """Whether there are a C compiler, Python's own or another, and Python's headers."""
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    is_there = has_visual_c() if os.name == "nt" else shutil.which(compiler()[0]) is not None
    return is_there and header.exists()


def has_visual_c() -> bool:
    """Whether there is the compiler that Python is made with on Windows, where no path leads."""
    programs = os.environ.get("PROGRAMFILES(X86)", "")
    finder = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not finder.exists():
        return False
    tools = ["-products", "*", "-requires", "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"]
    command = [str(finder), "-latest", *tools, "-property", "installationPath"]
    return bool(subprocess.run(command, capture_output=True, text=True).stdout.strip())


def compiler() -> list[str]:
    """The C compiler, with the flags that Python was made with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compile_modules(folder: Path) -> None:
    """Compile all the modules into `folder`/lib."""
    folder = folder.absolute()
    shutil.rmtree(folder / "lib", ignore_errors=True)
    compile_group("tatami", rules(), folder, folder)
    compile_group("tatami_house", house(), folder, folder / "house")


def compile_group(name: str, modules: list[Path], folder: Path, workshop: Path) -> None:
    """Compile modules as one group; its C files and objects stay in the workshop."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    here = Path.cwd()
    os.chdir(ROOT / "src")
    try:
        extensions = mypycify(
            # What stays plain is not our business here, nor are the libraries that it imports.
            [
                "--strict",
                "--follow-imports=silent",
                *[str(path.relative_to(ROOT / "src")) for path in modules],
            ],
            opt_level="3",
            debug_level="0",
            group_name=name,
            multi_file=True,  # one file of all modules is several times as long
            target_dir=str(workshop / "c"),
        )
        # The first one holds all the code; the others only lead to it.
        extensions[0].extra_compile_args += FLAGS
        extensions[0].extra_link_args += FLAGS
        build = Distribution({"name": "tatami", "ext_modules": extensions}).get_command_obj(
            "build_ext"
        )
        build.build_lib = str(folder / "lib")
        build.build_temp = str(workshop / "temp")
        build.force = True
        build.ensure_finalized()
        if os.name != "nt":  # the compiler there is asked in another way
            reuse_objects(build, workshop / "objects")
        build.run()
    finally:
        os.chdir(here)


def reuse_objects(build: Any, kept: Path) -> None:
    """Let the build take objects from `kept` whose sources are the same, and make the rest at once.

    setuptools compiles the files of an extension one after another, and all of them every time.
    """
    kept.mkdir(parents=True, exist_ok=True)
    used: set[Path] = set()

    def compile_once(
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: Any = None,
    ) -> list[str]:
        cc = build.compiler
        _, objects, postargs, pp_opts, made = cc._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = cc._get_cc_args(pp_opts, debug, extra_preargs)
        common = hashlib.sha256(repr([arguments, postargs, sys.version]).encode())
        for header in sorted(Path(kept.parent, "c").rglob("*.h")):
            common.update(header.read_bytes())

        def make(found: str) -> None:
            source, extension = made[found]
            content = common.copy()
            content.update(Path(source).read_bytes())
            copy = kept / f"{content.hexdigest()}.o"
            if not copy.exists():
                cc._compile(found, source, extension, arguments, postargs, pp_opts)
                shutil.copy(found, copy)
            else:
                shutil.copy(copy, found)
            used.add(copy)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(make, made))
        return list(objects)

    # The compiler of setuptools is made when the command runs.
    build_extensions = build.build_extensions

    def build_with_kept() -> None:
        build.compiler.compile = compile_once
        build_extensions()
        for old in set(kept.iterdir()) - used:
            old.unlink()

    build.build_extensions = build_with_kept


def libraries(folder: Path) -> list[tuple[Path, str]]:
    """What was compiled into `folder`, each file with its place in a package."""
    lib = folder / "lib"
    found = sorted(path for path in lib.rglob("*") if path.suffix in (".so", ".pyd"))
    return [(path, path.relative_to(lib).as_posix()) for path in found]


def assemble(folder: Path, package: Path) -> None:
    """Put the modules as they are written and their machine code together as a package."""
    shutil.rmtree(package, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", ".mypy_cache")
    shutil.copytree(PACKAGE, package / "tatami", ignore=ignored)
    shutil.copytree(folder / "lib", package, dirs_exist_ok=True)


if __name__ == "__main__":
    if not has_compiler():
        sys.exit("There is no C compiler, or Python's headers are missing.")
    compile_modules(Path(sys.argv[1]))
