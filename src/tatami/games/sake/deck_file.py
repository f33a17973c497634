"""Reading a deck from its file. Every mistake is told with its line and what would be right."""

import tomllib
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from tatami.core.errors import TatamiError, unreadable
from tatami.core.game import nearest
from tatami.games.sake import deck as d
from tatami.games.sake.deck import Card, Deck, Effect, Location, Samurai, Title
from tatami.games.sake.deck_effects import (
    ACTIVE,
    CANCELLING,
    KINDS_OF_ATTACK,
    KNOWLEDGE,
    PERMANENT,
    PLACES,
    EffectFields,
    numbers_of,
)
from tatami.games.sake.deck_fields import HIGHEST, Table, is_number, shown
from tatami.games.sake.deck_lines import line_of, lines_of
from tatami.games.sake.pieces import MOST_SEATS, OPENING_HAND

FORMAT: Final = 1
DECKS: Final = files("tatami").joinpath("games", "sake", "decks")

CERTAINTIES: Final = ["rulebook", "source", "inferred", "house"]
KINDS_OF_CARDS: Final = {
    "weapons": d.WEAPON,
    "items": d.ITEM,
    "events": d.EVENT,
    "interrupts": d.INTERRUPT,
    "minions": d.MINION,
}
SECTIONS: Final = [*KINDS_OF_CARDS, "samurai", "locations"]
TOTALS: Final = {
    "weapons_and_items": ["weapons", "items"],
    "events": ["events"],
    "interrupts": ["interrupts"],
    "minions": ["minions"],
}


def load(path: Path) -> Deck:
    """The deck in this file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise unreadable(path, error) from None
    except UnicodeDecodeError:
        raise TatamiError("sake-deck-not-text", path=str(path)) from None
    return read(text, str(path))


def house_deck() -> Deck:
    """The deck that comes with the game."""
    file = files("tatami").joinpath("games", "sake", "deck.toml")
    return read(file.read_text(encoding="utf-8"), "deck.toml")


def earlier_deck(fingerprint: str) -> str:
    """The text of a deck that came with an earlier release; empty if none did.

    Whoever changes the house deck keeps the old one as `decks/<fingerprint>.toml`: matches of the
    first release name their deck and do not hold it.
    """
    file = DECKS.joinpath(f"{fingerprint}.toml")
    is_name = fingerprint.isascii() and fingerprint.isalnum()
    return file.read_text(encoding="utf-8") if is_name and file.is_file() else ""


def read(text: str, path: str) -> Deck:
    """The deck that the text describes; `path` is only for the errors."""
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise TatamiError("sake-deck-not-toml", path=path, detail=str(error)) from None
    reader = Reader(tables, lines_of(text))
    deck = reader.deck()
    if reader.troubles:
        lines = [f"{line}: {trouble}" for line, trouble in sorted(reader.troubles)]
        raise TatamiError("sake-deck-wrong", path=path, count=len(lines), troubles="\n".join(lines))
    deck.text = text
    return deck


class Reader(EffectFields):
    """Goes through the tables of a file, collects what is there and what is wrong with it."""

    def __init__(self, tables: Table, lines: dict[str, int]) -> None:
        super().__init__(lines)
        self.tables = tables
        self.titles: list[Title] = []
        self.cards: list[Card] = []
        self.samurai: list[Samurai] = []
        self.locations: list[Location] = []
        self.copies: dict[str, int] = dict.fromkeys(KINDS_OF_CARDS, 0)
        self.names: dict[str, str] = {}
        self.certainties = [0] * len(CERTAINTIES)

    # The whole

    def deck(self) -> Deck:
        """The deck; it is worth something only if there were no troubles."""
        self.check_names("", self.tables, ["format", "name", "box", *SECTIONS])
        self.number("", self.tables, "format", FORMAT, FORMAT)
        name = self.text("", self.tables, "name")
        for section in KINDS_OF_CARDS:
            for ident, entry in self.entries(section):
                self.read_title(section, ident, entry)
        for ident, entry in self.entries("samurai"):
            self.read_samurai(ident, entry)
        for ident, entry in self.entries("locations"):
            self.read_location(ident, entry)
        starting_weapon, step_tokens = self.read_box()
        if not self.troubles:
            self.check_supply(starting_weapon, step_tokens)
        return Deck(
            name,
            self.fingerprint(starting_weapon, step_tokens),
            starting_weapon,
            step_tokens,
            self.titles,
            self.cards,
            self.samurai,
            self.locations,
            self.certainties,
        )

    def fingerprint(self, starting_weapon: int, step_tokens: int) -> str:
        """A short hash of all that matters for play: not of names, certainties or comments."""
        facts = [
            (starting_weapon, step_tokens),
            [
                (title.ident, title.kind, title.attack, title.defence, title.move)
                + numbers_of(title.effect)
                for title in self.titles
            ],
            [(card.title, *card.boxes, card.back) for card in self.cards],
            [
                (one.ident, one.life, [numbers_of(effect) for effect in one.effects])
                for one in self.samurai
            ],
            [
                (place.ident, [numbers_of(effect) for effect in place.effects])
                for place in self.locations
            ],
        ]
        return sha256(repr(facts).encode()).hexdigest()[:12]

    def entries(self, section: str) -> list[tuple[str, Table]]:
        """The tables of a section, with the names that a person types."""
        found = self.tables.get(section)
        if not isinstance(found, dict) or not found:
            self.complain(section, "no-section", section=section)
            return []
        entries: list[tuple[str, Table]] = []
        for ident, entry in found.items():
            path = f"{section}.{ident}"
            if not isinstance(entry, dict):
                self.complain(path, "no-table", found=path)
            elif not (ident.isascii() and ident.isalpha() and ident.islower()):
                self.complain(path, "bad-ident", found=ident)
            else:
                entries.append((ident, entry))
        return entries

    # Cards

    def read_title(self, section: str, ident: str, entry: Table) -> None:
        """One table of weapons, items, events, interrupts or minions, with its cards."""
        path = f"{section}.{ident}"
        title = Title(ident, self.text(path, entry, "name"), KINDS_OF_CARDS[section])
        fields = ["name", "effect"]
        if section == "weapons":
            fields = ["name", "attack", "defence", "steps", "kind"]
            title.attack = self.number(path, entry, "attack", 0, HIGHEST)
            title.defence = self.number(path, entry, "defence", 0, HIGHEST)
            kind = KINDS_OF_ATTACK.get(self.choice(path, entry, "kind", list(KINDS_OF_ATTACK)), 0)
            low, high = self.steps(path, entry, "steps")
            title.effect = Effect(kind=kind, nearest=low, farthest=high)
        elif section == "minions":
            fields = ["name", "attack", "defence", "move"]
            title.attack = self.number(path, entry, "attack", 0, HIGHEST)
            title.defence = self.number(path, entry, "defence", 0, HIGHEST)
            title.move = self.number(path, entry, "move", 1, HIGHEST)
        elif section == "interrupts":
            title.effect = self.effect(path, entry.get("effect"), "effect", CANCELLING)
        elif section == "events":
            title.effect = self.effect(path, entry.get("effect"), "effect", ACTIVE)
        else:
            title.effect = self.item_effect(path, entry)
        self.check_names(path, entry, [*fields, "from", "cards"])
        self.check_from(path, entry, [*fields, "copies", "boxes", "backs"])
        self.check_unique(path, ident, title.name)
        self.titles.append(title)
        self.read_cards(section, path, entry)

    def item_effect(self, path: str, entry: Table) -> Effect:
        """An item is permanent, or has a cost and does what an event can do."""
        effect = self.effect(path, entry.get("effect"), "effect", {**ACTIVE, **PERMANENT})
        permanent = [code for code, _ in PERMANENT.values()]
        if effect.does != d.NO_EFFECT and effect.does not in permanent and effect.cost == 0:
            self.complain(f"{path}.effect", "no-cost", names=", ".join(PERMANENT))
        return effect

    def read_cards(self, section: str, path: str, entry: Table) -> None:
        """The rows of a title: four boxes and a back each."""
        rows = entry.get("cards")
        if not isinstance(rows, list) or not rows:
            self.complain(f"{path}.cards", "no-cards", found=path)
            return
        self.copies[section] += len(rows)
        for number, row in enumerate(rows):
            if (
                isinstance(row, list)
                and len(row) == 5
                and all(is_box(box) for box in row[:4])
                and row[4] in d.BACKS
            ):
                self.cards.append(Card(len(self.titles) - 1, row[:4], d.BACKS.index(row[4])))
            else:
                self.complain(
                    f"{path}.cards.{number}",
                    "bad-row",
                    found=shown(row),
                    highest=HIGHEST,
                    backs=", ".join(d.BACKS),
                )

    # Samurai and locations

    def read_samurai(self, ident: str, entry: Table) -> None:
        """One board."""
        path = f"samurai.{ident}"
        fields = ["name", "life", "knowledge", "effects"]
        self.check_names(path, entry, [*fields, "from"])
        self.check_from(path, entry, fields)
        name = self.text(path, entry, "name")
        life = self.number(path, entry, "life", 1, HIGHEST)
        knowledge = self.text(path, entry, "knowledge")
        self.check_unique(path, ident, name)
        effects = self.effects(path, entry, KNOWLEDGE)
        self.samurai.append(Samurai(ident, name, life, knowledge, effects))

    def read_location(self, ident: str, entry: Table) -> None:
        """One place to fight at."""
        path = f"locations.{ident}"
        fields = ["name", "effects"]
        self.check_names(path, entry, [*fields, "from"])
        self.check_from(path, entry, fields)
        name = self.text(path, entry, "name")
        self.check_unique(path, ident, name)
        self.locations.append(Location(ident, name, self.effects(path, entry, PLACES)))

    # Totals

    def read_box(self) -> tuple[int, int]:
        """The starting weapon and the step tokens; the other numbers are checked and done with."""
        box = self.tables.get("box")
        if not isinstance(box, dict):
            self.complain("box", "no-section", section="box")
            return 0, 0
        fields = [*TOTALS, "starting_weapon", "step_tokens"]
        self.check_names("box", box, [*fields, "from"])
        self.check_from("box", box, fields)
        for total, sections in TOTALS.items():
            said = self.number("box", box, total, 1, d.MOST_CARDS)
            found = sum([self.copies[section] for section in sections])
            if said and found and said != found:
                self.complain(
                    f"box.{total}",
                    "bad-total",
                    total=total,
                    said=said,
                    found=found,
                    sections=" + ".join(sections),
                )
        tokens = self.number("box", box, "step_tokens", 1, d.FAR)
        weapons = [title.ident for title in self.titles if title.kind == d.WEAPON]
        chosen = self.choice("box", box, "starting_weapon", weapons)
        idents = [title.ident for title in self.titles]
        return idents.index(chosen) if chosen in weapons else 0, tokens

    def check_supply(self, starting_weapon: int, step_tokens: int) -> None:
        """Eight players need boards, weapons, steps and cards to begin with."""
        first = len([card for card in self.cards if card.title == starting_weapon])
        self.at_least("box.starting_weapon", "few-weapons", first, MOST_SEATS)
        self.at_least("samurai", "few-samurai", len(self.samurai), MOST_SEATS)
        lives = sorted([one.life for one in self.samurai])[-MOST_SEATS:]
        dealt = MOST_SEATS * (1 + OPENING_HAND) + sum(lives)
        self.at_least("box", "few-cards", len(self.cards), dealt + 1)
        if len(self.cards) > d.MOST_CARDS or len(self.titles) > d.MOST_TITLES:
            self.complain("box", "too-many", cards=d.MOST_CARDS, titles=d.MOST_TITLES)
        between = [d.STEPS_BETWEEN]
        for place in self.locations:
            between.append(d.effect_of(place.effects, d.STEPS_AT_START).amount)
        self.at_least("box.step_tokens", "few-steps", step_tokens, MOST_SEATS * max(between))

    def at_least(self, path: str, sentence: str, found: int, needed: int) -> None:
        """Complain if there are fewer than needed."""
        if found < needed:
            self.complain(path, sentence, found=found, needed=needed)

    # Names

    def check_unique(self, path: str, ident: str, name: str) -> None:
        """Refuse two things with the same name."""
        mine = "cards" if path.partition(".")[0] in KINDS_OF_CARDS else path.partition(".")[0]
        for word in {ident, name.lower()}:
            other = self.names.setdefault(f"{mine} {word}", path)
            if word and other != path:
                self.complain(
                    path,
                    "name-twice",
                    name=word,
                    other=other,
                    line=line_of(self.lines, other),
                )

    def check_from(self, path: str, entry: Table, fields: list[str]) -> None:
        """Every field has exactly one certainty."""
        certainties = entry.get("from")
        if not isinstance(certainties, dict):
            self.complain(path, "no-from", found=path, certainties=", ".join(CERTAINTIES))
            return
        path = f"{path}.from"
        self.check_names(path, certainties, CERTAINTIES)
        seen: list[str] = []
        for certainty in CERTAINTIES:
            named = certainties.get(certainty, [])
            if not isinstance(named, list):
                self.complain(f"{path}.{certainty}", "bad-from", found=shown(named))
                continue
            for field in named:
                if field not in fields:
                    self.complain(
                        f"{path}.{certainty}",
                        "unknown",
                        field=shown(field),
                        known=", ".join(fields),
                        nearest=nearest(shown(field), fields),
                    )
                elif field in seen:
                    self.complain(f"{path}.{certainty}", "sure-twice", field=field)
                else:
                    seen.append(field)
                    self.certainties[CERTAINTIES.index(certainty)] += 1
        for field in fields:
            if field not in seen:
                self.complain(path, "unsure", field=field, certainties=", ".join(CERTAINTIES))


def is_box(found: object) -> bool:
    """Whether it can stand in an action box."""
    # Last the type for the compiler, which from then on takes true for 1.
    return is_number(found) and isinstance(found, int) and 0 <= found <= HIGHEST
