"""What the cards, samurai and locations of a deck do, in words."""

from tatami.games.sake import deck as d
from tatami.games.sake.deck import Deck, Effect
from tatami.words import say

DOES = {
    d.ATTACK: "attack",
    d.DRAW: "draw",
    d.HEAL: "heal",
    d.ADD_STEPS: "add-steps",
    d.REMOVE_STEPS: "remove-steps",
    d.ONE_DISCARDS: "one-discards",
    d.OTHERS_DISCARD: "others-discard",
    d.REMOVE_CARD: "remove-card",
    d.REMOVE_SAKE: "remove-sake",
    d.MOVE_FARTHER: "move-farther",
    d.DEFEND_BETTER: "defend-better",
    d.CANCEL_MOVEMENT: "cancel-movement",
    d.CANCEL_ATTACK: "cancel-attack",
    d.STRIKE_HARDER: "strike-harder",
    d.CHOOSE_LIFE_CARDS: "choose-life-cards",
    d.RETURN_HITS: "return-hits",
    d.WEAKEN_DEFENCE: "weaken-defence",
    d.MINIONS_STRIKE_HARDER: "minions-strike-harder",
    d.FREE_MINIONS: "free-minions",
    d.HEAL_IN_PEACE: "heal-in-peace",
    d.DRINK_AT_START: "drink-at-start",
    d.CHANGE_RANGED: "change-ranged",
    d.CHANGE_MELEE: "change-melee",
    d.STEPS_AT_START: "steps-at-start",
    d.SHIELD_FROM_HAUNTING: "shield-from-haunting",
}
ANY = "any"


def title_text(deck: Deck, title: int) -> str:
    """What the text of a card does."""
    effect = deck.title_effects[title]
    if deck.title_kind[title] == d.WEAPON:
        return say(
            "sake-weapon",
            kind=kind_name(effect),
            reach=reach_text(effect),
            attack=int(deck.attack[title]),
            defence=int(deck.defence[title]),
        )
    if deck.title_kind[title] == d.MINION:
        return say(
            "sake-minion",
            move=int(deck.move[title]),
            attack=int(deck.attack[title]),
            defence=int(deck.defence[title]),
        )
    text = effect_text(effect)
    return say("sake-cost", cost=effect.cost, text=text) if effect.cost else text


def knowledge_text(deck: Deck, samurai: int) -> str:
    """What a samurai knows."""
    return effects_text(deck.samurai_effects[samurai])


def location_text(deck: Deck, location: int) -> str:
    """What is special about a place."""
    return effects_text(deck.location_effects[location])


def effects_text(effects: list[Effect]) -> str:
    """Several effects one after the other."""
    return "; ".join(map(effect_text, effects)) or say("sake-does-nothing")


def effect_text(effect: Effect) -> str:
    """One effect."""
    return say(
        f"sake-does-{DOES[effect.does]}",
        amount=effect.amount,
        signed=f"{effect.amount:+d}".replace("-", "\N{MINUS SIGN}"),
        times=effect.times,
        kind=kind_name(effect),
        reach=reach_text(effect),
        armed=int(effect.armed),
    )


def kind_name(effect: Effect) -> str:
    """Melee, ranged or any."""
    return ANY if effect.kind == d.ANY_KIND else say(f"sake-kind-{effect.kind}")


def reach_text(effect: Effect) -> str:
    """At which distances it works."""
    if effect.nearest == 0:
        return say("sake-steps-any")
    exact = effect.nearest == effect.farthest
    return say("sake-steps-exact" if exact else "sake-steps-least", steps=effect.nearest)
