"""A board, and the answers of its units about positions and games.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

import time
from typing import Callable, Dict, Iterable, List, NamedTuple, Optional, Sequence, TypeVar, Union

from . import commands
from .client import BAUD, Client, Line, Patience, SerialLine
from .commands import About, Attacks, Counters, Generated, Repetition, Results, ResultsError, Searched
from .formats import HistoryLimit, LinkJob, LinkUnit, SearchCommand, Status
from .moves import Move, MoveError, MoveRecord
from .position import Position
from .session import ROOM, LinkError, Lost, Refused

_T = TypeVar("_T")

#: How many times to begin another session before giving up a request.
_SESSIONS = 3
#: The widest window of a search extends from minus this value to this value, in centipawns.
WINDOW = 32_767
#: The longest pause between two progress requests for a count or a search, in seconds.
_PAUSE = 0.05

_UNITS = {
    LinkUnit.MOVEGEN: "move generator",
    LinkUnit.REPETITION: "repetition unit",
    LinkUnit.MAKE: "make unit",
    LinkUnit.ATTACK: "attack unit",
    LinkUnit.PERFT: "perft unit",
    LinkUnit.TABLEBASE: "tablebase of queen against rook",
    LinkUnit.SEARCH: "searcher",
    LinkUnit.JOBS: "searcher of the fast build",
}


class AttackQuery(NamedTuple):
    """A query to the attack unit."""

    #: One of `formats.Query`.
    kind: int
    square: int = 0
    #: The side, 0 White, 1 Black.
    side: int = 0


class Perft(NamedTuple):
    """A count of nodes."""

    nodes: int
    #: Clocks of the unit, modulo 2^32.
    cycles: int


class Board:
    """A board with a session. Whatever happens on the line, a method returns a correct answer or raises an exception.

    After a reset of the board, or if another program uses its line, the board object begins another session and loads
    everything again.

        with Board.open("/dev/ttyUSB1") as board:
            print(*board.moves(Position.from_fen("startpos")))
    """

    def __init__(self, line: Line, patience: Patience = Patience()) -> None:
        """Begin a session over a line. Raises Silent if no board answers."""
        self.client = Client(line, patience)
        #: The board's description of itself.
        self.about: About = self.client.hello()
        #: The words on the generator's board, as far as they are known.
        self._held: Dict[int, int] = {}
        #: The game that is loaded in the repetition unit.
        self._player: Optional["Game"] = None

    @classmethod
    def open(cls, path: str, baud: int = BAUD, patience: Patience = Patience()) -> "Board":
        """Begin a session with the board at a serial port. Raises LinkError if there is no such port, or no board at
        it."""
        line = SerialLine(path, baud)
        try:
            return cls(line, patience)
        except BaseException:
            line.close()
            raise

    def close(self) -> None:
        """Close the line."""
        self.client.close()

    def __enter__(self) -> "Board":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def counters(self) -> Counters:
        """The numbers of frames that the board has accepted and dropped, and its clocks."""
        return self._in_session(lambda: Results(self.client.ask(commands.COUNTERS)).counters())

    def moves(self, position: Position, legal: bool = True, captures: bool = False) -> List[Move]:
        """The moves of a position, in the order of the walk: legal or pseudo-legal, all or only captures and
        promotions."""
        [found] = self.moves_of([position], legal, captures)
        return found

    def moves_of(self, positions: Iterable[Position], legal: bool = True, captures: bool = False) -> List[List[Move]]:
        """The moves of many positions. Each request contains as many positions as fit."""
        self._needs(LinkUnit.MOVEGEN)
        left = list(positions)
        found: List[List[Move]] = []
        most = len(left)

        def work() -> List[List[Move]]:
            generated = self._moves_together(left[:most], legal, captures)
            return [[Move.from_word(word) for word in one.words] for one in generated]

        while left:
            done = self._in_session(work)
            # If an answer had no room for all moves, keep the next request small enough that its answer may fit.
            most = 2 * len(done)
            found += done
            del left[: len(done)]
        return found

    def generate(self, position: Position, legal: bool = True, captures: bool = False) -> Generated:
        """The moves of a position with the cycle of each. Raises Refused with status 6 if there are more than 236."""
        self._needs(LinkUnit.MOVEGEN)
        command = commands.moves(legal, captures, timed=True)
        return self._about(position, command, lambda results: results.moves(timed=True))

    def moves_after(self, position: Position, line: Sequence[Move]) -> List[Move]:
        """The legal moves after a line of at most 100 moves. The board makes the moves itself and takes them back."""
        self._needs(LinkUnit.MAKE)
        made = b"".join(commands.make(move.word) for move in line)
        command = made + commands.moves() + len(line) * commands.UNMAKE
        return self._about(position, command, lambda results: [Move.from_word(word) for word in results.moves().words])

    def attacks(self, position: Position, queries: Sequence[AttackQuery]) -> List[Attacks]:
        """The answers of the attack unit to at most 200 queries."""
        self._needs(LinkUnit.ATTACK)
        command = b"".join(commands.attack(*query) for query in queries)
        return self._about(position, command, lambda results: [results.attack() for _ in queries])

    def perft(self, position: Position, depth: int) -> Perft:
        """Count the nodes 1 to 10 plies below a position. Returns when the board has finished."""
        self._needs(LinkUnit.PERFT)
        if not 1 <= depth <= 10:
            raise ValueError(f"depth {depth}: expected 1 to 10")
        return self._in_session(lambda: self._perft(position, depth))

    def tablebase(self, king: int, other: int, queen: int, rook: int) -> bool:
        """Whether the queen's side, which is to move, wins against the rook. The arguments are the squares of its king,
        the other king, the queen and the rook. An illegal position is not won."""
        self._needs(LinkUnit.TABLEBASE)
        command = commands.tablebase(king, other, queen, rook)
        return self._in_session(lambda: Results(self.client.ask(command)).tablebase())

    def search(
        self,
        start: Position,
        depth: int,
        moves: Sequence[Union[Move, str]] = (),
        *,
        alpha: int = -WINDOW,
        beta: int = WINDOW,
        first: Optional[Move] = None,
        nodes: int = 0,
        stop: Callable[[], bool] = lambda: False,
    ) -> Searched:
        """Search the position that the moves of a game lead to: 0 to 12 plies deep and then captures, in a window, up
        to a node limit (0: no limit). Calls `stop` from time to time. Returns when the board has finished, or soon
        after `stop` returns True.

        Positions of the game count for repetitions. Raises ValueError for an invalid depth, window or limit.
        """
        self._needs(LinkUnit.SEARCH)
        _check_search(depth, nodes)
        if not -WINDOW <= alpha < beta <= WINDOW:
            raise ValueError(f"window {alpha} to {beta}: expected alpha below beta, from -{WINDOW} to {WINDOW}")
        position, game = start, [MoveRecord.null()]
        for move in moves:
            if isinstance(move, str):
                move = position.move(move)
            game.append(position.record(move))
            position = position.play(move)
        job = commands.search(depth, alpha, beta, first.word if first else 0, nodes)
        return self._in_session(lambda: self._search(position, [*map(commands.search_record, game), job], stop))

    def search_all(self, positions: Sequence[Position], depth: int, nodes: int = 0) -> List[Searched]:
        """Search positions that have no game before them, 24 at a time, each with this depth and node limit (0: no
        limit). The results are in the order of the positions. Raises ValueError for an invalid depth or limit."""
        self._needs(LinkUnit.JOBS)
        _check_search(depth, nodes)
        return self._in_session(lambda: self._search_all(positions, depth, nodes))

    def game(self, start: Position) -> "Game":
        """Begin a game in which the board finds repetitions. Several games may take turns: each loads its moves again
        when it is its turn."""
        self._needs(LinkUnit.REPETITION)
        return Game(self, start)

    def _needs(self, unit: int) -> None:
        if not self.about.has(unit):
            raise LinkError(f"the board has no {_UNITS[unit]}")

    def _in_session(self, work: Callable[[], _T]) -> _T:
        """Do some work, and repeat it in another session if this one is lost."""
        lost = 0
        while True:
            try:
                return work()
            except Lost:
                if lost == _SESSIONS:
                    raise
            except (ResultsError, MoveError) as error:
                raise LinkError(f"invalid answer from the board: {error}") from error
            lost += 1
            self._held.clear()
            self._player = None
            self.about = self.client.hello()

    def _load(self, position: Position) -> bytes:
        """Commands that load the words that differ from the generator's board. Until the answer arrives, its board is
        unknown."""
        changed = [(at, word) for at, word in enumerate(position.image) if self._held.get(at) != word]
        self._held.clear()
        return b"".join(commands.load(at, word) for at, word in changed)

    def _holds(self, position: Position) -> None:
        self._held = dict(enumerate(position.image))

    def _about(self, position: Position, command: bytes, read: Callable[[Results], _T]) -> _T:
        """Load a position and run a command that leaves it on the generator's board."""

        def work() -> _T:
            results = Results(self.client.ask(self._load(position) + command))
            found = read(results)
            results.done()
            self._holds(position)
            return found

        return self._in_session(work)

    def _moves_together(self, positions: Sequence[Position], legal: bool, captures: bool) -> List[Generated]:
        """The moves of the first positions: at least one, and as many as fit into the request and the answer."""
        request = b""
        count = 0
        held = dict(self._held)
        for position in positions:
            image = dict(enumerate(position.image))
            changed = [commands.load(at, word) for at, word in image.items() if held.get(at) != word]
            more = b"".join(changed) + commands.moves(legal, captures)
            if len(request) + len(more) > ROOM:
                break
            request, held, count = request + more, image, count + 1
        self._held.clear()
        whole = True
        try:
            data = self.client.ask(request)
        except Refused as refused:
            if refused.answer.status != Status.TOO_LONG:
                raise
            data, whole = refused.answer.results, False
        results = Results(data)
        found: List[Generated] = []
        try:
            for _ in range(count):
                found.append(results.moves())
        except ResultsError:
            if whole or not found:
                raise
        if whole:
            results.done()
        # The board has run all commands, even those whose results did not fit into the answer.
        self._held = held
        return found

    def _perft(self, position: Position, depth: int) -> Perft:
        self.client.ask(self._load(position) + commands.perft(depth))
        self._holds(position)
        pause = 0.001
        while True:
            progress = Results(self.client.ask(commands.PROGRESS)).progress()
            if progress.done:
                return Perft(progress.nodes, progress.cycles)
            if not progress.running:
                raise ResultsError("perft neither goes on nor is done")
            time.sleep(pause)
            pause = min(_PAUSE, 2 * pause)


    def _search(self, position: Position, parts: List[bytes], stop: Callable[[], bool]) -> Searched:
        for request in _requests([self._load(position), *parts]):
            self.client.ask(request)
        self._holds(position)
        pause = 0.001
        command = commands.SEARCH_PROGRESS
        while True:
            found = Results(self.client.ask(command)).searched()
            if found.done:
                return found
            if not found.running:
                raise ResultsError("the search neither goes on nor is done")
            if stop():
                command = commands.CANCEL_SEARCH + commands.SEARCH_PROGRESS
                continue
            time.sleep(pause)
            pause = min(_PAUSE, 2 * pause)

    def _search_all(self, positions: Sequence[Position], depth: int, nodes: int) -> List[Searched]:
        # The record of a null move begins a game and discards other jobs.
        self.client.ask(commands.search_record(MoveRecord.null()))
        found: Dict[int, Searched] = {}
        #: The numbers of the positions being searched, by tag.
        open_: Dict[int, int] = {}
        begun = 0
        pause = 0.001
        while len(found) < len(positions):
            parts: List[bytes] = []
            while len(open_) < LinkJob.LIMIT and begun < len(positions):
                tag = next(tag for tag in range(LinkJob.LIMIT) if tag not in open_)
                position = positions[begun]
                parts.append(self._load(position) + commands.add_job(depth, -WINDOW, WINDOW, tag, nodes=nodes))
                self._holds(position)
                open_[tag] = begun
                begun += 1
            # Unknown until the answers arrive.
            held, self._held = self._held, {}
            requests = _requests([*parts, commands.TAKE_RESULT * len(open_)])
            results = Results(b"".join([self.client.ask(request) for request in requests]))
            self._held = held
            taken = [results.searched() for _ in range(len(open_))]
            ended = [one for one in taken if one.done]
            for one in taken:
                if not one.done and not one.running:
                    raise ResultsError("the searches neither go on nor are done")
            for one in ended:
                if one.tag not in open_:
                    raise ResultsError(f"a result with tag {one.tag}, which no job has")
                found[open_.pop(one.tag)] = one
            if ended:
                pause = 0.001
            else:
                time.sleep(pause)
                pause = min(_PAUSE, 2 * pause)
        return [found[number] for number in range(len(positions))]


def _check_search(depth: int, nodes: int) -> None:
    if not 0 <= depth <= SearchCommand.DEEPEST:
        raise ValueError(f"depth {depth}: expected 0 to {SearchCommand.DEEPEST}")
    if not 0 <= nodes < 1 << 40:
        raise ValueError(f"node limit {nodes}: expected 0 (none) to {(1 << 40) - 1}")


class Game:
    """A game in the repetition unit, made by `Board.game`. It keeps its moves, so it survives a lost session."""

    def __init__(self, board: Board, start: Position) -> None:
        self._board = board
        self._positions = [start]
        self._records: List[MoveRecord] = []
        #: Commands that the board has not received yet.
        self._pending: List[bytes] = []
        #: Moves that the unit can take back.
        self._kept = 0

    @property
    def position(self) -> Position:
        """The present position of the game."""
        return self._positions[-1]

    def push(self, move: Union[Move, str]) -> None:
        """Play a legal move, given as a Move or as text in UCI notation. Raises MoveError if the text is not a move."""
        before = self.position
        if isinstance(move, str):
            move = before.move(move)
        self._add(before.record(move), before.play(move))

    def push_null(self) -> None:
        """Play a null move: the other side is to move, and no earlier position can occur again."""
        before = self.position
        self._add(MoveRecord.null(), before._replace(side=1 - before.side, en_passant=None))

    def pop(self) -> None:
        """Take back the last move. Raises IndexError if there is none."""
        self._records.pop()
        self._positions.pop()
        self._pending.append(commands.POP)
        self._kept -= 1
        if self._kept < 0:
            self._forget()

    def query(self, first: bool = False, near: bool = False, whole: bool = False) -> Repetition:
        """How often the position has occurred, and how many plies ago. With `first` the query stops at the nearest
        occurrence.

        With `near` the answer also lists the moves after which a position would occur again; their legality is not
        checked. With `whole` the unit does not stop early, which changes only `early` and the clocks in the answer.
        """
        return self._board._in_session(lambda: self._query(commands.query(first, near, whole)))

    def _add(self, record: MoveRecord, after: Position) -> None:
        self._records.append(record)
        self._positions.append(after)
        self._pending.append(commands.push(record))
        self._kept = min(self._kept + 1, HistoryLimit.MOVES)

    def _forget(self) -> None:
        """Load the whole game again with the next query, because the unit has dropped moves that it needs now."""
        self._pending = [commands.load_game(self._positions[0].image), *map(commands.push, self._records)]
        self._kept = min(len(self._records), HistoryLimit.MOVES)

    def _query(self, command: bytes) -> Repetition:
        board = self._board
        if board._player is not self:
            self._forget()
        board._player = None
        data = b""
        for request in _requests([*self._pending, command]):
            data = board.client.ask(request)
        self._pending.clear()
        results = Results(data)
        found = results.query()
        results.done()
        board._player = self
        return found


def _requests(parts: Iterable[bytes]) -> List[bytes]:
    """Pack commands into as few requests as possible."""
    together = [b""]
    for part in parts:
        if len(together[-1]) + len(part) > ROOM:
            together.append(b"")
        together[-1] += part
    return together
