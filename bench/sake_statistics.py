"""How bots play Sake & Samurai: rounds, deaths, wins and card texts, counted from records.

tatami simulate sake --seats 5 --bots greedy,greedy,greedy,greedy,greedy --out matches.json
python bench/sake_statistics.py matches.json
"""

import argparse
from collections import Counter
from itertools import pairwise
from math import sqrt
from pathlib import Path

from tatami.core.actions import noun, verb
from tatami.core.cards import members
from tatami.core.record import Record, begin, load
from tatami.games.sake import GAME, SakeGame
from tatami.games.sake.rules import verbs as v
from tatami.games.sake.rules.turn import Turn
from tatami.games.sake.state import Sake


class Tally:
    """What some matches came to."""

    def __init__(self, game: SakeGame) -> None:
        self.game = game
        self.deck = game.deck
        self.matches = 0
        self.rounds = 0
        self.decisions = 0
        self.deaths = 0
        self.seppukus = 0
        self.ends: Counter[str] = Counter()
        self.sat: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.seats: Counter[int] = Counter()
        self.texts: Counter[str] = Counter()
        self.deeds: Counter[str] = Counter()

    def add(self, record: Record) -> None:
        """Count one match."""
        s = begin(record, self.game, log=True)
        assert isinstance(s, Sake)
        for seat, action in record.moves:
            if seat >= 0:
                self.decisions += 1
                self.count_action(action)
            s.apply(seat, action)
        frames = Counter([type(entry.frame).__name__ for entry in s.log or []])
        turns = [entry.seat for entry in s.log or [] if isinstance(entry.frame, Turn)]
        self.rounds += 1 + sum(after <= before for before, after in pairwise(turns))
        self.deaths += frames["Death"]
        self.seppukus += frames["Seppuku"]
        self.count_end(s)
        self.matches += 1

    def count_action(self, action: int) -> None:
        """Count which text or thing was used."""
        done = verb(action)
        self.deeds[v.VERBS[done].name] += 1
        if done in (v.TEXT, v.CANCEL, v.EVADE):
            title = self.deck.title[v.card_in(action)]
            self.texts[self.deck.title_names[title]] += 1
        elif done == v.USE:
            self.texts["use " + self.deck.title_names[noun(action) & v.TITLE_MASK]] += 1
        elif done in (v.ATTACK, v.STRIKE):
            aim = v.more_in(action) if done == v.ATTACK else noun(action)
            weapon = v.weapon_in(aim)
            bare = weapon == v.BARE_HANDS
            name = "bare hands" if bare else self.deck.title_names[weapon]
            self.texts["attack with " + name] += 1

    def count_end(self, s: Sake) -> None:
        """Count who won, and as whom."""
        winners = members(s.winners)
        boards = [self.deck.samurai_names[board] for board in s.samurai]
        self.sat.update(boards)
        self.seats.update(winners)
        if s.winners & s.spirits:
            self.ends["spirits"] += 1
        else:
            self.ends["one samurai" if len(winners) == 1 else "several samurai"] += 1
            self.won.update([boards[seat] for seat in winners])

    def show(self) -> None:
        """Print it all, a match on average where nothing else is said."""
        per = self.matches
        print(f"{per} matches, {self.decisions / per:.1f} decisions each")
        print(f"rounds {self.rounds / per:.2f}, deaths {self.deaths / per:.2f}, ", end="")
        print(f"seppukus {self.seppukus / per:.2f}")
        print("won by: " + ", ".join(f"{end} {n / per:.1%}" for end, n in self.ends.most_common()))
        print(
            "wins of seats: " + ", ".join(f"{self.seats[s] / per:.1%}" for s in sorted(self.seats))
        )
        print("wins as a samurai, with 95 % confidence:")
        for name in sorted(self.sat):
            low, high = interval(self.won[name], self.sat[name])
            share = self.won[name] / self.sat[name]
            print(f"  {name:<26}{share:6.1%}  ({low:.1%} to {high:.1%} of {self.sat[name]})")
        print(
            "deeds: " + ", ".join(f"{name} {n / per:.2f}" for name, n in self.deeds.most_common())
        )
        print("texts, in all matches:")
        for name, count in self.texts.most_common():
            print(f"  {name:<26}{count:6d}")
        unused = [name for name in self.deck.title_names if not self.texts[name]]
        print("never used: " + (", ".join(unused) or "none"))


def interval(won: int, of: int) -> tuple[float, float]:
    """Wilson's interval for a share, with 95 % confidence."""
    z = 1.96
    share = won / of
    middle = share + z * z / (2 * of)
    spread = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return (middle - spread) / (1 + z * z / of), (middle + spread) / (1 + z * z / of)


def main() -> None:
    """Count the matches of the files that were named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    assert isinstance(GAME, SakeGame)
    tally = Tally(GAME)
    for path in parser.parse_args().files:
        for record in load(path):
            tally.add(record)
    tally.show()


if __name__ == "__main__":
    main()
