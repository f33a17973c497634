"""What MkDocs is told beside mkdocs.yml: pages that lie elsewhere in the tree, and their links.

Every text is written once, where its reader looks for it: the rules of a game with the game, the
introduction in README.md, the interfaces in docstrings. Here each of them gets its place in the
site, and links between them, which are written for the tree, are turned into links of the site.
"""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import number_pages
import tutorials
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tatami.games import GAMES
from tatami.narration.rulebook import illustrated
from tatami.narration.titles import title_of
from tatami.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tatami"
DOCUMENTED = ("core", "search", "research", "arena", "review")
"""The packages whose interfaces are described."""

MOVED = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    "web/README.md": "boards.md",
    "web/public/icon.svg": "pictures/icon.svg",
}
"""What lies outside of `docs` and apart from the games, each with its place in the site."""

TONGUES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
ELSEWHERE = re.compile(r"[a-z]+:|#|/")


# Where everything is


def place_of(path: str) -> str:
    """Where a file of the tree is in the site."""
    if path in MOVED:
        return MOVED[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    rules = re.fullmatch(r"src/tatami/games/(\w+)/rulebook/(.+)", path)
    if rules:
        return f"rules/{rules[1]}/{rules[2]}"
    tutorial = re.fullmatch(r"examples/tutorials/(\w+)\.py", path)
    if tutorial:
        return f"tutorials/{tutorial[1]}.md"
    return f"source/{path}"


def moved() -> Iterator[str]:
    """The files outside of `docs` that the site has, by their places in the tree."""
    yield from MOVED
    for game in GAMES:
        for path in sorted((PACKAGE / "games" / game / "rulebook").iterdir()):
            yield path.relative_to(ROOT).as_posix()


def in_tree(path: str, target: str) -> str:
    """What a link in a file of the tree leads to: a path in the tree; empty if there is nothing."""
    found = Path(os.path.normpath(ROOT / PurePosixPath(path).parent / target))
    is_ours = found.is_file() and ROOT in found.parents
    return found.relative_to(ROOT).as_posix() if is_ours else ""


def links(path: str) -> Iterator[str]:
    """The files of the tree to which a document leads."""
    text = (ROOT / path).read_text(encoding="utf-8")
    for _, target, _ in LINK.findall(text):
        if not ELSEWHERE.match(target):
            yield in_tree(path, target.partition("#")[0])


# Pages that are made


def modules(package: str) -> dict[str, str]:
    """The modules of a package with the first line that each says of itself."""
    found = {}
    for path in sorted((PACKAGE / package).glob("*.py")):
        text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        if path.stem != "__init__" and text:
            found[path.stem] = text.splitlines()[0]
    return found


def made() -> Iterator[tuple[str, str]]:
    """The pages that are made for the site, by their places in it."""
    for package in DOCUMENTED:
        rows = [
            f"| [{name}]({package}/{name}.md) | {about} |"
            for name, about in modules(package).items()
        ]
        heading = (
            f"# tatami.{package}\n\n::: tatami.{package}\n    options:\n      members: false\n"
        )
        table = ["| module | what it is |", "| --- | --- |", *rows]
        yield f"api/{package}.md", "\n".join([heading, *table]) + "\n"
        for name in modules(package):
            yield f"api/{package}/{name}.md", f"# {package}.{name}\n\n::: tatami.{package}.{name}\n"
    for game, text in number_pages.pages():
        yield f"api/numbers/{game}.md", text
    for path in sorted(tutorials.FOLDER.glob("*.py")):
        yield f"tutorials/{path.stem}.md", tutorials.page(path)
        yield f"tutorials/{path.stem}.ipynb", tutorials.notebook(path.read_text(encoding="utf-8"))


# What MkDocs calls


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Fill in the parts of the navigation that follow from what is there."""
    rules = [
        {title_of(GAMES[game]): [{TONGUES[one]: f"rules/{game}/{one}.md"} for one in LANGUAGES]}
        for game in GAMES
    ]
    reference: list[dict[str, list[Any]]] = [
        {"games in numbers": [{title_of(GAMES[one]): f"api/numbers/{one}.md"} for one in GAMES]}
    ]
    reference += [
        {package: [f"api/{package}.md", *[f"api/{package}/{name}.md" for name in modules(package)]]}
        for package in DOCUMENTED
    ]
    filled: dict[str, Any] = {"Rules": rules, "Reference": reference}
    config.nav = [
        {title: filled.get(title, pages) for title, pages in entry.items()}
        for entry in config.nav or []
    ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what lies elsewhere, what is made, and the sources that any of it leads to."""
    documents = [
        Path(file.abs_src_path).relative_to(ROOT).as_posix()
        for file in files.documentation_pages()
        if file.abs_src_path
    ]
    outside = list(moved())
    for path in outside:
        files.append(File.generated(config, place_of(path), abs_src_path=str(ROOT / path)))
    for place, text in made():
        files.append(File.generated(config, place, content=text))
    for path in [*documents, *outside]:
        for target in links(path) if path.endswith(".md") else ():
            if target and files.get_file_from_path(place_of(target)) is None:
                source = File.generated(config, place_of(target), abs_src_path=str(ROOT / target))
                files.append(source)
    return files


def on_page_read_source(page: Page, config: MkDocsConfig) -> str | None:
    """The rules of a game, with the tables that are made from its deck."""
    rules = re.fullmatch(r"rules/(\w+)/(\w+)\.md", page.file.src_uri)
    return illustrated(GAMES[rules[1]], rules[2]) if rules else None


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links of the tree into links of the site."""
    tutorial = re.fullmatch(r"tutorials/(\w+)\.md", page.file.src_uri)
    source = page.file.abs_src_path
    if tutorial:
        path = f"examples/tutorials/{tutorial[1]}.py"
    elif source:
        path = Path(source).relative_to(ROOT).as_posix()
    else:
        return markdown
    folder = PurePosixPath(page.file.src_uri).parent

    def changed(found: re.Match[str]) -> str:
        target, mark, place = found[2].partition("#")
        leads_to = "" if ELSEWHERE.match(found[2]) else in_tree(path, target)
        if not leads_to:
            return found[0]
        return f"{found[1]}{os.path.relpath(place_of(leads_to), folder)}{mark}{place}{found[3]}"

    return LINK.sub(changed, markdown)
