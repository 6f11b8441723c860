#!/usr/bin/env python3
"""Sets every option that our engine declares, through python-chess, to values that GUIs send, and lets it think after
each.

    .tools/venv/bin/python testbenches/matches/options.py [--engine 'target/release/fpgambit uci']

The script sets a check option to both values, a choice to each of its values, a number to its minimum and its default,
and a text to its default; it presses a button. The engine must accept each without a message, and still find the mate.
Exit status: 0 it accepted all, 1 it did not.
"""

import argparse
import sys

import chess.engine
from engines import OURS, Player

MATE = chess.Board("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")
MATING = chess.Move.from_uci("a1a8")
# These need something external: a simulator or a board.
OUTSIDE = {"verilator", "serial"}


def values(option):
    if option.type == "check":
        return [True, False]
    if option.type == "combo":
        # The default comes last, so that the other values do not stay set.
        return [value for value in option.var if value not in OUTSIDE and value != option.default] + [option.default]
    return [option.min, option.default] if option.type == "spin" else [option.default]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", default=OURS, help="our engine's command line")
    engine = Player(parser.parse_args().engine).start()
    settings, refused = 0, []
    # python-chess sets these itself.
    for option in filter(lambda option: not option.is_managed(), engine.options.values()):
        for value in values(option):
            engine.configure({option.name: value})
            said = engine.analysis(MATE, chess.engine.Limit(depth=3))
            words = [info["string"] for info in said if "option" in info.get("string", "")]
            best = said.wait().move
            if words or best != MATING:
                refused.append(f"{option.name} = {value}: {words or best}")
            settings += 1
    lines = engine.analyse(chess.Board(), chess.engine.Limit(depth=4), multipv=3)
    if len({line["pv"][0] for line in lines}) != 3:
        refused.append(f"MultiPV 3: {lines}")
    engine.quit()
    print("".join(f"{line}\n" for line in refused) + f"{settings} settings of options through python-chess, {len(refused)} not accepted")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
