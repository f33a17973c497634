"""Which version this is, and whether its rules are compiled."""

from importlib.metadata import version as installed_version

from tatami.core import state


def version() -> str:
    """The version of the installed package."""
    return installed_version("tatami")


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    return not state.__file__.endswith(".py")
