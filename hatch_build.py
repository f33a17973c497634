"""Compile core, search and games with mypyc when a wheel is built and a C compiler is there."""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from machine_code import compile_modules, has_compiler


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
        compile_modules(self.folder)
        for library in self.folder.joinpath("lib").rglob("*.so"):
            place = library.relative_to(self.folder / "lib").as_posix()
            build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder."""
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)
