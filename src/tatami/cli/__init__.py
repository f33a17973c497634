"""The command line."""

import errno
import os
import sys

from tatami.cli.language import language_for
from tatami.words import TatamiError, speak


def main() -> None:
    """Run the command that was typed; mistakes are said in a sentence, with exit code 2."""
    try:
        try:
            speak(language_for(sys.argv[1:], os.environ))
            # Only now: the help of the commands is said while they are loaded.
            from tatami.cli.commands import app

            app(prog_name="tatami")
        finally:
            sys.stdout.flush()
    except TatamiError as error:
        complain(error)
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EPIPE):
            raise
        # What was not written would be tried once more at the end, and fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno == errno.ENOSPC:
            complain(TatamiError("output-full"))
        sys.exit(1)


def complain(error: TatamiError) -> None:
    """Say what was wrong, and end."""
    from tatami.cli import output

    output.complain(f"tatami: {error}")
    sys.exit(2)
