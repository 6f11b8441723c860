"""Commands of the link as bytes, and what the results of each say.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, NamedTuple, Optional, Sequence, Tuple

from .formats import Answer as AnswerBits
from .formats import Command, CommandBit, Mode, PerftCommand, SystemCommand
from .moves import MoveRecord

#: Bit 16 of an attack unit's word marks the last one.
_LAST = 1 << 16


class ResultsError(ValueError):
    """Results that do not hold what was asked for: no board of this protocol."""


def _code(command: int, low: int) -> int:
    return command << 4 | low


HELLO = bytes([_code(Command.SYSTEM, SystemCommand.HELLO)])
COUNTERS = bytes([_code(Command.SYSTEM, SystemCommand.COUNTERS)])
RESET = bytes([_code(Command.SYSTEM, SystemCommand.RESET)])
#: Take the newest move of the game back.
POP = bytes([_code(Command.GAME, 1 << CommandBit.BACK)])
#: Take the newest move made on the generator's board back.
UNMAKE = bytes([_code(Command.MAKE, 1 << CommandBit.BACK)])
CANCEL = bytes([_code(Command.PERFT, PerftCommand.CANCEL)])
PROGRESS = bytes([_code(Command.PERFT, PerftCommand.PROGRESS)])


def load(address: int, word: int) -> bytes:
    """Load a word of the board image into the generator: 0 to 7 ranks, 8 the state word."""
    return bytes([_code(Command.LOAD_MOVEGEN, address)]) + word.to_bytes(4, "little")


def load_game(image: Sequence[int]) -> bytes:
    """Load the repetition unit, whose game begins anew with this position."""
    head = Command.LOAD_REPETITION
    return b"".join(bytes([_code(head, at)]) + word.to_bytes(4, "little") for at, word in enumerate(image))


def moves(legal: bool = True, captures: bool = False, timed: bool = False) -> bytes:
    """Generate moves: legal or pseudo-legal; all, or captures and promotions; each with its cycle or without."""
    low = legal << CommandBit.LEGAL | captures << CommandBit.CAPTURES | timed << CommandBit.TIMED
    return bytes([_code(Command.MOVES, low)])


def push(record: MoveRecord) -> bytes:
    """Play a move of the game."""
    return bytes([_code(Command.GAME, record.promotion)]) + record.word.to_bytes(3, "little")


def query(first: bool = False, near: bool = False, whole: bool = False) -> bytes:
    """Ask for repetitions: up to the nearest one; moves that repeat too; without stopping early."""
    return bytes([_code(Command.QUERY, first << Mode.FIRST | near << Mode.NEAR | whole << Mode.WHOLE)])


def make(word: int) -> bytes:
    """Make the move of this word on the generator's board."""
    return bytes([_code(Command.MAKE, 0)]) + word.to_bytes(2, "little")


def attack(kind: int, square: int, side: int = 0) -> bytes:
    """Ask the attack unit: `kind` is one of `formats.Query`."""
    return bytes([_code(Command.ATTACK, kind), square | side << 6])


def perft(depth: int) -> bytes:
    """Begin to count the nodes 1 to 10 plies below the generator's board."""
    return bytes([_code(Command.PERFT, depth)])


def tablebase(king: int, other: int, queen: int, rook: int) -> bytes:
    """Ask whether the queen's side, to move, wins: its king, the other king, queen and rook."""
    squares = king | other << 6 | queen << 12 | rook << 18
    return bytes([_code(Command.TABLEBASE, 0)]) + squares.to_bytes(3, "little")


class About(NamedTuple):
    """What a board says of itself."""

    #: Version of the protocol.
    version: int
    #: Requests that may be open at once.
    window: int
    #: Bits by `formats.LinkUnit`.
    units: int
    #: The longest request in bytes, decoded, head and check included.
    request_limit: int
    #: Bytes of an answer, coded, from which on results are left out.
    answer_limit: int
    #: The clock's frequency in Hz.
    clock_hz: int
    #: Tells one build from another.
    identity: int

    def has(self, unit: int) -> bool:
        """Whether the board has a unit of `formats.LinkUnit`."""
        return bool(self.units >> unit & 1)


class Counters(NamedTuple):
    """What the receiver has counted since its reset, modulo 2^16, 2^16 and 2^32."""

    passed: int
    dropped: int
    clocks: int


class Generated(NamedTuple):
    """A generation's moves."""

    words: Tuple[int, ...]
    #: The cycle in which each left, when asked for.
    cycles_of: Tuple[int, ...]
    #: Clocks from the start to the last word.
    cycles: int
    #: Squares visited.
    visited: int


@dataclass(frozen=True)
class Repetition:
    """What a repetition query found."""

    #: How often the position has occurred, this time included, up to 127; up to 2 of a query to the nearest.
    count: int
    #: How many plies back it last occurred, or None.
    back: Optional[int]
    #: Moves before the last 510 were dropped, and might hold more.
    cut: bool
    #: The walk ended early.
    early: bool
    #: Squares (source, target) of moves after which a position would come again; whether they are legal is not asked.
    near: Tuple[Tuple[int, int], ...]
    #: Clocks of the query.
    cycles: int
    #: Pairs of moves taken back.
    steps: int
    #: Moves kept.
    held: int
    #: How many of the newest are reversible.
    reversible: int


class Attacks(NamedTuple):
    """What an attack query found: the unit's words, which mean what `formats.AttackAnswer` says."""

    words: Tuple[int, ...]
    cycles: int
    visited: int


class Progress(NamedTuple):
    """How far a count is."""

    running: bool
    done: bool
    #: Moves of the root that are counted.
    moves: int
    cycles: int
    #: Nodes below those moves.
    nodes: int


class Results:
    """Reads the results of an answer in the order of the commands. ResultsError when they do not hold what is read."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def done(self) -> None:
        """Hold the results to their end. ResultsError when something is left."""
        if self._at != len(self._data):
            raise ResultsError(f"{len(self._data) - self._at} bytes of results too many")

    def _number(self, size: int) -> int:
        piece = self._data[self._at : self._at + size]
        if len(piece) < size:
            raise ResultsError(f"results of {len(self._data)} bytes end too early")
        self._at += size
        return int.from_bytes(piece, "little")

    def about(self) -> About:
        """The result of `HELLO`."""
        return About(*(self._number(size) for size in (1, 1, 2, 2, 2, 4, 4)))

    def counters(self) -> Counters:
        """The result of `COUNTERS`."""
        return Counters(self._number(2), self._number(2), self._number(4))

    def moves(self, timed: bool = False) -> Generated:
        """The result of `moves`."""
        words: List[int] = []
        cycles: List[int] = []
        while word := self._number(2):
            words.append(word)
            if timed:
                cycles.append(self._number(2))
        return Generated(tuple(words), tuple(cycles), self._number(2), self._number(2))

    def query(self) -> Repetition:
        """The result of `query`."""
        near: List[Tuple[int, int]] = []
        count = 0
        while not count:
            word = self._number(4)
            count = word >> AnswerBits.COUNT & 127
            if word >> AnswerBits.CANDIDATE & 1:
                near.append((word & 63, word >> AnswerBits.TO & 63))
        return Repetition(
            count,
            word >> AnswerBits.BACK if word >> AnswerBits.REPEATED & 1 else None,
            bool(word >> AnswerBits.CUT & 1),
            bool(word >> AnswerBits.EARLY & 1),
            tuple(near),
            *(self._number(2) for _ in range(4)),
        )

    def attack(self) -> Attacks:
        """The result of `attack`."""
        words: List[int] = []
        while True:
            word = self._number(4)
            words.append(word & 0xFFFF)
            if word & _LAST:
                return Attacks(tuple(words), self._number(2), self._number(2))

    def progress(self) -> Progress:
        """The result of `PROGRESS`."""
        state = self._number(2)
        return Progress(bool(state & 1), bool(state & 2), self._number(2), self._number(4), self._number(8))

    def tablebase(self) -> bool:
        """The result of `tablebase`."""
        return bool(self._number(4))
