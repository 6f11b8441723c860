"""Commands of the link as bytes, and what the results of each say.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, NamedTuple, Optional, Sequence, Tuple

from .formats import Answer as AnswerBits
from .formats import Bound, Command, CommandBit, Mode, PerftCommand, SearchCommand, SearchSetting, SearchStatus, SystemCommand
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
CANCEL_SEARCH = bytes([_code(Command.SEARCH, SearchCommand.CANCEL)])
SEARCH_PROGRESS = bytes([_code(Command.SEARCH, SearchCommand.PROGRESS)])

#: A mate at the root is worth this, and each ply until it takes one off.
MATE = 32_000
#: Scores beyond it are mates.
MATE_BOUND = MATE - 32


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


def search_record(record: MoveRecord) -> bytes:
    """Play a move of the searcher's game; the null move's record begins another game."""
    return bytes([_code(Command.SEARCH_SETTING, SearchSetting.RECORD)]) + record.word.to_bytes(4, "little")


def search(depth: int, alpha: int, beta: int, first: int = 0, nodes: int = 0) -> bytes:
    """Begin to search the generator's board 0 to 12 plies deep, in a window, with the word of a move to try first (0: none),
    and up to a node limit (0: none)."""
    window = alpha.to_bytes(2, "little", signed=True) + beta.to_bytes(2, "little", signed=True)
    limit = nodes.to_bytes(5, "little")
    settings = [
        (SearchSetting.WINDOW, window),
        (SearchSetting.NODES, limit[:4]),
        (SearchSetting.FIRST, limit[4:] + b"\0" + first.to_bytes(2, "little")),
    ]
    data = b"".join(bytes([_code(Command.SEARCH_SETTING, which)]) + value for which, value in settings)
    return data + bytes([_code(Command.SEARCH, depth)])


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


class Searched(NamedTuple):
    """What a search has come to; score, bound, best and status when it is done."""

    running: bool
    done: bool
    #: One of `formats.SearchStatus`.
    status: int
    #: What the score says of the root's: one of `formats.Bound`.
    bound: int
    #: Centipawns for the side to move; mates beyond `MATE_BOUND`.
    score: int
    #: The word of the best move; 0: none.
    best: int
    nodes: int
    #: Clocks of the unit.
    cycles: int

    @property
    def mate(self) -> Optional[int]:
        """Moves to a forced mate, negative for the side that is mated; None when the score is no mate."""
        if abs(self.score) <= MATE_BOUND or self.bound == Bound.NONE:
            return None
        moves = (MATE - abs(self.score) + 1) // 2
        return moves if self.score > 0 else -moves

    @property
    def cancelled(self) -> bool:
        """It was ended before its end, and not by the node limit."""
        return self.done and self.status == SearchStatus.CANCELLED


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

    def searched(self) -> Searched:
        """The result of `SEARCH_PROGRESS`."""
        flags, _, nodes_high, cycles_high = (self._number(1) for _ in range(4))
        score, best = self._number(2), self._number(2)
        nodes, cycles = nodes_high << 32 | self._number(4), cycles_high << 32 | self._number(4)
        score -= (score & 0x8000) << 1
        return Searched(flags & 3 == 1, flags & 3 == 2, flags >> 2 & 3, flags >> 4 & 3, score, best, nodes, cycles)

    def tablebase(self) -> bool:
        """The result of `tablebase`."""
        return bool(self._number(4))
