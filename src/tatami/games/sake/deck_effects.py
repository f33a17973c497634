"""The effects of a deck file: what each is called, and the fields that it takes."""

from typing import Final

from tatami.games.sake import deck as d
from tatami.games.sake.deck import Effect
from tatami.games.sake.deck_fields import HIGHEST, Fields, Table, shown

KINDS_OF_ATTACK: Final = {"melee": d.MELEE, "ranged": d.RANGED}

# What each effect is called, and the fields that it takes; those in brackets may be left out.
ACTIVE: Final = {
    "attack": (d.ATTACK, "amount kind steps [times] [cost]"),
    "draw": (d.DRAW, "amount [cost]"),
    "heal": (d.HEAL, "amount [cost]"),
    "add steps": (d.ADD_STEPS, "amount [cost]"),
    "remove steps": (d.REMOVE_STEPS, "amount [cost]"),
    "one discards": (d.ONE_DISCARDS, "amount steps [cost]"),
    "others discard": (d.OTHERS_DISCARD, "amount [cost]"),
    "remove card": (d.REMOVE_CARD, "[cost]"),
    "remove sake": (d.REMOVE_SAKE, "amount [cost]"),
}
PERMANENT: Final = {
    "move": (d.MOVE_FARTHER, "amount"),
    "defence": (d.DEFEND_BETTER, "amount"),
}
CANCELLING: Final = {
    "cancel movement": (d.CANCEL_MOVEMENT, ""),
    "cancel attack": (d.CANCEL_ATTACK, ""),
}
KNOWLEDGE: Final = {
    "attack": (d.STRIKE_HARDER, "amount [kind] [steps] [armed]"),
    "choose life cards": (d.CHOOSE_LIFE_CARDS, ""),
    "return hits": (d.RETURN_HITS, "amount"),
    "weaken defence": (d.WEAKEN_DEFENCE, "amount"),
    "minion attack": (d.MINIONS_STRIKE_HARDER, "amount"),
    "free minions": (d.FREE_MINIONS, "amount"),
    "move": (d.MOVE_FARTHER, "amount"),
    "heal in peace": (d.HEAL_IN_PEACE, "amount"),
}
PLACES: Final = {
    "drink": (d.DRINK_AT_START, "amount"),
    "ranged attacks": (d.CHANGE_RANGED, "amount"),
    "melee attacks": (d.CHANGE_MELEE, "amount"),
    "steps": (d.STEPS_AT_START, "amount"),
    "shield": (d.SHIELD_FROM_HAUNTING, "amount"),
}
EITHER_WAY: Final = [d.CHANGE_RANGED, d.CHANGE_MELEE]
"""Effects whose amount may be below 0."""

Effects = dict[str, tuple[int, str]]


class EffectFields(Fields):
    """Reads effects, too."""

    def effects(self, path: str, entry: Table, known: Effects) -> list[Effect]:
        """All effects of a samurai or a location, each kind at most once."""
        found = entry.get("effects")
        if not isinstance(found, list):
            self.complain(path, "no-effects", found=path)
            return []
        effects: list[Effect] = []
        for number, entry in enumerate(found):
            effect = self.effect(path, entry, f"effects.{number}", known)
            if effect.does and effect.does in [other.does for other in effects]:
                self.complain(f"{path}.effects.{number}", "effect-twice", found=entry["does"])
            effects.append(effect)
        return effects

    def effect(self, path: str, found: object, field: str, known: Effects) -> Effect:
        """One effect, as in `{ does = "draw", amount = 2 }`."""
        path = f"{path}.{field}"
        if not isinstance(found, dict):
            self.complain(path, "no-effect", found=shown(found))
            return Effect()
        does = self.choice(path, found, "does", list(known))
        if does not in known:
            return Effect()
        code, takes = known[does]
        fields = takes.replace("[", "").replace("]", "").split()
        optional = [name for name in fields if f"[{name}]" in takes]
        self.check_names(path, found, ["does", *fields])
        effect = Effect(does=code, amount=1)
        for name in fields:
            if name in found or name not in optional:
                self.read_effect_field(effect, path, found, name)
        return effect

    def read_effect_field(self, effect: Effect, path: str, found: Table, field: str) -> None:
        """Read what a deck file says for this field into the effect."""
        if field == "amount":
            lowest = -HIGHEST if effect.does in EITHER_WAY else 1
            effect.amount = self.number(path, found, "amount", lowest, HIGHEST)
        elif field == "kind":
            chosen = self.choice(path, found, "kind", list(KINDS_OF_ATTACK))
            effect.kind = KINDS_OF_ATTACK.get(chosen, 0)
        elif field == "steps":
            effect.nearest, effect.farthest = self.steps(path, found, "steps")
        elif field == "times":
            effect.times = self.number(path, found, "times", 1, HIGHEST)
        elif field == "cost":
            effect.cost = self.number(path, found, "cost", 0, HIGHEST)
        else:
            effect.armed = self.choice(path, found, "armed", ["true", "false"]) == "true"


def numbers_of(effect: Effect) -> tuple[int, ...]:
    """The numbers of an effect."""
    return (
        effect.does,
        effect.amount,
        effect.kind,
        effect.nearest,
        effect.farthest,
        effect.times,
        effect.cost,
        int(effect.armed),
    )
