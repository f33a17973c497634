"""The C files of mypyc, each with nothing but what it uses, so that a change reaches few of them.

As mypyc writes them, every file of a group includes the declarations of all of them, counts its
temporary names on from the file before, and knows literals by their places in one long table: a new
word in one module changes nearly all files. Here each gets the declarations that it uses, names of
its own, and its literals by what they are. Should one need what it was not given, it does not
compile.
"""

import hashlib
import re
import struct
import sys
from functools import cache
from pathlib import Path

NAME = re.compile(r"[A-Za-z_]\w*")
# What begins with plain letters is found several times as fast as what begins at the end of a word.
TEMPORARY = re.compile(r"__(LL|tmp)(\d+)\b")
SHARED = "libraries.h"
"""What all files of a group include, which is read once: see `CompilerCache`."""
LITERAL = re.compile(r"CPyStatics\[(\d+)\](.*?); /\* (.*) \*/$", re.MULTILINE)
ONCE = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)

OPENING = """\
#if defined(__GNUC__) && !defined(__clang__)
#define RUNS_ONCE __attribute__((optimize("O0")))
#else
#define RUNS_ONCE
#endif
#pragma GCC visibility push(hidden)
"""
"""What is run once, when a module is imported, is a quarter of all code and not worth the time.

All symbols are of the library itself, so the C compiler may call them without a detour.
"""

PYTHON = """\
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define NULL ((void *)0)
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
PyObject *Py_BuildValue(const char *, ...);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
"""
"""What files that lead to a library use of Python, whose own header takes most of their time."""


def leading(text: str) -> str:
    """A C file that leads from a module to the library with its code, without Python's header."""
    code = re.sub(r"//.*|\"[^\"]*\"|#include <Python.h>", "", text)
    used = {name for name in names(code) if re.match(r"_?Py(?!Init_)", name)}
    return text.replace("#include <Python.h>", PYTHON) if used <= names(PYTHON) else text


def stand_alone(folder: Path, group: str) -> dict[str, str]:
    """The C files of a group, by name; all but the one that holds the tables are put so.

    Among them is the header of what is not the group's own.
    """
    headers = [folder / f"__native{kind}_{group}.h" for kind in ("", "_internal")]
    main = folder / f"__native_{group}.c"
    texts = {
        path.name: path.read_text(encoding="utf-8")
        for path in sorted(folder.glob("__native_*.c"))
        if path != main
    }
    declared = [path.read_text(encoding="utf-8") for path in headers]
    lines = [line for text in declared for line in text.splitlines()]
    includes = list(dict.fromkeys(line for line in lines if is_library(line)))
    pieces = {name: piece for text in declared for name, piece in declarations(text)}
    places = literal_places(texts) if sys.platform == "linux" else {}
    found = {name: alone(text, pieces, places) for name, text in texts.items()}
    found[main.name] = main.read_text(encoding="utf-8") + named(places)
    return {**found, SHARED: "\n".join([*includes, ""])}


def is_library(line: str) -> bool:
    """Whether this line includes a header that is not the group's own."""
    return line.startswith("#include") and "__native" not in line


def alone(text: str, pieces: dict[str, str], places: dict[str, int]) -> str:
    """A C file with the declarations that it uses, and no number that depends on other files."""
    own: dict[str, str] = {}

    def temporary(found: re.Match[str]) -> str:
        return own.setdefault(found[0], f"__{found[1]}{len(own)}")

    def literal(found: re.Match[str]) -> str:
        name = literal_name(found[3])
        return f"{name}{found[2]};" if name in places else found[0]

    body = "\n".join(line for line in text.splitlines() if not line.startswith("#include"))
    body = LITERAL.sub(literal, TEMPORARY.sub(temporary, body))
    body = ONCE.sub("RUNS_ONCE ", body)
    used = [pieces[name] for name in needed(body, pieces)]
    literals = [f"extern PyObject *{name};" for name in sorted(places.keys() & names(body))]
    return "\n".join([f'#include "{SHARED}"', OPENING, *used, *literals, body, ""])


@cache
def names(text: str) -> frozenset[str]:
    """All names in a text."""
    return frozenset(NAME.findall(text))


def needed(text: str, pieces: dict[str, str]) -> list[str]:
    """The names of the declarations that a text needs, and those that these need, as they stood."""
    found: set[str] = set()
    new = set(names(text) & pieces.keys())
    while new:
        found |= new
        new = {other for name in new for other in names(pieces[name]) & pieces.keys()} - found
    return [name for name in pieces if name in found]


def declarations(header: str) -> list[tuple[str, str]]:
    """The declarations of a header, each with its name: one line, or a type of several."""
    found: list[tuple[str, str]] = []
    lines: list[str] = []
    for line in header.splitlines():
        if line.startswith("#") or not line:
            continue
        lines.append(line)
        if line.startswith((" ", "\t")) or line.endswith("{"):
            continue
        piece = "\n".join(lines)
        if line.startswith("}"):
            name = NAME.findall(line)[0]
            # mypyc's own headers may have declared this one.
            guard = f"MYPYC_DECLARED_{name}"
            found.append((name, f"#ifndef {guard}\n#define {guard}\n{piece}\n#endif"))
        else:
            declared = re.split(r"[(\[;]", piece, maxsplit=1)[0]
            # How many literals there are is nobody's business.
            piece = re.sub(r"^(extern PyObject \*CPyStatics)\[\d+\]", r"\1[]", piece)
            found.append((NAME.findall(declared)[-1], piece))
        lines = []
    return found


def literal_name(told: str) -> str:
    """The name of a literal, from how Python writes it."""
    return f"CPyLiteral_{hashlib.sha256(told.encode()).hexdigest()[:20]}"


def literal_places(texts: dict[str, str]) -> dict[str, int]:
    """Where the literals stand in the table, by name."""
    found: dict[str, set[int]] = {}
    for text in texts.values():
        for literal in LITERAL.finditer(text):
            found.setdefault(literal_name(literal[3]), set()).add(int(literal[1]))
    return {name: min(places) for name, places in found.items() if len(places) == 1}


def named(places: dict[str, int]) -> str:
    """The names of literals, for the assembler, as places in the table."""
    size = struct.calcsize("P")
    told = [
        f'asm(".globl {name}\\n.hidden {name}\\n.set {name}, CPyStatics + {place * size}\\n");\n'
        for name, place in sorted(places.items())
    ]
    return "".join(told)
