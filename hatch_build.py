"""What a package needs beside its Python files: the pages of the browser, and machine code."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import browser_pages
import machine_code

ROOT = Path(__file__).resolve().parent
PLAIN = "TATAMI_PLAIN"
"""Set it to have a wheel of plain Python even where there is a compiler."""
RELEASED = "TATAMI_RELEASED"
"""Set it to have the faster machine code of a release, which takes twice as long to compile."""


class PackageHook(BuildHookInterface[Any]):
    """Puts pages into every package, and compiled modules into a wheel.

    An editable install gets neither: it stays plain Python, never stale, and `make` builds its
    pages.
    """

    def dependencies(self) -> list[str]:
        """What this build needs beside hatchling: Node if there are no pages, mypyc to compile."""
        wanted: list[str] = []
        if not browser_pages.are_there():
            wanted += self.metadata.core.optional_dependencies["pages"]
        if self.is_compiling():
            wanted += self.metadata.core.optional_dependencies["compile"]
            known = self.metadata.core.dependencies_complex
            wanted += [text for text, one in known.items() if one.name in machine_code.TYPED]
        return wanted

    def is_compiling(self) -> bool:
        """Whether this build is a wheel that gets machine code."""
        return self.target_name == "wheel" and not is_set(PLAIN) and machine_code.has_compiler()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing and hand it to the package."""
        if version == "editable":
            return
        if not browser_pages.are_there():
            self.build_pages()
        if self.is_compiling():
            self.compile(build_data)
        elif self.target_name == "wheel":
            self.app.display_warning(
                "tatami: not compiled, so it runs as plain Python: bots think less"
            )

    def build_pages(self) -> None:
        """Build the pages from a checkout; a source package has them already."""
        for command in (browser_pages.install(), browser_pages.build()):
            try:
                subprocess.run(command, cwd=ROOT, check=True)
            except (OSError, subprocess.CalledProcessError) as error:
                sys.exit(
                    f"tatami: the pages of the browser are not built, and building them failed "
                    f"({error}). It takes Node 22.12 or later and a network; a source package "
                    f"(python -m build --sdist) has the pages in it and needs neither."
                )

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile the rules; what was compiled before from the same files is used again.

        Some tools build a package twice, once to learn its name and once to install it.
        """
        platform = f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
        folder = ROOT / "build" / f"wheel-{platform}"
        kind = machine_code.RELEASED if is_set(RELEASED) else machine_code.BUILT
        machine_code.compile_modules(folder, kind)
        for library, place in machine_code.libraries(folder):
            build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def is_set(name: str) -> bool:
    """Whether a variable of the environment asks for something."""
    return os.environ.get(name, "") not in ("", "0")
