#!/usr/bin/env python3
"""Lets an engine solve the positions of EPD files, with a fixed number of seconds for each, and counts the correct
moves.

    .tools/venv/bin/python testbenches/matches/solve.py [--seconds 5] [--engine 'target/release/fpgambit uci'] EPD...

A position is solved if the engine's move is one of its `bm` moves and none of its `am` moves. The engine uses one
thread. Prints a Markdown table that includes the unsolved positions. Needs python-chess (`testbenches/tools/setup
chess` installs it). Exit status: 0 done, 1 the engine failed, 2 bad usage.
"""

import argparse
import sys
from pathlib import Path

import chess
import chess.engine

from engines import OURS, Player


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="EPD", type=Path)
    parser.add_argument("--engine", default=OURS, help="engine to test: a name or command line that play.py accepts as OPPONENT")
    parser.add_argument("--seconds", type=float, default=5, help="seconds for each position")
    parser.add_argument("--first", type=int, metavar="N", help="use only the first N positions of each file")
    args = parser.parse_args()
    player = Player(args.engine)
    print("| suite | seconds each | solved | of | missed |")
    print("|---|--:|--:|--:|---|", flush=True)
    for path in args.files:
        records = read(path, parser)[:args.first]
        missed = [name for name, played in solve(player, records, args.seconds) if played]
        print(f"| {path.name} | {args.seconds:g} | {len(records) - len(missed)} | {len(records)} "
              f"| {', '.join(missed) or 'none'} |", flush=True)
    return 0


def read(path, parser):
    """The boards and operations of the lines that name the correct moves."""
    records = []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        parser.error(f"{path}: {error}")
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            board, operations = chess.Board.from_epd(line)
        except ValueError as error:
            parser.error(f"{path}, line {number}: {error}")
        if "bm" in operations or "am" in operations:
            records.append((board, operations, operations.get("id", f"line {number}")))
    if not records:
        parser.error(f"{path}: no position with bm or am")
    return records


def solve(player, records, seconds):
    """For each record its name, and the wrong move that the engine played, or None if the move was correct."""
    engine = player.start()
    try:
        for board, operations, name in records:
            move = engine.play(board, chess.engine.Limit(time=seconds), game=name).move
            right = ("bm" not in operations or move in operations["bm"]) and move not in operations.get("am", [])
            played = None if right else board.san(move) if move else "no move"
            print(f"{name}: {'solved' if right else f'missed, {played}'}", file=sys.stderr, flush=True)
            yield name, played
    except (chess.engine.EngineError, TimeoutError) as error:
        raise SystemExit(f"{player.name}: {error}") from error
    finally:
        engine.close()


if __name__ == "__main__":
    sys.exit(main())
