"""Talk to an fpgambit board over a serial port.

    from fpgambit_link import Board, Position

    with Board.open("/dev/ttyUSB1") as board:
        print(*board.moves(Position.from_fen("startpos")))

`board` is the module for users. Below it are `client` (sends requests over a line and retries them), `session` (the
protocol without a line), `commands`, `frame`, and the formats of positions and moves: `position`, `moves`, `formats`.
`cocotb` drives simulated units, and `pychess` converts to and from python-chess; each imports the package that it is
named after.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from .board import AttackQuery, Board, Game, Perft
from .client import Client, Patience
from .commands import About, Attacks, Counters, Generated, Repetition, Searched
from .formats import VERSION
from .moves import Move, MoveError, MoveRecord, square
from .position import Position, PositionError
from .session import LinkError, Lost, Refused, Silent

__version__ = VERSION

__all__ = [
    "About",
    "AttackQuery",
    "Attacks",
    "Board",
    "Client",
    "Counters",
    "Game",
    "Generated",
    "LinkError",
    "Lost",
    "Move",
    "MoveError",
    "MoveRecord",
    "Patience",
    "Perft",
    "Position",
    "PositionError",
    "Refused",
    "Repetition",
    "Searched",
    "Silent",
    "square",
]
