"""Run the command line with `python -m tatami`."""

from tatami.cli import main

main()
