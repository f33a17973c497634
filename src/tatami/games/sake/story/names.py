"""The deck of Sake & Samurai in words: names, and what cards, samurai and locations do."""

from collections.abc import Sequence

from tatami.core.cards import NONE
from tatami.games.sake import deck as d
from tatami.games.sake.columns import Minion
from tatami.games.sake.deck import Deck, Effect
from tatami.games.sake.pieces import BOARD, LEFT, LIFE
from tatami.games.sake.rules.verbs import BARE_HANDS
from tatami.games.sake.view import SakeView
from tatami.narration.narrator import signed
from tatami.words import ENGLISH, knows, say, told

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


# What they do


def title_text(deck: Deck, title: int) -> str:
    """What the text of a card does."""
    effect = deck.title_effects[title]
    if deck.title_kind[title] == d.WEAPON:
        return say(
            "sake-weapon",
            kind=int(effect.kind),
            reach=reach_text(effect),
            attack=int(deck.attack[title]),
            defence=int(deck.defence[title]),
        )
    if deck.title_kind[title] == d.MINION:
        return say(
            "sake-minion",
            bonus=int(deck.attack[title] > 0 or deck.defence[title] > 0),
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
    """What an effect does, as its card says it."""
    return say(
        f"sake-does-{DOES[effect.does]}",
        amount=effect.amount,
        signed=signed(effect.amount),
        times=effect.times,
        kind=int(effect.kind),
        reach=reach_text(effect),
        armed=int(effect.armed),
    )


def reach_text(effect: Effect) -> str:
    """At which distances it works."""
    if effect.nearest == 0:
        return say("sake-steps-any")
    exact = effect.nearest == effect.farthest
    return say("sake-steps-exact" if exact else "sake-steps-least", steps=effect.nearest)


# What they are called


def title_name(deck: Deck, title: int) -> str:
    """What all cards with this title are called."""
    return translated(f"sake-name-{deck.title_ids[title]}", deck.title_names[title])


def knowledge_name(deck: Deck, samurai: int) -> str:
    """What the knowledge of a samurai is called."""
    return translated(f"sake-knowledge-{deck.samurai_ids[samurai]}", deck.knowledge[samurai])


def location_name(deck: Deck, location: int) -> str:
    """What a place is called."""
    ident = deck.location_ids[location]
    return translated(f"sake-location-{ident}", deck.location_names[location])


def translated(sentence: str, name: str) -> str:
    """A name of the house deck in the language that is spoken; another deck keeps its own."""
    is_ours = knows(sentence) and told(ENGLISH, sentence) == name
    return say(sentence) if is_ours else name


def card_name(deck: Deck, card: int) -> str:
    """The card's title; of a card that is not known, its back."""
    return title_name(deck, int(deck.title[card])) if card >= 0 else back_name(~card)


def card_names(deck: Deck, cards: Sequence[int]) -> str:
    """The cards one after the other."""
    return ", ".join(card_name(deck, card) for card in cards) or say("sake-nothing")


def back_name(back: int) -> str:
    """The back of a card."""
    return say(f"sake-back-{d.BACKS[back]}") if back >= 0 else say("sake-nothing")


def place_name(deck: Deck, place: int) -> str:
    """Where a sake token can lie."""
    if place == BOARD:
        return say("sake-board")
    if place == LIFE:
        return say("sake-life-pile")
    return title_name(deck, place)


def weapon_name(deck: Deck, weapon: int) -> str:
    """A weapon, or bare hands."""
    return say("sake-bare-hands") if weapon == BARE_HANDS else title_name(deck, weapon)


def boxes_text(deck: Deck, card: int) -> str:
    """The four boxes of a card."""
    return say(
        "sake-boxes",
        attack=int(deck.attack_box[card]),
        defence=int(deck.defence_box[card]),
        move=int(deck.move_box[card]),
        drink=int(deck.drink_box[card]),
    )


def boxes_in_short(deck: Deck, card: int) -> str:
    """The four boxes of a card, each by its letter."""
    return say(
        "sake-short-boxes",
        attack=int(deck.attack_box[card]),
        defence=int(deck.defence_box[card]),
        move=int(deck.move_box[card]),
        drink=int(deck.drink_box[card]),
    )


def backs_text(deck: Deck, hand: Sequence[int]) -> str:
    """The cards of a hand as everybody sees them."""
    backs = [int(deck.back[card]) if card >= 0 else ~card for card in hand]
    told = [
        say("sake-of-back", count=backs.count(back), back=back_name(back))
        for back in range(len(d.BACKS))
        if back in backs
    ]
    return ", ".join(told) or say("sake-nothing")


def worn_defence(deck: Deck, view: SakeView) -> int:
    """5.3, 5.4 What armour and the wielded weapon add to a card that the viewer defends with."""
    covered = view.sake[view.seat]
    added = [
        int(deck.amount[title])
        for title in things(deck, view, view.seat)
        if deck.effect[title] == d.DEFEND_BETTER and title not in covered
    ]
    weapon = view.wielded[view.seat]
    if view.fight.kind != d.RANGED and weapon != NONE and weapon not in covered:
        added.append(int(deck.defence[weapon]))
    return sum(added)


def cut(deck: Deck, view: SakeView) -> int:
    """12.4 How much less the viewer can let the card count that is in its way."""
    guard = view.fight.guard
    if guard == NONE or view.seat not in view.alive:
        return 0
    weakened = int(deck.weakened_defence[view.samurai[view.seat]])
    return min(weakened, int(deck.defence_box[guard]))


# Who sits and what lies where


def following(view: SakeView, seat: int) -> int:
    """The next samurai on the right."""
    return min(view.alive, key=lambda other: (other - seat - 1) % view.seats)


def beside(view: SakeView, seat: int, side: int) -> int:
    """The neighbour on this side."""
    if side == LEFT:
        return min(view.alive, key=lambda other: (seat - other - 1) % view.seats)
    return following(view, seat)


def turns_left(view: SakeView) -> int:
    """How many last turns there are still; the one that emptied the Masu is none of them."""
    return min(view.ending.last_turns, len(view.alive) + len(view.spirits))


def is_last_turn(view: SakeView) -> bool:
    """Whether the turn that goes on is a last turn."""
    return 0 < view.ending.last_turns == turns_left(view)


def minions_in(view: SakeView, seat: int) -> list[Minion]:
    """The minions between a samurai and the next one."""
    return [
        minion
        for minion in view.minions
        if (beside(view, minion.master, LEFT) if minion.side == LEFT else minion.master) == seat
    ]


def things(deck: Deck, view: SakeView, seat: int) -> list[int]:
    """The titles of the weapons and items before a seat."""
    minions = [minion.card for minion in view.minions]
    return [int(deck.title[card]) for card in view.tables[seat] if card not in minions]
