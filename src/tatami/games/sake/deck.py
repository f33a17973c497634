"""The deck: all cards, samurai and locations as tables of numbers, for the rules to look up."""

from typing import Final

from tatami.core.cards import numbers

# 1.1 What a card is, by its text.
EVENT: Final = 0
WEAPON: Final = 1
ITEM: Final = 2
INTERRUPT: Final = 3
MINION: Final = 4

# 1.2 The backs of cards.
TROUBLESOME: Final = 0
QUARRELSOME: Final = 1
SLEEPY: Final = 2
BACKS: Final = ["troublesome", "quarrelsome", "sleepy"]

# The kinds of attack, as bits.
MELEE: Final = 1
RANGED: Final = 2
ANY_KIND: Final = 3

# What the text of a card does.
NO_EFFECT: Final = 0
ATTACK: Final = 1
DRAW: Final = 2
HEAL: Final = 3
ADD_STEPS: Final = 4
REMOVE_STEPS: Final = 5
ONE_DISCARDS: Final = 6
OTHERS_DISCARD: Final = 7
REMOVE_CARD: Final = 8
REMOVE_SAKE: Final = 9
MOVE_FARTHER: Final = 10
DEFEND_BETTER: Final = 11
CANCEL_MOVEMENT: Final = 12
CANCEL_ATTACK: Final = 13

# What the knowledge of a samurai does.
STRIKE_HARDER: Final = 14
CHOOSE_LIFE_CARDS: Final = 15
RETURN_HITS: Final = 16
WEAKEN_DEFENCE: Final = 17
MINIONS_STRIKE_HARDER: Final = 18
FREE_MINIONS: Final = 19
HEAL_IN_PEACE: Final = 20

# What a location does.
DRINK_AT_START: Final = 21
CHANGE_RANGED: Final = 22
CHANGE_MELEE: Final = 23
STEPS_AT_START: Final = 24
SHIELD_FROM_HAUNTING: Final = 25

FAR: Final = 99
"""As many steps as you like: the upper end of a reach such as 4+."""

STEPS_BETWEEN: Final = 3
"""Steps between neighbours at the start, where no location says otherwise."""

MOST_CARDS: Final = 120
MOST_TITLES: Final = 60
MOST_SAMURAI: Final = 64


class Effect:
    """What a text, a knowledge or a location does, and how much."""

    def __init__(
        self,
        does: int = NO_EFFECT,
        amount: int = 0,
        kind: int = ANY_KIND,
        nearest: int = 0,
        farthest: int = FAR,
        times: int = 1,
        cost: int = 0,
        armed: bool = False,
    ) -> None:
        self.does = does
        self.amount = amount
        self.kind = kind
        self.nearest = nearest
        self.farthest = farthest
        self.times = times
        self.cost = cost
        self.armed = armed


class Title:
    """All that cards with the same name share."""

    def __init__(self, ident: str, name: str, kind: int) -> None:
        self.ident = ident
        self.name = name
        self.kind = kind
        self.attack = 0
        self.defence = 0
        self.move = 0
        self.effect = Effect()


class Card:
    """One physical card: its title, its four boxes and its back."""

    def __init__(self, title: int, boxes: list[int], back: int) -> None:
        self.title = title
        self.boxes = boxes
        self.back = back


class Samurai:
    """1.3 One samurai board."""

    def __init__(
        self, ident: str, name: str, life: int, knowledge: str, effects: list[Effect]
    ) -> None:
        self.ident = ident
        self.name = name
        self.life = life
        self.knowledge = knowledge
        self.effects = effects


class Location:
    """One place to fight at."""

    def __init__(self, ident: str, name: str, effects: list[Effect]) -> None:
        self.ident = ident
        self.name = name
        self.effects = effects


NOTHING: Final = Effect()


def effect_of(effects: list[Effect], does: int) -> Effect:
    """The one that does this, or one that does nothing."""
    for effect in effects:
        if effect.does == does:
            return effect
    return NOTHING


class Deck:
    """Tables by card, by title (cards with the same name), by samurai and by location."""

    def __init__(
        self,
        name: str,
        fingerprint: str,
        starting_weapon: int,
        step_tokens: int,
        titles: list[Title],
        cards: list[Card],
        samurai: list[Samurai],
        locations: list[Location],
        certainties: list[int],
    ) -> None:
        self.name = name
        self.fingerprint = fingerprint
        """Equal for two decks if and only if they play alike."""
        self.text = ""
        """The file that it was read from, for who keeps a match."""
        self.starting_weapon = starting_weapon
        """A title."""
        self.step_tokens = step_tokens
        self.certainties = certainties
        """How many fields are as sure as the rulebook, a source, an inference, or house-made."""

        # By card.
        self.cards = len(cards)
        self.title = numbers([card.title for card in cards])
        self.kind = numbers([titles[card.title].kind for card in cards])
        self.attack_box = numbers([card.boxes[0] for card in cards])
        self.defence_box = numbers([card.boxes[1] for card in cards])
        self.move_box = numbers([card.boxes[2] for card in cards])
        self.drink_box = numbers([card.boxes[3] for card in cards])
        self.back = numbers([card.back for card in cards])
        self.card_ids = [card_id(titles, cards, card) for card in range(len(cards))]
        """What a person types: katana3 is the third Katana of the file."""

        # By title. Weapons and minions have attack and defence, weapons and effects a reach and
        # a kind of attack; the amount is the effect's.
        self.titles = len(titles)
        self.title_ids = [title.ident for title in titles]
        self.title_names = [title.name for title in titles]
        self.title_kind = numbers([title.kind for title in titles])
        self.attack = numbers([title.attack for title in titles])
        self.defence = numbers([title.defence for title in titles])
        self.move = numbers([title.move for title in titles])
        self.effect = numbers([title.effect.does for title in titles])
        self.amount = numbers([title.effect.amount for title in titles])
        self.nearest = numbers([title.effect.nearest for title in titles])
        self.farthest = numbers([title.effect.farthest for title in titles])
        self.attack_kind = numbers([title.effect.kind for title in titles])
        self.times = numbers([title.effect.times for title in titles])
        self.cost = numbers([title.effect.cost for title in titles])

        # By samurai. Where a knowledge does nothing of a sort, its amount is 0.
        self.samurai = len(samurai)
        self.samurai_ids = [one.ident for one in samurai]
        self.samurai_names = [one.name for one in samurai]
        self.knowledge = [one.knowledge for one in samurai]
        self.life = numbers([one.life for one in samurai])
        harder = [effect_of(one.effects, STRIKE_HARDER) for one in samurai]
        self.attack_bonus = numbers([effect.amount for effect in harder])
        self.bonus_kind = numbers([effect.kind for effect in harder])
        self.bonus_nearest = numbers([effect.nearest for effect in harder])
        self.bonus_farthest = numbers([effect.farthest for effect in harder])
        self.bonus_armed = numbers([1 if effect.armed else 0 for effect in harder])
        known = [one.effects for one in samurai]
        self.chooses_life = numbers(amounts(known, CHOOSE_LIFE_CARDS))
        self.returned_hits = numbers(amounts(known, RETURN_HITS))
        self.weakened_defence = numbers(amounts(known, WEAKEN_DEFENCE))
        self.minion_bonus = numbers(amounts(known, MINIONS_STRIKE_HARDER))
        self.free_minions = numbers(amounts(known, FREE_MINIONS))
        self.move_bonus = numbers(amounts(known, MOVE_FARTHER))
        self.peace_heal = numbers(amounts(known, HEAL_IN_PEACE))

        # By location; the first is where the game is played if nobody chooses.
        self.locations = len(locations)
        self.location_ids = [place.ident for place in locations]
        self.location_names = [place.name for place in locations]
        special = [place.effects for place in locations]
        self.start_drink = numbers(amounts(special, DRINK_AT_START))
        self.ranged_change = numbers(amounts(special, CHANGE_RANGED))
        self.melee_change = numbers(amounts(special, CHANGE_MELEE))
        self.steps_between = numbers(
            [steps or STEPS_BETWEEN for steps in amounts(special, STEPS_AT_START)]
        )
        self.haunting_shield = numbers(amounts(special, SHIELD_FROM_HAUNTING))

        self.title_effects = [title.effect for title in titles]
        self.samurai_effects = known
        self.location_effects = special

    def reaches(self, title: int, steps: int) -> bool:
        """Whether the weapon or effect hits at this distance."""
        return self.nearest[title] <= steps <= self.farthest[title]


def amounts(effects: list[list[Effect]], does: int) -> list[int]:
    """How much each of them does of this; 0 for nothing."""
    return [effect_of(of_one, does).amount for of_one in effects]


def card_id(titles: list[Title], cards: list[Card], card: int) -> str:
    """The card's title, and which of the cards with this title it is, counted from 1."""
    title = cards[card].title
    earlier = [other for other in cards[: card + 1] if other.title == title]
    return f"{titles[title].ident}{len(earlier)}"
