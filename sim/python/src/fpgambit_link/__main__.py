"""`python -m fpgambit_link`: ask a board for its version, or for moves, node counts and searches of a position.

Exit status: 0 done, 2 bad input or no board (one line on standard error describes the error), 130 interrupted.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import Callable, List, NoReturn, Optional

from .board import Board
from .client import BAUD
from .commands import Searched
from .formats import VERSION, Bound
from .moves import Move, MoveError
from .position import Position, PositionError
from .session import LinkError
from .text import quoted

_BAD = 2
_INTERRUPTED = 130
_EXAMPLES = """\
examples:
  python -m fpgambit_link --port /dev/ttyUSB1 hello
  python -m fpgambit_link --port /dev/ttyUSB1 moves startpos
  python -m fpgambit_link --port /dev/ttyUSB1 search --depth 4 --moves 'e2e4 e7e5' startpos
"""


class _OneLine(argparse.ArgumentParser):
    """A parser that reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"fpgambit_link: {quoted(message)[1:-1]}: see --help", file=sys.stderr)
        sys.exit(_BAD)


def _baud(text: str) -> int:
    if not text.isdecimal() or not 300 <= int(text[:10]) <= 12_000_000:
        raise argparse.ArgumentTypeError(f"{quoted(text)}: expected 300 to 12000000")
    return int(text)


def _depth(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text not in map(str, range(least, most + 1)):
            raise argparse.ArgumentTypeError(f"{quoted(text)}: expected {least} to {most}")
        return int(text)

    return read


def _score(found: Searched) -> str:
    """`+0.31`, `mate 2 at least`, `unknown`."""
    if found.bound == Bound.NONE:
        return "unknown"
    score = f"{found.score / 100:+.2f}" if found.mate is None else f"mate {found.mate}"
    return score + {Bound.LOWER: " at most", Bound.UPPER: " at least"}.get(found.bound, "")


def _parser() -> argparse.ArgumentParser:
    parser = _OneLine(
        "python -m fpgambit_link",
        description="Ask an fpgambit board for moves, node counts and searches, over a serial port.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"fpgambit_link {VERSION}")
    # These options may come before or after the command.
    line = _OneLine(add_help=False, argument_default=argparse.SUPPRESS)
    for one in (parser, line):
        one.add_argument("--port", metavar="PATH", help="serial port of the board, such as /dev/ttyUSB1 or COM3")
        one.add_argument("--baud", type=_baud, metavar="RATE", help=f"rate of the serial port in bit/s, 300 to 12000000 (default: {BAUD})")
    parser.set_defaults(baud=BAUD)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("hello", parents=[line], help="print the board's protocol version, units, clock rate and build")
    moves = commands.add_parser("moves", parents=[line], help="print the legal moves of a position in UCI notation")
    perft = commands.add_parser("perft", parents=[line], help="count the leaf nodes of the move tree below a position (boards with all units)")
    perft.add_argument("--depth", type=_depth(1, 10), required=True, metavar="PLIES", help="depth in plies, 1 to 10")
    search = commands.add_parser("search", parents=[line], help="search a position for the best move (boards with all units)")
    search.add_argument("--depth", type=_depth(0, 12), required=True, metavar="PLIES", help="search depth in plies, 0 to 12")
    search.add_argument("--moves", default="", metavar="MOVES", help="moves to play before the search, in UCI notation: 'e2e4 e7e5'")
    for command in (moves, perft, search):
        command.add_argument("fen", nargs="+", metavar="FEN", help="startpos or a FEN, with or without quotes")
    return parser


def _run(arguments: argparse.Namespace) -> str:
    """Run the command and return the text to print."""
    position = Position.from_fen(" ".join(arguments.fen)) if "fen" in arguments else None
    with Board.open(arguments.port, arguments.baud) as board:
        if position is None:
            about = board.about
            return f"protocol {about.version}, units {about.units:#x}, {about.clock_hz} Hz, build {about.identity:08x}"
        if arguments.command == "perft":
            return str(board.perft(position, arguments.depth).nodes)
        if arguments.command == "search":
            found = board.search(position, arguments.depth, arguments.moves.split())
            best = Move.from_word(found.best).uci if found.best else "-"
            return f"{best} {_score(found)} {found.nodes} nodes, {found.cycles} cycles"
        return " ".join(move.uci for move in board.moves(position))


def main(arguments: Optional[List[str]] = None) -> int:
    """Run the command line and return the exit status."""
    try:
        parser = _parser()
        parsed = parser.parse_args(arguments)
        if parsed.port is None:
            parser.error("no board: expected --port PATH")
        print(_run(parsed), flush=True)
    except (PositionError, MoveError, LinkError) as error:
        print(f"fpgambit_link: {error}", file=sys.stderr)
        return _BAD
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # The reader has closed the pipe. Python must not try to write the rest when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
