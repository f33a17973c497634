"""Is anything known against the packages that we use, of Python and of the pages?

Asked of OSV (https://osv.dev), which gathers the advisories of PyPI, npm and GitHub, or of a mirror
of it that `OSV_URL` names. Both lock files are asked about in the same way, and only Python's own
library does it: a tool that is fetched for the occasion would be one more thing to trust.
"""

import json
import os
import re
import sys
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import locking

SERVICE = "https://api.osv.dev"
PAGES = locking.ROOT / "web" / "package-lock.json"
AT_ONCE = 500
"""So many packages are asked about at once; the service takes a thousand."""
SECONDS = 60


class Unreachable(Exception):
    """The service did not answer, so nothing was found out."""


@dataclass(frozen=True)
class Package:
    """A package in the version that we use."""

    ecosystem: str
    name: str
    version: str


@dataclass(frozen=True)
class Advisory:
    """Something that is known against a package."""

    package: Package
    id: str
    summary: str
    fixed: tuple[str, ...]
    """The versions in which it is mended."""

    def __str__(self) -> str:
        mended = f"mended in {' and '.join(self.fixed)}" if self.fixed else "not mended yet"
        about = f"{self.package.name} {self.package.version} ({self.package.ecosystem})"
        return f"{about}: {self.id}, {mended}. {self.summary}"


def python_packages() -> list[Package]:
    """What `requirements.lock` names."""
    return [Package("PyPI", name, version) for name, version in locking.locked().items()]


def page_packages(lock: Path = PAGES) -> list[Package]:
    """What `package-lock.json` names; the entry without a name is ourselves."""
    entries = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    found = {
        Package("npm", entry.get("name") or path.split("node_modules/")[-1], entry["version"])
        for path, entry in entries.items()
        if path
    }
    return sorted(found, key=lambda package: (package.name, package.version))


def audit(packages: list[Package], service: str = SERVICE) -> list[Advisory]:
    """All that is known against these packages."""
    found: list[Advisory] = []
    for first in range(0, len(packages), AT_ONCE):
        asked = packages[first : first + AT_ONCE]
        for package, ids in zip(asked, known(asked, service), strict=True):
            for id in ids:
                advisory = ask(f"{service}/v1/vulns/{id}")
                # What was withdrawn is known against nothing.
                if "withdrawn" not in advisory:
                    found.append(told(package, advisory))
    return found


def known(packages: list[Package], service: str) -> list[list[str]]:
    """The names of the advisories about each of these packages."""
    found: list[list[str]] = [[] for _ in packages]
    # Where there are many, they come page by page.
    waiting: dict[int, str] = dict.fromkeys(range(len(packages)), "")
    while waiting:
        numbers = list(waiting)
        queries = [query(packages[number], waiting[number]) for number in numbers]
        results = ask(f"{service}/v1/querybatch", {"queries": queries}).get("results", [])
        if len(results) != len(queries):
            raise Unreachable(f"{service} answered about {len(results)} of {len(queries)} packages")
        waiting = {}
        for number, result in zip(numbers, results, strict=True):
            found[number] += [one["id"] for one in result.get("vulns", [])]
            if result.get("next_page_token"):
                waiting[number] = result["next_page_token"]
    return found


def query(package: Package, page: str) -> dict[str, Any]:
    """The question about a package."""
    about = {"name": package.name, "ecosystem": package.ecosystem}
    asked: dict[str, Any] = {"package": about, "version": package.version}
    return {**asked, "page_token": page} if page else asked


def told(package: Package, advisory: dict[str, Any]) -> Advisory:
    """An advisory in the form of OSV, as it concerns this package."""
    fixed = [
        event["fixed"]
        for affected in advisory.get("affected", [])
        if same_name(affected.get("package", {}), package)
        for versions in affected.get("ranges", [])
        if versions["type"] != "GIT"
        for event in versions["events"]
        if "fixed" in event
    ]
    summary = advisory.get("summary") or advisory.get("details", "").split("\n")[0]
    return Advisory(package, advisory["id"], summary, tuple(dict.fromkeys(fixed)))


def same_name(named: dict[str, Any], package: Package) -> bool:
    """Whether an advisory names this package; PyPI knows several spellings of a name."""
    if named.get("ecosystem") != package.ecosystem:
        return False
    name = str(named.get("name"))
    return name == package.name or (
        package.ecosystem == "PyPI" and re.sub(r"[-_.]+", "-", name).lower() == package.name
    )


def ask(url: str, question: Any = None) -> Any:
    """What the service answers."""
    body = None if question is None else json.dumps(question).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return json.load(answer)
    except (OSError, ValueError) as error:
        raise Unreachable(f"{url}: {error}") from error


def main() -> int:
    """Audit both lock files; what to exit with: 0 clean, 1 something found, 2 not found out."""
    packages = [*python_packages(), *page_packages()]
    service = os.environ.get("OSV_URL", SERVICE).rstrip("/")
    try:
        found = audit(packages, service)
    except Unreachable as error:
        print(f"Nothing was found out, as the service cannot be asked: {error}")
        return 2
    for advisory in found:
        print(advisory)
    print(f"{len(packages)} packages, {len(found)} advisories.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
