"""tatami lab: variants of a game, compared."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from tatami.arena.cluster import on_ray
from tatami.arena.lab.compare import Report, report
from tatami.arena.lab.page import write_report
from tatami.arena.lab.run import Pool, Run, results_in, setting_of
from tatami.arena.lab.study import Study, load
from tatami.arena.lab.tell import NOTHING, bounds, findings, heading, number, value_of
from tatami.arena.lab.variants import Variant, variants
from tatami.arena.workers import on_cores
from tatami.cli.arena import Address, ArenaCommand, check_extra
from tatami.cli.arguments import AsJson, Workers, make_folder
from tatami.cli.output import complain, console, print_json, stoppable, table, tell, with_progress
from tatami.core.version import is_compiled
from tatami.games import game_named
from tatami.narration.titles import title_of
from tatami.words import say

StudyFile = Annotated[Path, typer.Argument(help=say("help-arg-study"))]
Out = Annotated[Path | None, typer.Option(help=say("help-opt-lab-out"))]

COMMAND_CLASS = ArenaCommand


def lab(
    file: StudyFile,
    workers: Workers,
    out: Out = None,
    ray: Address = "",
    json: AsJson = False,
) -> None:
    """Play the variants of a study as far as they are not played yet, and write the report."""
    check_extra(["matplotlib", "tomlkit", *["ray"] * bool(ray)])
    study = load(file)
    found = variants(study, file.parent)
    if not is_compiled():
        complain(say("arena-plain"))
    folder = out if out is not None else Path(f"{file.stem}-lab")
    pool: Pool = partial(on_cores, workers=workers)
    if ray:
        pool = partial(on_ray, address=ray, workers=workers)
    proof = studied(study, found, folder, pool, workers)
    write_report(folder, proof, found)
    if json:
        print_json(proof)
        return
    show(proof)
    tell(say("arena-report", path=str(folder / "index.html")))


def studied(study: Study, found: list[Variant], folder: Path, pool: Pool, workers: int) -> Report:
    """Play what is missing in the folder; what all matches together say."""
    make_folder(folder)
    setting = setting_of(study, game_named(study.game))
    with stoppable(), results_in(folder, setting) as journal:
        run = Run(study, setting, found, journal)
        missing = sum(map(len, run.missing().values()))
        if missing:
            for _ in with_progress(run.play(pool, workers, os.getcwd()), missing):
                pass
        return report(study, run)


def show(proof: Report) -> None:
    """Tell what was found; the page has every variant."""
    grid = table(
        say(
            "lab-title",
            game=title_of(game_named(proof.game)),
            variants=len(proof.variants),
            matches=proof.matches,
        ),
        say("lab-measure"),
        ">" + say("lab-base"),
        ">" + say("arena-interval"),
        ">" + say("lab-in-variants"),
        ">" + say("lab-clearly"),
    )
    base, *others = proof.variants
    for name in proof.measures:
        own = base.figures[name].estimate
        found = [row.figures[name] for row in others]
        values = [figure.estimate.value for figure in found if figure.estimate is not None]
        grid.add_row(
            heading(name),
            value_of(name, base),
            NOTHING if own is None else bounds(name, own),
            f"{number(name, min(values))} – {number(name, max(values))}" if values else NOTHING,
            f"{sum(figure.is_clear() for figure in found)} / {len(found)}",
        )
    console.print(grid)
    for sentence in findings(proof):
        tell(sentence)
