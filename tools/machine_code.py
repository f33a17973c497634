"""Compile the rules, and what else is hot, with mypyc: `python tools/machine_code.py FOLDER quick`.

There are two kinds of machine code. *Quick* is for whoever works on it: each module is compiled for
itself, and what was compiled stays in the folder, keyed by all that it was made from, so that only
what has changed is compiled again. *Released* takes many times as long to compile and is faster:
all modules of a group are optimised together, after the compiler was shown what runs how often.
What a released package has, and what is measured, is that.

The way of a move through the house is a group of its own: who changes it need not wait for the
rules.
"""

import ast
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import Any

import c_files

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tatami"
TRAINING = Path(__file__).with_name("training.py")
FOLDERS = ("core", "search", "games")
ALONE = ("research/batch.py",)
"""What is hot in a folder that is plain otherwise."""

HOUSE = (
    "games/*/story.py",
    "games/*/story/*.py",
    "narration/__init__.py",
    "narration/narrator.py",
    "server/appends.py",
    "server/changes.py",
    "server/clocks.py",
    "server/conversation.py",
    "server/decisions.py",
    "server/framing.py",
    "server/guest.py",
    "server/lines.py",
    "server/looks.py",
    "server/match.py",
    "server/play.py",
    "server/projection.py",
    "server/showing.py",
    "server/table.py",
    "server/telling.py",
    "server/timeline.py",
    "words/forming.py",
    "words/saying.py",
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

UNTYPED = (
    *("alembic", "gymnasium", "itsdangerous", "matplotlib", "numpy", "openskill"),
    *("pettingzoo", "PIL", "platformdirs", "prometheus_client", "psycopg", "pyarrow", "rich"),
    *("segno", "sqlalchemy", "starlette", "textual", "tomlkit", "typer", "uvicorn"),
)
"""The libraries that compiled modules lead to by way of others. mypyc would read and check all of
them, which takes several times as long as its own work, and writes the same C files."""

# Inside one group no symbol is replaced from outside: let the C compiler call and inline directly.
# That is how GCC is told; elsewhere mypyc's own flags have to do. The last one says that what mypyc
# calls unlikely, an exception after almost every line, does not happen: by default GCC expects it
# once in ten times, and after a dozen lines takes the rules for what is hardly ever reached.
FLAGS = (
    [
        "-fno-semantic-interposition",
        "-fvisibility=hidden",
        "-fno-plt",
        "--param=builtin-expect-probability=100",
    ]
    if sys.platform == "linux"
    else []
)


@dataclass(frozen=True)
class Kind:
    """A kind of machine code: how well and how it is compiled."""

    level: str
    flags: tuple[str, ...] = ()
    alone: bool = False
    """Whether a C file is compiled with nothing but what it uses, and knows no other."""
    trained: bool = False
    """Whether the compiler is shown first what runs how often: everything is compiled twice, and
    matches are played in between (`training.py`)."""


# Half of what the first level does takes a third less time to compile, and is 2 to 10 % slower.
QUICK = Kind("1" if os.name == "nt" else "g", alone=os.name != "nt")
# Who builds a package for himself waits half as long as for one that is released, and its rules are
# 7 to 20 % slower.
BUILT = Kind("3", ("-flto=auto",) if sys.platform == "linux" else ())
RELEASED = replace(BUILT, trained=sys.platform == "linux")
KINDS = {"quick": QUICK, "released": RELEASED}

# Parts that no training has reached are compiled as if there had been none, not for size.
USING = ("-fprofile-correction", "-fprofile-partial-training", "-Wno-missing-profile")


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


def compile_modules(folder: Path, kind: Kind) -> None:
    """Compile all the modules into `folder`, but for a group that has nothing new."""
    folder = folder.absolute()
    compile_group("tatami", rules(), folder / "rules", kind)
    # What is trained for is to play matches; the house would need all that a server needs.
    compile_group("tatami_house", house(), folder / "house", replace(kind, trained=False))


def compile_group(name: str, modules: list[Path], workshop: Path, kind: Kind) -> None:
    """Compile modules as one group; all that is made of them stays in the workshop."""
    stamp = workshop / "made.stamp"
    content = group_content(modules, kind)
    if stamp.exists() and stamp.read_text() == content:
        return
    stamp.unlink(missing_ok=True)
    shutil.rmtree(workshop / "lib", ignore_errors=True)
    run_compilers(name, modules, workshop, kind)
    stamp.write_text(content)


def group_content(modules: list[Path], kind: Kind) -> str:
    """A hash of all that the machine code of a group follows from.

    What other modules look like matters, not what they do.
    """
    about = hashlib.sha256(wherever_it_lies([kind, FLAGS, compiler(), tools(), modules]))
    lessons = [TRAINING] if kind.trained else []
    for path in [*modules, Path(__file__), Path(c_files.__file__), *lessons]:
        about.update(path.read_bytes())
    compiled = set(modules)
    for path in sorted(PACKAGE.rglob("*.py")):
        if path not in compiled:
            about.update(wherever_it_lies([path, appearance(path)]))
    return about.hexdigest()


def wherever_it_lies(facts: list[Any]) -> bytes:
    """What hashes are made of: the same in a copy of this folder, which need not compile again."""
    return repr(facts).replace(f"{ROOT}{os.sep}", "").encode()


@cache
def tools() -> list[str]:
    """The programs that make machine code, and those of its libraries that it is checked with."""
    names = ["mypy", "setuptools", "librt", "mypy_extensions", *TYPED]
    return [sys.version, *[f"{name} {version(name)}" for name in names]]


def appearance(path: Path) -> str:
    """What a module looks like to others: all of it but what its functions do.

    They say the types of what they take and return. Those of attributes may follow from what a
    method does.
    """
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if not any(map(is_own_attribute_set, ast.walk(node))):
            node.body = []
    return ast.dump(tree)


def is_own_attribute_set(node: ast.AST) -> bool:
    """Whether an attribute of `self` is set here."""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


def run_compilers(name: str, modules: list[Path], workshop: Path, kind: Kind) -> None:
    """Let mypyc write C files, and compile them to libraries."""
    from mypyc.build import mypycify

    workshop.mkdir(parents=True, exist_ok=True)
    settings = workshop / "mypy.ini"
    skipped = "mypy-" + ",".join(f"{name}.*" for name in UNTYPED)
    settings.write_text(f"[mypy]\n[{skipped}]\nfollow_imports = skip\n")
    here = Path.cwd()
    os.chdir(ROOT / "src")
    try:
        extensions = mypycify(
            # What stays plain is not our business here, nor are the libraries that it imports.
            [
                "--strict",
                "--follow-imports=silent",
                f"--config-file={settings}",
                *[str(path.relative_to(ROOT / "src")) for path in modules],
            ],
            opt_level=kind.level,
            debug_level="0",
            group_name=name,
            multi_file=True,  # one file of all modules is several times as long
            target_dir=str(workshop / "c"),
        )
        # mypyc names the folders of its headers in an order that changes from run to run.
        for extension in extensions:
            extension.include_dirs.sort()
        # The first one holds all the code; the others only lead to it.
        flags = [*FLAGS, *kind.flags]
        extensions[0].extra_compile_args += flags
        extensions[0].extra_link_args += flags
        if kind.alone:
            put_alone(extensions, workshop, name)
        if kind.trained and is_gcc():
            counting = workshop / "counted"
            shutil.rmtree(counting, ignore_errors=True)
            build(extensions, workshop, [f"-fprofile-generate={counting}"])
            build(extensions, workshop, [f"-fprofile-use={train(workshop, counting)}", *USING])
        else:
            build(extensions, workshop, [])
    finally:
        os.chdir(here)


def build(extensions: list[Any], workshop: Path, flags: list[str]) -> None:
    """Make libraries of C files, with these flags beside their own."""
    from setuptools import Distribution

    made = [copy(extension) for extension in extensions]
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    command = Distribution({"name": "tatami", "ext_modules": made}).get_command_obj("build_ext")
    command.build_lib = str(workshop / "lib")
    command.build_temp = str(workshop / "temp")
    command.force = True
    command.ensure_finalized()
    if os.name != "nt":  # the compiler there is asked in another way
        use_cache(command, workshop)
    command.run()


def is_gcc() -> bool:
    """Whether the C compiler is GCC, which can be shown what runs how often."""
    asked = subprocess.run([compiler()[0], "--version"], capture_output=True, text=True)
    return "Free Software Foundation" in asked.stdout


def train(workshop: Path, counting: Path) -> Path:
    """Let what counts play; where it lies what was counted, under a name that follows from it."""
    package = workshop / "training"
    put_together(made_in(workshop / "lib"), package)
    paths = [str(package), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    subprocess.run([sys.executable, str(TRAINING)], env=environment, check=True)
    shutil.rmtree(package)
    content = hashlib.sha256()
    for path in sorted(counting.rglob("*.gcda")):
        content.update(path.read_bytes())
    counted = counting.with_name(f"counted-{content.hexdigest()[:16]}")
    for old in workshop.glob("counted-*"):
        shutil.rmtree(old)
    return counting.replace(counted)


def put_alone(extensions: list[Any], workshop: Path, group: str) -> None:
    """Have the C files of a group compiled as those that stand alone."""
    written, alone = workshop / "c", workshop / "alone"
    shutil.rmtree(alone, ignore_errors=True)
    alone.mkdir()
    made = {written / name: text for name, text in c_files.stand_alone(written, group).items()}
    for extension in extensions[1:]:
        for source in map(Path, extension.sources):
            made[source] = c_files.leading(source.read_text(encoding="utf-8"))
    for path, text in made.items():
        place = alone / path.relative_to(written)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    for extension in extensions:
        extension.sources = [
            str(alone / Path(path).relative_to(written)) if Path(path) in made else path
            for path in extension.sources
        ]


class CompilerCache:
    """Takes the place of a C compiler of setuptools: makes nothing that was made before.

    setuptools makes the files of an extension one after another, and all of them every time.
    """

    def __init__(self, cc: Any, workshop: Path) -> None:
        self.cc = cc
        self.kept = workshop / "kept"
        self.kept.mkdir(parents=True, exist_ok=True)
        self.used: set[Path] = set()
        headers = sorted(Path(workshop, "c").glob("__native*.h"))
        self.headers = b"".join(path.read_bytes() for path in headers)
        self.shared = workshop / "alone" / c_files.SHARED
        self.read_once = self.shared.with_name(f"{c_files.SHARED}.gch")
        self.reading = Lock()

    def once(self, target: Path, about: Iterable[bytes], make: Callable[[], None]) -> None:
        """Make the target, unless one was made from the same."""
        content = hashlib.sha256()
        for part in about:
            content.update(b"%d:" % len(part) + part)
        kept = self.kept / f"{content.hexdigest()}{target.suffix}"
        if not kept.exists():
            make()
            # Whoever is interrupted leaves no half of a file under its name.
            copy = kept.with_suffix(".new")
            shutil.copy(target, copy)
            copy.replace(kept)
        shutil.copy(kept, target)
        self.used.add(kept)

    def compile(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: Any = None,
    ) -> list[str]:
        """Make objects of C files, as many at once as there are cores."""
        cc = self.cc
        _, objects, postargs, pp_opts, made = cc._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = cc._get_cc_args(pp_opts, debug, extra_preargs)
        including = f'#include "{self.shared.name}"'.encode()
        how = wherever_it_lies([cc.compiler_so, arguments, postargs, tools()])

        def make(found: str) -> None:
            source, extension = made[found]
            text = Path(source).read_bytes()
            # Of all other headers the versions of the tools tell.
            headers = self.headers if b'#include "__native' in text else b""
            is_sharing = text.startswith(including)
            if is_sharing:
                headers = self.shared.read_bytes()

            def make_one() -> None:
                if is_sharing:
                    self.read_shared(arguments, postargs, pp_opts)
                cc._compile(found, source, extension, arguments, postargs, pp_opts)

            self.once(Path(found), [how, headers, text], make_one)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(make, made))
        return list(objects)

    def read_shared(self, arguments: list[str], postargs: list[str], pp_opts: list[str]) -> None:
        """Let the compiler read once what all files include, which is most of what is in them."""
        with self.reading:
            if not self.read_once.exists():
                target, source = str(self.read_once), str(self.shared)
                arguments = ["-x", "c-header", *arguments]
                self.cc._compile(target, source, ".h", arguments, postargs, pp_opts)

    def link(self, objects: list[str], target: str, **settings: Any) -> None:
        """Make a library of objects."""
        link = type(self.cc).link_shared_object
        how = wherever_it_lies([self.cc.linker_so, {**settings, "build_temp": ""}])
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        self.once(
            Path(target),
            [how, *[Path(name).read_bytes() for name in objects]],
            lambda: link(self.cc, objects, target, **settings),
        )

    def forget(self) -> None:
        """Leave nothing that is not used any more."""
        self.read_once.unlink(missing_ok=True)
        for old in set(self.kept.iterdir()) - self.used:
            old.unlink()


def use_cache(build: Any, workshop: Path) -> None:
    """Let a build make only what it has not made before."""
    build_extensions = build.build_extensions

    def build_with_cache() -> None:
        # The compiler of setuptools is made when the command runs.
        cache = CompilerCache(build.compiler, workshop)
        build.compiler.compile = cache.compile
        build.compiler.link_shared_object = cache.link
        build_extensions()
        cache.forget()

    build.build_extensions = build_with_cache


def made_in(lib: Path) -> list[tuple[Path, str]]:
    """The libraries in a folder, each file with its place in a package."""
    return [
        (path, path.relative_to(lib).as_posix())
        for path in sorted(lib.rglob("*"))
        if path.suffix in (".so", ".pyd")
    ]


def libraries(folder: Path) -> list[tuple[Path, str]]:
    """What was compiled into `folder`, each file with its place in a package."""
    return [made for lib in sorted(folder.glob("*/lib")) for made in made_in(lib)]


def assemble(folder: Path, package: Path) -> None:
    """Put the modules as they are written and what was compiled into `folder` together."""
    put_together(libraries(folder), package)


def put_together(made: list[tuple[Path, str]], package: Path) -> None:
    """Put the modules as they are written and their machine code together as a package."""
    shutil.rmtree(package, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", ".mypy_cache")
    shutil.copytree(PACKAGE, package / "tatami", ignore=ignored)
    for library, place in made:
        shutil.copy(library, package / place)


if __name__ == "__main__":
    if not has_compiler():
        sys.exit("There is no C compiler, or Python's headers are missing.")
    compile_modules(Path(sys.argv[1]), KINDS[sys.argv[2]])
