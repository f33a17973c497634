"""Which language the terminal speaks: the one that was typed, wished for, or the system's."""

import re
from collections.abc import Mapping
from itertools import zip_longest

from tatami.words import ENGLISH, LANGUAGES

WISH = "TATAMI_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_for(words: list[str], environment: Mapping[str, str]) -> str:
    """The language for a command with these words, whether there is such a language or not."""
    return typed(words) or environment.get(WISH) or of_the_system(environment)


def typed(words: list[str]) -> str:
    """What follows `--language` before the command; empty if it is not there."""
    for word, following in zip_longest(words, words[1:], fillvalue=""):
        option, _, value = word.partition("=")
        if option == "--language":
            return value or following
        if not word.startswith("-"):
            break
    return ""


def of_the_system(environment: Mapping[str, str]) -> str:
    """The system's language if there are sentences in it, or else English."""
    locale = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    language = re.split("[_.@]", locale)[0]
    return language if language in LANGUAGES else ENGLISH
