"""Machine code is made anew where something has changed, and nowhere else."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import c_files
import machine_code
import mypyc.build
import pytest
from setuptools.errors import CompileError

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="there everything is compiled every time"),
    pytest.mark.skipif(not machine_code.has_compiler(), reason="there is no C compiler"),
]

BASE = """
class Beast:
    def __init__(self, name: str) -> None:
        self.name = name

    def call(self) -> str:
        return "..."

    def told(self) -> str:
        return self.name + ": " + self.call()


def weight(beast: Beast) -> int:
    return 90000000000000000000000
"""
CRANE = """
from tatami.core.base import Beast


class Crane(Beast):
    def call(self) -> str:
        return "kroo"


def both(a: int) -> tuple[str, float]:
    if (a, "one") == (1, "one"):
        return ("one", 0.25)
    return ("more", 2.5)
"""
FOX = """
from tatami.core.base import Beast


class Fox(Beast):
    def call(self) -> str:
        return "kon kon"


def beasts() -> list[Beast]:
    return [Fox("fox")] * 2
"""
STORY = """
from tatami.core.crane import both
from tatami.core.fox import beasts


def all_told(a: int) -> list[str]:
    return [beast.told() for beast in beasts()] + [both(a)[0]]
"""
PROGRAM = """
import sys
from tatami.core import base, crane, fox
from tatami.narration import story
assert not any(module.__file__.endswith(".py") for module in (base, crane, fox, story))
print(crane.Crane("crane").told(), crane.both(1), crane.both(2), fox.beasts()[1].told())
print(base.weight(fox.Fox("")), story.all_told(2))
"""
SAID = """\
crane: kroo ('one', 0.25) ('more', 2.5) fox: kon kon
90000000000000000000000 ['fox: kon kon', 'fox: kon kon', 'more']
"""


HEADER_READ_ONCE = f"{c_files.SHARED}.gch"


class Workshop:
    """A small package, and what the C compiler is asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.core = folder / "src" / "tatami" / "core"
        self.made = folder / "build"
        self.log = folder / "compiler.log"

    def write(self, name: str, text: str) -> None:
        path = self.folder / "src" / "tatami" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def build(self) -> set[str]:
        """What the C compiler made and is kept."""
        self.log.write_text("")
        rules = sorted(self.core.glob("*.py"))
        kind = machine_code.QUICK
        machine_code.compile_group("rules", rules, self.made / "rules", kind)
        house = [self.folder / "src" / "tatami" / "narration" / "story.py"]
        machine_code.compile_group("house", house, self.made / "house", kind)
        made = self.log.read_text().split()
        for group in ("rules", "house"):
            assert not (self.made / group / "alone" / HEADER_READ_ONCE).exists()
        assert made.count(HEADER_READ_ONCE) <= 2  # once for each group
        return set(made) - {HEADER_READ_ONCE}

    def says(self) -> str:
        """What the compiled package says."""
        package = self.folder / "package"
        machine_code.assemble(self.made, package)
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONPATH": str(package)},
            cwd=self.folder,
            capture_output=True,
            text=True,
        )
        return done.stdout + done.stderr


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which everything was compiled once."""
    folder = tmp_path_factory.mktemp("first")
    with pytest.MonkeyPatch.context() as patch:
        workshop = workshop_in(folder, patch)
        workshop.write("__init__", "")
        for name in ("core", "narration"):
            workshop.write(f"{name}/__init__", "")
        for name, text in {"base": BASE, "crane": CRANE, "fox": FOX}.items():
            workshop.write(f"core/{name}", text)
        workshop.write("narration/story", STORY)
        made = workshop.build()
        assert {"__native_tatami___core___base.o", "base.o", "getargs.o"} <= made
    return folder


def workshop_in(folder: Path, patch: pytest.MonkeyPatch) -> Workshop:
    """Machine code is made of the package in this folder, by a compiler that notes what it does."""
    found = Workshop(folder)
    note = "\n".join(
        [
            "#!/bin/sh",
            'for word; do case "$last" in -o) basename "$word";; esac; last="$word"; done '
            f'>> "{found.log}"',
            f'exec {" ".join(machine_code.compiler())} "$@"',
        ]
    )
    cc = folder / "cc"
    cc.write_text(note)
    cc.chmod(0o755)
    patch.setenv("CC", str(cc))
    patch.setattr(machine_code, "ROOT", folder)
    patch.setattr(machine_code, "PACKAGE", folder / "src" / "tatami")
    return found


@pytest.fixture
def workshop(first: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    """The same folder, as it was after the first time: its name is part of what things are of."""
    shutil.copytree(first, tmp_path / "kept")
    yield workshop_in(first, monkeypatch)
    shutil.rmtree(first)
    shutil.copytree(tmp_path / "kept", first)


def library(group: str) -> str:
    """The file name of the library with all the code of a group."""
    return f"{group}__mypyc{sysconfig.get_config_var('EXT_SUFFIX')}"


def test_what_is_compiled_does_what_is_written(workshop: Workshop) -> None:
    assert workshop.says() == SAID


@pytest.mark.skipif(sys.platform != "linux", reason="only there packages are trained")
def test_the_compiler_is_shown_what_runs_how_often_in_what_is_released(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = tmp_path / "lesson.py"
    lesson.write_text(
        "from tatami.core import crane\n"
        "assert not crane.__file__.endswith('.py')\n"
        "for _ in range(1000): crane.both(2)\n"
    )
    monkeypatch.setattr(machine_code, "TRAINING", lesson)
    shutil.rmtree(workshop.made / "rules")
    modules = sorted(workshop.core.glob("*.py"))
    workshop.log.write_text("")
    machine_code.compile_group("rules", modules, workshop.made / "rules", machine_code.RELEASED)
    made = workshop.log.read_text().split()
    assert {made.count(name) for name in made if name.startswith("__native_")} == {2}
    assert workshop.says() == SAID
    assert list(workshop.made.rglob("counted-*/**/__native_*crane.gcda"))
    lesson.write_text("raise SystemExit('no lesson')")
    with pytest.raises(subprocess.CalledProcessError):
        machine_code.compile_group(
            "rules", modules[1:], workshop.made / "rules", machine_code.RELEASED
        )


def test_what_has_not_changed_is_not_even_looked_at(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(machine_code, "run_compilers")
    assert workshop.build() == set()
    workshop.write("core/later", "")
    with pytest.raises(NameError):
        workshop.build()


def test_a_copy_of_the_folder_need_not_compile_again(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(workshop.folder, tmp_path / "copy")
    copy = workshop_in(tmp_path / "copy", monkeypatch)
    stamps = list(copy.made.glob("*/made.stamp"))
    assert len(stamps) == 2
    assert copy.build() == set()
    # Nor where it has to look at each file.
    for stamp in stamps:
        stamp.unlink()
    assert copy.build() == set()
    assert copy.says() == SAID


def test_a_new_word_in_a_module_compiles_that_module(workshop: Workshop) -> None:
    # What stands after it in the table of literals, and all names after it, move by one.
    workshop.write("core/crane", CRANE.replace('"kroo"', '"a word" if self.name else "kroo"'))
    assert workshop.build() == {
        "__native_tatami___core___crane.o",
        "__native_rules.o",  # the table
        library("rules"),
    }
    assert workshop.says() == SAID.replace("crane: kroo", "crane: a word")


def test_folders_of_headers_may_be_named_in_any_order(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    mypycify = mypyc.build.mypycify

    def otherwise(*arguments: Any, **settings: Any) -> Any:
        extensions = mypycify(*arguments, **settings)
        for extension in extensions:
            extension.include_dirs.reverse()
        return extensions

    monkeypatch.setattr(mypyc.build, "mypycify", otherwise)
    (workshop.made / "rules" / "made.stamp").unlink()
    assert workshop.build() == set()


def test_a_new_attribute_compiles_who_has_it(workshop: Workshop) -> None:
    workshop.write("core/base", BASE.replace("self.name = name", "self.name = name; self.age = 1"))
    made = workshop.build()
    assert "__native_tatami___core___base.o" in made
    assert "__native_tatami___core___fox.o" in made  # it is larger now
    assert not {"base.o", "getargs.o"} & made  # what leads to it, what mypyc brings along
    assert workshop.says() == SAID


def test_what_uses_compiled_modules_is_compiled_when_they_look_different(
    workshop: Workshop,
) -> None:
    workshop.write("core/fox", FOX.replace("* 2", "* 3"))
    made = workshop.build()
    assert made == {"__native_tatami___core___fox.o", library("rules")}
    assert "'fox: kon kon', 'fox: kon kon', 'fox: kon kon'" in workshop.says()
    looked = (workshop.made / "house" / "made.stamp").read_text()
    workshop.write("core/crane", CRANE.replace("a: int) -> tuple", "a: float) -> tuple"))
    workshop.build()
    assert (workshop.made / "house" / "made.stamp").read_text() != looked


def test_a_build_that_is_broken_off_is_gone_on_with(workshop: Workshop) -> None:
    for name, text in {"base": BASE, "crane": CRANE, "fox": FOX}.items():
        workshop.write(f"core/{name}", text.replace("return", "[1]; return"))
    cc = workshop.folder / "cc"
    whole = cc.read_text()
    cc.write_text(whole.replace("exec", 'case "$*" in *core___crane*) exit 1;; esac\nexec'))
    with pytest.raises(CompileError):
        workshop.build()
    cc.write_text(whole)
    made = workshop.build()
    assert "__native_tatami___core___crane.o" in made
    assert library("rules") in made
    assert workshop.says() == SAID


@pytest.mark.parametrize("what", ["python", "flags", "kind", "modules"])
def test_what_else_machine_code_follows_from(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    modules = sorted(workshop.core.glob("*.py"))
    kind = machine_code.QUICK
    before = machine_code.group_content(modules, kind)
    assert machine_code.group_content(modules, kind) == before
    if what == "python":
        monkeypatch.setattr(machine_code, "tools", lambda: ["another"])
    elif what == "flags":
        monkeypatch.setattr(machine_code, "FLAGS", ["-another"])
    elif what == "kind":
        kind = machine_code.RELEASED
    else:
        modules.pop()
    assert machine_code.group_content(modules, kind) != before


def test_what_a_module_looks_like_is_all_but_what_its_functions_do(tmp_path: Path) -> None:
    path = tmp_path / "module.py"

    def looks(text: str) -> str:
        path.write_text(text)
        return machine_code.appearance(path)

    assert looks("def f(a: int) -> int:\n    return a") == looks(
        "# A comment\ndef f(a: int) -> int:\n    'Words.'\n    return a + 1"
    )
    assert looks("def f(a: int) -> int: ...") != looks("def f(a: str) -> int: ...")
    assert looks("A = 1") != looks("A = 2")
    method = "class A:\n    def __init__(self) -> None:\n        "
    assert looks(f"{method}b = 1\n        self.a = b") != looks(
        f"{method}b = ''\n        self.a = b"
    )


HEADER = """\
#include <Python.h>
#include "__native_rules.h"
#ifndef MYPYC_DECLARED_pair
#define MYPYC_DECLARED_pair
typedef struct pair {
    int f0;
} pair;
#endif
typedef struct {
    pair both;
} box;
typedef struct {
    int other;
} crate;
extern PyObject *CPyStatics[12];
extern char one(box *a);
extern char two(void);
extern CPyVTableItem table[3];
"""


def test_a_file_has_the_declarations_that_it_uses_and_those_that_these_use() -> None:
    pieces = dict(c_files.declarations(HEADER))
    assert list(pieces) == ["pair", "box", "crate", "CPyStatics", "one", "two", "table"]
    assert c_files.needed("return one(x);", pieces) == ["pair", "box", "one"]
    assert c_files.needed("CPyStatics[3], table", pieces) == ["CPyStatics", "table"]
    assert pieces["CPyStatics"] == "extern PyObject *CPyStatics[];"


def test_what_is_numbered_through_all_files_is_named_by_what_it_is() -> None:
    text = "__LL{0}: ;\n    __tmp{1} = 1;\n    a = CPyStatics[{2}]; /* 'kroo' */\n    goto __LL{0};"
    places = c_files.literal_places({"one": text.format(7, 9, 3)})
    assert list(places.values()) == [3]
    told = c_files.alone(text.format(7, 9, 3), {}, places)
    assert told == c_files.alone(text.format(8, 11, 40), {}, places)
    assert told != c_files.alone(text.format(8, 11, 40), {}, {})
    unclear = {"one": text.format(7, 9, 3), "two": text.format(7, 9, 4)}
    assert c_files.literal_places(unclear) == {}


def test_a_file_that_uses_more_of_python_has_its_header() -> None:
    simple = "#include <Python.h>\nPyMODINIT_FUNC PyInit_one(void) { PyErr_Clear(); return NULL; }"
    assert "<Python.h>" not in c_files.leading(simple)
    assert "PyErr_Clear();" in c_files.leading(simple)
    more = simple.replace("PyErr_Clear", "PyErr_Print")
    assert c_files.leading(more) == more
