"""What `make` does: environment, pages, machine code, and the stages of the tests.

Only Python's own library is used here, as nothing else is installed yet.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Tatami needs Python 3.11 or later, and this is %d.%d. If there is a later one, name it: "
        "make PYTHON=python3.12 play, or without make, python3.12 tools/make.py play"
        % sys.version_info[:2]
    )

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import auditing
import browser_pages
import locking
import machine_code
from stages import Stages
from steps import (
    BIN,
    BUILD,
    LOG,
    ROOT,
    VENV,
    Failed,
    alone,
    environment,
    files,
    is_new,
    making,
    remember,
    step,
)

COMPILING = LOG / "compile-beside.log"
PYTHON = BIN / "python"
UV = BIN / locking.INSTALLER
WEB = ROOT / "web"
PACKAGES = {"quick": BUILD / "compiled", "released": BUILD / "released"}
"""The package with machine code of either kind."""

SETUP = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", locking.LOCK]


# What there is to make


def packages(extra: str = "") -> None:
    """The Python environment: what playing needs, or with `dev` what developing needs."""
    kind = extra or "play"
    is_made = is_new("packages-dev", SETUP) or is_new(f"packages-{kind}", SETUP)
    if is_made and PYTHON.exists():
        return
    prepare()
    if not PYTHON.exists():
        step("Make a Python environment", "5 s", [sys.executable, "-m", "venv", str(VENV)])
    extras = [extra] if extra else [] if has_node() else ["pages"]
    install("Install Python packages", "30 s" if extra == "dev" else "10 s", *extras)
    remember(f"packages-{kind}", SETUP)


def install(about: str, usually: str, *extras: str) -> None:
    """Install what these extras need, as the lock has it, and Tatami itself, editable.

    A file whose hash is not in the lock is refused. What builds us is installed first, into the
    same environment: one would otherwise be made for the occasion, with the compiler in it, which
    nobody needs who only wants to play. uv is several times as fast as pip; but it is pip that
    knows of an index that somebody has set up for it, so pip installs uv, and tries itself if uv
    cannot.
    """
    wanted = part_file("packages", *locking.BUILDING, *locking.requirements(*extras))
    installer = part_file("installer", locking.INSTALLER)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet"]
    uv = [str(UV), "pip", "install", "--python", str(PYTHON), "--quiet"]
    hashed = ["--require-hashes", "--requirement"]
    ourselves = ["--no-deps", "--no-build-isolation", "--editable", "."]
    step(
        about,
        usually,
        *([] if UV.exists() else [[*pip, *hashed, installer]]),
        [*uv, *hashed, wanted],
        [*uv, *ourselves],
        otherwise=[[*pip, *hashed, wanted], [*pip, *ourselves]],
        advice="Is there a connection to a package index? Then try again.",
    )


def part_file(name: str, *wanted: str) -> str:
    """A file with the part of the lock that these need."""
    path = BUILD / f"{name}.txt"
    BUILD.mkdir(exist_ok=True)
    path.write_text(locking.part(*wanted), encoding="utf-8")
    return str(path)


def has_node() -> bool:
    """Whether there is a Node, ours or the system's, that is new enough for Vite."""
    try:
        found = subprocess.run(
            ["node", "--version"], env=environment(), capture_output=True, text=True, check=True
        )
        major, minor = map(int, found.stdout.strip().removeprefix("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return False
    is_there = shutil.which("npm", path=environment()["PATH"]) is not None
    return is_there and ((major == 20 and minor >= 19) or (major, minor) >= (22, 12))


def prepare(*programs: str) -> None:
    """See that programs are there that pip cannot install; as root on Debian they are installed."""
    command = ["sh", str(ROOT / "tools" / "prepare"), *programs]
    done = subprocess.run(command, env={**os.environ, "PYTHON": sys.executable})
    if done.returncode:
        raise Failed("Something is missing: see above.")


def page_sources() -> list[Path]:
    """What the pages of the browser are made from."""
    own = files("web", "*.[!m]*", "src/**/*", "public/**/*")  # without the page for who builds one
    words = files("src/tatami", "words/*/browser.ftl", "words/*/boards.ftl", "words/*/moments.ftl")
    return [*own, *words, *files("src/tatami", "games/*/words/board.*.ftl")]


def node_packages(kind: str = "play") -> None:
    """What the pages are built with; with `dev` also what they are tested with."""
    inputs = [WEB / "package.json", WEB / "package-lock.json"]
    if (BUILD / "node-dev.stamp").exists():
        kind = "dev"  # a developer who plays keeps what the tests need
    is_made = is_new("node-dev", inputs) or is_new(f"node-{kind}", inputs)
    if is_made and (WEB / "node_modules").exists():
        return
    if not has_node():
        install("Install Node", "10 s", "pages")
    step(
        "Install what the pages are built with",
        "15 s",
        browser_pages.install(kind),
        advice="Is there a connection to a registry of Node packages? Then try again.",
    )
    remember(f"node-{kind}", inputs)


def pages() -> None:
    """The pages of the browser, built only when their sources have changed."""
    if browser_pages.are_there() and is_new("pages", page_sources()):
        return
    node_packages()
    step("Build the pages", "10 s", browser_pages.build())
    remember("pages", page_sources())


def compiled(kind: str = "quick") -> None:
    """The package with its rules as machine code, of a kind that `tools/machine_code.py` tells of.

    Only what has changed is compiled; the rest is copied.
    """
    with alone(f"machine-{kind}"):
        compile_what_has_changed(kind)
        assemble(kind)


def compile_what_has_changed(kind: str) -> None:
    """Renew the machine code of this kind."""
    machine = f"machine-{kind}"
    if not is_new(machine, machine_sources()):
        if not is_new("packages-dev", SETUP):
            install("Install the compiler for Python", "5 s", "compile")
        program = [str(PYTHON), machine_code.__file__, str(BUILD / machine), kind]
        usually = "15 s; at first 1 min" if kind == "quick" else "5 min"
        with making(machine, machine_sources()):
            step("Compile what has changed", usually, program)


def assemble(kind: str) -> None:
    """Renew the package of this kind."""
    machine, package = f"machine-{kind}", PACKAGES[kind]
    if not is_assembled(kind):
        with making(package.name, package_sources(kind)):
            machine_code.assemble(BUILD / machine, package)
        command = BUILD / "tatami"
        command.write_text(
            f'#!/bin/sh\nPYTHONPATH="{PACKAGES["quick"]}" exec "{PYTHON}" -m tatami "$@"\n'
        )
        command.chmod(0o755)


def released() -> None:
    """The rules as a package has them: what is measured."""
    prepare("compiler")
    packages()
    pages()
    compiled("released")


def machine_sources() -> list[Path]:
    """What machine code is made from: of what is not compiled, what it looks like matters."""
    python = [VENV / "pyvenv.cfg"] if PYTHON.exists() else []
    ours = files("tools", "machine_code.py", "c_files.py", "training.py")
    return [*files("src/tatami", "**/*.py"), *ours, *SETUP, *python]


def package_sources(kind: str = "quick") -> list[Path]:
    """All of the package, with the pages."""
    made = [*browser_pages.FOLDER.rglob("*"), BUILD / f"machine-{kind}.stamp"]
    return [*files("src", "**/*"), *[path for path in made if path.is_file()]]


def is_assembled(kind: str = "quick") -> bool:
    """Whether the compiled package is that of the sources as they are now."""
    package = PACKAGES[kind]
    is_made = package.exists() and is_new(f"machine-{kind}", machine_sources())
    return is_made and is_new(package.name, package_sources(kind))


# Commands


def play() -> None:
    """Open the house in the browser, as soon as that can be done, with a C compiler or without."""
    packages()
    pages()
    paths = environment()
    if is_assembled():
        paths["PYTHONPATH"] = str(PACKAGES["quick"])
    elif machine_code.has_compiler():
        compile_beside()
        print(
            "Plain Python plays for now: bots think less. The rules are being compiled meanwhile,\n"
            "for a minute or two; the next `make play` takes the compiled ones."
        )
    else:
        print("There is no C compiler here, so plain Python plays: bots think less.")
    sys.stdout.flush()
    os.execve(PYTHON, [str(PYTHON), "-m", "tatami", *sys.argv[2:]], paths)


def compile_beside(niceness: int = 19) -> subprocess.Popen[bytes]:
    """Compile in a process of its own, which takes what others leave of the processor."""
    LOG.mkdir(parents=True, exist_ok=True)
    with COMPILING.open("w") as out:
        return subprocess.Popen(
            ["nice", "-n", str(niceness), sys.executable, __file__, "compile"],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            process_group=0,  # of this session still: Linux weighs `nice` within one only
        )


def compile_all() -> None:
    """All that `build/tatami` needs, and the tests."""
    prepare("compiler")
    packages()
    pages()
    compiled()


def developing() -> None:
    """All that developing needs."""
    packages("dev")
    node_packages("dev")


def developing_pages() -> None:
    """The pages, and all that developing needs."""
    developing()
    pages()


def tool(name: str, *words: str) -> list[str]:
    """A command of our environment."""
    return [str(BIN / name), *words]


def npm_run(name: str) -> list[str]:
    """A script of the browser part."""
    return ["npm", "--prefix", "web", "run", "--silent", name]


def pytest(*words: str, more: int = 0) -> list[str]:
    """The tests, with a process for every core, or some more where they wait for others."""
    processes = str((os.cpu_count() or 1) + more)
    return [str(PYTHON), "-m", "pytest", "-n", processes, "--dist", "worksteal", *words]


PLAIN_TESTS = [
    "tests/core",
    "tests/games",
    "tests/research/test_encoding.py",  # what the core makes of the rules for programs that learn
    "tests/research/test_numbers.py",
    # It puts an old bug back into a rule, which only plain Python lets one do.
    "tests/cli/test_fuzz.py::test_hoarders_find_the_match_that_got_stuck",
]

LINT = "format, types, imports"
PAGES = "format, types and units of the browser part"


def lint(stages: Stages) -> None:
    """What is wrong without running anything."""
    stages.run(
        LINT,
        tool("ruff", "format", "--check", "."),
        tool("ruff", "check", "."),
        tool("mypy"),
        tool("lint-imports", "--no-logo"),
    )


def lint_pages(stages: Stages) -> None:
    """The same for the browser part, and its unit tests."""
    stages.run(PAGES, *[npm_run(name) for name in ("lint", "check", "test")])


def check() -> None:
    """What a developer runs all the time: no server, no browser, no machine code."""
    developing()
    stages = Stages()
    lint(stages)
    stages.run(
        "unit tests, plain Python",
        pytest("-q", "-m", "not slow and not long and not program and not server and not browser"),
    )
    stages.close()


def test() -> None:
    """Everything, in stages that fail early."""
    developing_pages()
    prepare("compiler", "chromium", "postgresql")
    stages = Stages()
    # Not nicer than the tests: most of it goes on one core, and if it came last, alone.
    with stages.beside(compile_beside(niceness=0), "the rest of compiling", COMPILING):
        lint(stages)
        lint_pages(stages)
        stages.run(
            "rules as plain Python, every line",
            pytest("-q", "-m", "not long", *PLAIN_TESTS, "--cov"),
        )
    code = {"PYTHONPATH": str(PACKAGES["quick"]), "TATAMI_EXPECT_COMPILED": "1"}
    stages.run(
        "rules, bots, commands on machine code",
        pytest("-m", "not long and not server and not browser", more=1),
        **code,
    )
    stages.run("server", pytest("-m", "server", more=1), **code)
    stages.run("browser", pytest("-m", "browser and not long"), **code)
    stages.close()


def test_long() -> None:
    """What plays many whole matches: every rule reached, every game in a browser."""
    developing()
    pages()
    prepare("compiler", "chromium", "postgresql")
    compiled()
    code = {"PYTHONPATH": str(PACKAGES["quick"]), "TATAMI_EXPECT_COMPILED": "1"}
    stages = Stages()
    stages.run("every rule is reached", pytest("-m", "long and not browser"))
    stages.run("whole matches in the browser", pytest("-m", "browser and long"), **code)
    stages.close()


def lock() -> None:
    """Renew `requirements.lock`: the newest versions of all packages that go together."""
    packages()
    subprocess.run(
        [str(PYTHON), locking.__file__, "renew"], cwd=ROOT, env=environment(), check=True
    )


def docs() -> None:
    """The reference site; the code of its tutorials is run, so the compiled rules are welcome."""
    packages("dev")
    step("Build the reference site", "20 s", tool("mkdocs", "build", "--strict"))
    print(f"It is in {BUILD.name}/site; search wants a server: {BIN.name}/mkdocs serve")


def wheels() -> None:
    """The packages that a release consists of, built and tried here."""
    packages()
    pages()
    subprocess.run([str(PYTHON), str(ROOT / "tools" / "wheels.py")], cwd=ROOT, check=True)


def audit() -> None:
    """Ask whether something is known against the locked packages, of Python and of the pages."""
    if auditing.main():
        raise Failed("The audit is not clean: see above.")


COMMANDS: dict[str, Callable[[], None]] = {
    "play": play,
    "compile": compile_all,
    "released": released,
    "check": check,
    "test": test,
    "test-long": test_long,
    "pages": developing_pages,
    "developing": developing,
    "lock": lock,
    "audit": audit,
    "wheels": wheels,
    "docs": docs,
}


def main() -> None:
    """Carry out the command that was typed."""
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    if name not in COMMANDS:
        sys.exit(f"usage: python tools/make.py {' | '.join(COMMANDS)}")
    try:
        COMMANDS[name]()
    except Failed as failed:
        sys.exit(f"\n{failed}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
