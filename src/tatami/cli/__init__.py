"""The command line."""

import os
import sys

from tatami.cli.language import language_for
from tatami.words import TatamiError, speak


def main() -> None:
    """Run the command that was typed; mistakes are said in a sentence, with exit code 2."""
    try:
        speak(language_for(sys.argv[1:], os.environ))
        # Only now: the help of the commands is said while they are loaded.
        from tatami.cli.commands import app

        app(prog_name="tatami")
    except TatamiError as error:
        from tatami.cli.output import complain

        complain(f"tatami: {error}")
        sys.exit(2)
