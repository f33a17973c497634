"""What the tests of the laboratory share: small studies, and a run of them in this process."""

import os
from functools import partial
from pathlib import Path

from tatami.arena.lab.compare import Report, report
from tatami.arena.lab.run import Run, results_in, setting_of
from tatami.arena.lab.study import Study, load
from tatami.arena.lab.variants import variants
from tatami.arena.workers import on_cores
from tatami.games import game_named

NINJAN = """
game = "ninjan"
seats = 2
bots = ["random"]
matches = 6
measures = ["decisions", "rounds"]
"""
SAKE = """
game = "sake"
seats = 3
"""


def written(folder: Path, text: str) -> Path:
    """A file with this study."""
    path = folder / "study.toml"
    path.write_text(text, encoding="utf-8")
    return path


def study(folder: Path, text: str) -> Study:
    """The study that this text describes."""
    return load(written(folder, text))


def prepared(folder: Path, text: str) -> Run:
    """A run of this study with the results in the folder."""
    found = study(folder, text)
    setting = setting_of(found, game_named(found.game))
    with results_in(folder, setting) as journal:
        return Run(found, setting, variants(found, folder), journal)


def played(folder: Path, text: str) -> Report:
    """Play the study, going on with the results in the folder; what it has found."""
    found = study(folder, text)
    setting = setting_of(found, game_named(found.game))
    with results_in(folder, setting) as journal:
        run = Run(found, setting, variants(found, folder), journal)
        for _ in run.play(partial(on_cores, workers=1), 1, os.getcwd()):
            pass
        return report(found, run)
