"""Commands of the link as bytes, and the results of each.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, NamedTuple, Optional, Sequence, Tuple

from .formats import Answer as AnswerBits
from .formats import Bound, Command, CommandBit, JobCommand, JobWord, Mode, PerftCommand, SearchCommand, SearchSetting
from .formats import SearchStatus, SystemCommand
from .moves import MoveRecord

#: Bit 16 of a word from the attack unit marks the last word.
_LAST = 1 << 16


class ResultsError(ValueError):
    """Results that do not match the commands. They do not come from a board with this protocol."""


def _code(command: int, low: int) -> int:
    return command << 4 | low


HELLO = bytes([_code(Command.SYSTEM, SystemCommand.HELLO)])
COUNTERS = bytes([_code(Command.SYSTEM, SystemCommand.COUNTERS)])
RESET = bytes([_code(Command.SYSTEM, SystemCommand.RESET)])
#: Take back the last move of the game.
POP = bytes([_code(Command.GAME, 1 << CommandBit.BACK)])
#: Take back the last move on the generator's board.
UNMAKE = bytes([_code(Command.MAKE, 1 << CommandBit.BACK)])
CANCEL = bytes([_code(Command.PERFT, PerftCommand.CANCEL)])
PROGRESS = bytes([_code(Command.PERFT, PerftCommand.PROGRESS)])
CANCEL_SEARCH = bytes([_code(Command.SEARCH, SearchCommand.CANCEL)])
SEARCH_PROGRESS = bytes([_code(Command.SEARCH, SearchCommand.PROGRESS)])
TAKE_RESULT = bytes([_code(Command.JOB, JobCommand.TAKE)])

#: The score of a mate at the root. Each ply before the mate subtracts 1.
MATE = 32_000
#: A score beyond this value is a mate.
MATE_BOUND = MATE - 32


def load(address: int, word: int) -> bytes:
    """Load a word of the board image into the generator: 0 to 7 ranks, 8 the state word."""
    return bytes([_code(Command.LOAD_MOVEGEN, address)]) + word.to_bytes(4, "little")


def load_game(image: Sequence[int]) -> bytes:
    """Load a word into the repetition unit, which begins another game with this position."""
    head = Command.LOAD_REPETITION
    return b"".join(bytes([_code(head, at)]) + word.to_bytes(4, "little") for at, word in enumerate(image))


def moves(legal: bool = True, captures: bool = False, timed: bool = False) -> bytes:
    """Generate moves: legal or pseudo-legal, all or only captures and promotions, with or without the cycle of each."""
    low = legal << CommandBit.LEGAL | captures << CommandBit.CAPTURES | timed << CommandBit.TIMED
    return bytes([_code(Command.MOVES, low)])


def push(record: MoveRecord) -> bytes:
    """Play a move of the game."""
    return bytes([_code(Command.GAME, record.promotion)]) + record.word.to_bytes(3, "little")


def query(first: bool = False, near: bool = False, whole: bool = False) -> bytes:
    """Query repetitions. Options: stop at the nearest, also list repeating moves, do not stop early."""
    return bytes([_code(Command.QUERY, first << Mode.FIRST | near << Mode.NEAR | whole << Mode.WHOLE)])


def make(word: int) -> bytes:
    """Make a move on the generator's board, given as a move word."""
    return bytes([_code(Command.MAKE, 0)]) + word.to_bytes(2, "little")


def attack(kind: int, square: int, side: int = 0) -> bytes:
    """Query the attack unit. `kind` is one of `formats.Query`."""
    return bytes([_code(Command.ATTACK, kind), square | side << 6])


def perft(depth: int) -> bytes:
    """Start to count the nodes 1 to 10 plies below the generator's board."""
    return bytes([_code(Command.PERFT, depth)])


def tablebase(king: int, other: int, queen: int, rook: int) -> bytes:
    """Query whether the queen's side, which is to move, wins. The squares are its king, the other king, the queen and
    the rook."""
    squares = king | other << 6 | queen << 12 | rook << 18
    return bytes([_code(Command.TABLEBASE, 0)]) + squares.to_bytes(3, "little")


def search_record(record: MoveRecord) -> bytes:
    """Play a move of the searcher's game. The record of a null move begins another game."""
    return bytes([_code(Command.SEARCH_SETTING, SearchSetting.RECORD)]) + record.word.to_bytes(4, "little")


def search(depth: int, alpha: int, beta: int, first: int = 0, nodes: int = 0) -> bytes:
    """Start to search the generator's board, 0 to 12 plies deep and in a window. `first` is the word of a move to try
    first, `nodes` a node limit (0: none of either)."""
    return _settings(alpha, beta, first, nodes) + bytes([_code(Command.SEARCH, depth)])


def add_job(
    depth: int, alpha: int, beta: int, tag: int, first: int = 0, nodes: int = 0, only: bool = False, second: int = 0
) -> bytes:
    """Add a search of the generator's board to those in progress. `tag` is 0 to 255. With `only`, the root tries no move
    but `first`; `second` is then the word of the only reply (0: all)."""
    argument = second | tag << JobWord.TAG | only << JobWord.ONLY
    job = bytes([_code(Command.JOB, depth)]) + argument.to_bytes(4, "little")
    return _settings(alpha, beta, first, nodes) + job


def _settings(alpha: int, beta: int, first: int, nodes: int) -> bytes:
    window = alpha.to_bytes(2, "little", signed=True) + beta.to_bytes(2, "little", signed=True)
    limit = nodes.to_bytes(5, "little")
    settings = [
        (SearchSetting.WINDOW, window),
        (SearchSetting.NODES, limit[:4]),
        (SearchSetting.FIRST, limit[4:] + b"\0" + first.to_bytes(2, "little")),
    ]
    return b"".join(bytes([_code(Command.SEARCH_SETTING, which)]) + value for which, value in settings)


class About(NamedTuple):
    """A board's description of itself."""

    #: Version of the protocol.
    version: int
    #: The number of requests that may be open at the same time.
    window: int
    #: The units of the board: bits numbered by `formats.LinkUnit`.
    units: int
    #: The length of the longest request in bytes, decoded, with head and checksum.
    request_limit: int
    #: When an encoded answer has this many bytes, the board omits further results.
    answer_limit: int
    #: The clock's frequency in Hz.
    clock_hz: int
    #: Identifies the build.
    identity: int

    def has(self, unit: int) -> bool:
        """Whether the board has a unit of `formats.LinkUnit`."""
        return bool(self.units >> unit & 1)


class Counters(NamedTuple):
    """The counters of the receiver since its reset, modulo 2^16, 2^16 and 2^32."""

    passed: int
    dropped: int
    clocks: int


class Generated(NamedTuple):
    """The moves of a generation."""

    words: Tuple[int, ...]
    #: The cycle in which each move left the unit, if requested.
    cycles_of: Tuple[int, ...]
    #: Clocks from the start to the last word.
    cycles: int
    #: Squares visited.
    visited: int


@dataclass(frozen=True)
class Repetition:
    """The answer to a repetition query."""

    #: How often the position has occurred, including this time: up to 127, or up to 2 if the query stops at the
    #: nearest.
    count: int
    #: How many plies back it last occurred, or None.
    back: Optional[int]
    #: The unit has dropped the moves before the last 510, so there may be more occurrences.
    cut: bool
    #: The walk ended early.
    early: bool
    #: The squares (source, target) of moves after which a position would occur again. The unit does not check whether
    #: they are legal.
    near: Tuple[Tuple[int, int], ...]
    #: Clocks of the query.
    cycles: int
    #: Pairs of moves taken back.
    steps: int
    #: The number of moves that the unit keeps.
    held: int
    #: The number of reversible moves at the end.
    reversible: int


class Attacks(NamedTuple):
    """The answer to an attack query: the words of the unit. `formats.AttackAnswer` defines their fields."""

    words: Tuple[int, ...]
    cycles: int
    visited: int


class Progress(NamedTuple):
    """The progress of a count."""

    running: bool
    done: bool
    #: The number of root moves that are complete.
    moves: int
    cycles: int
    #: Nodes below those moves.
    nodes: int


class Searched(NamedTuple):
    """The progress of a search. Score, bound, best and status are valid when it is done."""

    running: bool
    done: bool
    #: The tag of the job; 0 for `search`.
    tag: int
    #: One of `formats.SearchStatus`.
    status: int
    #: How the score bounds the root's score: one of `formats.Bound`.
    bound: int
    #: The score in centipawns for the side to move. Beyond `MATE_BOUND` it is a mate.
    score: int
    #: The word of the best move; 0: none.
    best: int
    nodes: int
    #: Clocks of the unit.
    cycles: int

    @property
    def mate(self) -> Optional[int]:
        """Moves to a forced mate, negative if the side to move is mated; None if the score is not a mate."""
        if abs(self.score) <= MATE_BOUND or self.bound == Bound.NONE:
            return None
        moves = (MATE - abs(self.score) + 1) // 2
        return moves if self.score > 0 else -moves

    @property
    def cancelled(self) -> bool:
        """Whether the search was cancelled before its end, and not by the node limit."""
        return self.done and self.status == SearchStatus.CANCELLED


class Results:
    """Reads the results of an answer in the order of the commands. Raises ResultsError if they do not match."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def done(self) -> None:
        """Check that all results have been read. Raises ResultsError if something is left."""
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
        """The result of `SEARCH_PROGRESS` or `TAKE_RESULT`."""
        flags, tag, nodes_high, cycles_high = (self._number(1) for _ in range(4))
        score, best = self._number(2), self._number(2)
        nodes, cycles = nodes_high << 32 | self._number(4), cycles_high << 32 | self._number(4)
        score -= (score & 0x8000) << 1
        return Searched(flags & 3 == 1, flags & 3 == 2, tag, flags >> 2 & 3, flags >> 4 & 3, score, best, nodes, cycles)

    def tablebase(self) -> bool:
        """The result of `tablebase`."""
        return bool(self._number(4))
