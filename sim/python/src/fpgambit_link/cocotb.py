"""Drivers for cocotb benches: a board through its serial pins or byte stream, and the registers of the bus wrappers.

They work with any bus model. They take the coroutines that carry bytes or words as arguments, for example those of
cocotbext-uart, cocotbext-axi or cocotbext-wishbone.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

from typing import Any, Awaitable, Callable, List, Optional

from cocotb.triggers import SimTimeoutError, with_timeout

from . import commands
from .commands import About, Repetition, Results
from .formats import Answer as AnswerBits
from .formats import Register, RegisterField
from .frame import Answer
from .moves import Move, MoveRecord
from .position import Position
from .session import Session, Silent, checked


class Link:
    """The link to a simulated board.

    `write(data)` sends bytes on the line, and `read()` waits for the next ones. If there is no answer within
    `timeout_us` microseconds of simulated time, the link sends the request again, up to `tries` times in total.

        source, sink = UartSource(dut.rx, baud=BAUD), UartSink(dut.tx, baud=BAUD)
        link = Link(source.write, lambda: sink.read(1))
        about = await link.hello()
        moves = await link.moves(Position.from_fen("startpos"))
    """

    def __init__(
        self,
        write: Callable[[bytes], Awaitable[Any]],
        read: Callable[[], Awaitable[Any]],
        timeout_us: int = 4000,
        tries: int = 4,
    ) -> None:
        self._write = write
        self._read = read
        self._timeout_us = timeout_us
        self._tries = tries
        self._session = Session()
        self._last = b""
        #: How many times the link has sent a request again.
        self.repeats = 0

    async def hello(self) -> About:
        """Begin another session and return the board's description of itself."""
        return Results(await self._exchange(self._session.hello())).about()

    async def ask(self, command: bytes) -> bytes:
        """Run commands and return their results. Raises `session.Refused` if the answer has a status other than 0."""
        return await self._exchange(self._session.request(command))

    async def again(self) -> bytes:
        """Send the last request again, as if its answer had been lost, and return the results, which are the same as
        before."""
        return await self._exchange(self._last)

    async def moves(self, position: Position, legal: bool = True, captures: bool = False) -> List[Move]:
        """The moves of a position."""
        load = b"".join(commands.load(at, word) for at, word in enumerate(position.image))
        results = Results(await self.ask(load + commands.moves(legal, captures)))
        words = results.moves().words
        results.done()
        return [Move.from_word(word) for word in words]

    async def _exchange(self, request: bytes) -> bytes:
        self._last = request
        for attempt in range(self._tries):
            self.repeats += attempt > 0
            await self._write(request)
            answer = await self._wait()
            if answer:
                return checked(answer)
        raise Silent(f"no answer to {self._tries} requests")

    async def _wait(self) -> Optional[Answer]:
        while True:
            try:
                data = await with_timeout(self._read(), self._timeout_us, "us")  # type: ignore[arg-type,unused-ignore]
            except SimTimeoutError:
                return None
            answer = self._session.receive(bytes(data))
            if answer:
                return answer


class Registers:
    """The registers of the AXI4-Lite and Wishbone wrappers, through a bus model.

    `write(address, word)` returns whether the bus answered without an error. `read(address)` returns a word, or None
    for an error. The methods raise AssertionError if the wrapper rejects a valid access.
    """

    def __init__(
        self,
        write: Callable[[int, int], Awaitable[bool]],
        read: Callable[[int], Awaitable[Optional[int]]],
    ) -> None:
        self._write = write
        self._read = read

    async def write(self, address: int, word: int) -> None:
        """Write a register of `formats.Register`."""
        assert await self._write(address, word), f"register {address:#04x} refuses {word:#x}"

    async def read(self, address: int) -> int:
        """Read a register."""
        word = await self._read(address)
        assert word is not None, f"register {address:#04x} cannot be read"
        return word

    async def reset(self) -> None:
        """Reset the units. They keep the loaded words."""
        await self.write(Register.RESET, 0)

    async def moves(self, position: Position, legal: bool = True, captures: bool = False) -> List[Move]:
        """The moves of a position."""
        await self._load(Register.MOVEGEN_BOARD, position)
        await self.write(Register.MOVES, legal * RegisterField.MOVES_LEGAL | captures * RegisterField.MOVES_CAPTURES)
        moves: List[Move] = []
        while True:
            found = await self.read(Register.MOVE)
            if found & RegisterField.MOVE_THERE and found & RegisterField.MOVE_WORD:
                moves.append(Move.from_word(found & RegisterField.MOVE_WORD))
            if found & RegisterField.MOVE_LAST:
                return moves

    async def begin_game(self, start: Position) -> None:
        """Begin a game in the repetition unit."""
        await self._load(Register.REPETITION_BOARD, start)

    async def push(self, record: MoveRecord) -> None:
        """Play a move of the game."""
        promotion = record.promotion * (RegisterField.PUSH_PROMOTION & -RegisterField.PUSH_PROMOTION)
        await self.write(Register.PUSH, record.word | promotion)

    async def pop(self) -> None:
        """Take back the last move."""
        await self.write(Register.POP, 0)

    async def query(self, mode: int = 0) -> Repetition:
        """Query repetitions. `mode` has the bits of `formats.Mode`."""
        await self.write(Register.QUERY, mode)
        words: List[int] = []
        while not words or not words[-1] & RegisterField.ANSWER_COUNT:
            word = await self.read(Register.ANSWER)
            # 0 means that there is no word yet. A word before the last has a candidate move.
            words += [word] if word else []
        cycles, steps = await self.read(Register.QUERY_CYCLES), await self.read(Register.QUERY_STEPS)
        history = await self.read(Register.HISTORY)
        last = words[-1]
        return Repetition(
            last >> AnswerBits.COUNT & 127,
            last >> AnswerBits.BACK if last >> AnswerBits.REPEATED & 1 else None,
            bool(last >> AnswerBits.CUT & 1),
            bool(last >> AnswerBits.EARLY & 1),
            tuple((word & 63, word >> AnswerBits.TO & 63) for word in words if word >> AnswerBits.CANDIDATE & 1),
            cycles,
            steps,
            history & RegisterField.HISTORY_KEPT,
            history >> 16 & 511,
        )

    async def _load(self, first: int, position: Position) -> None:
        for number, word in enumerate(position.image):
            await self.write(first + 4 * number, word)
