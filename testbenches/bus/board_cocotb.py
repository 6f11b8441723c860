"""Tests a board through its serial pins with the link of the Python package. python-chess is the oracle."""

import random

import chess
import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles
from cocotbext.uart import UartSink, UartSource
from fpgambit_link import commands, pychess
from fpgambit_link.cocotb import Link
from fpgambit_link.commands import Results
from fpgambit_link.position import Position

from fpgambit_bus import SEED, positions

# Four clocks per bit; the clock period is a whole number of nanoseconds.
CLOCK_NS, BAUD = 80, 3_125_000


class Line:
    """The board's line. If `damage` is set, it damages the next data written to it."""

    def __init__(self, dut):
        self.source, self.sink = UartSource(dut.rx, baud=BAUD), UartSink(dut.tx, baud=BAUD)
        for port in (self.source, self.sink):
            port.log.setLevel("WARNING")
        self.damage = None

    async def write(self, data):
        damage, self.damage = self.damage, None
        await self.source.write(damage(data) if damage else data)

    async def read(self):
        return await self.sink.read(1)


@cocotb.test()
async def the_link_at_serial_pins(dut):
    chance = random.Random(SEED)
    dut.locked.value = 1
    line = Line(dut)
    link = Link(line.write, line.read)
    cocotb.start_soon(Clock(dut.clock, CLOCK_NS, "ns").start())
    await ClockCycles(dut.clock, 400)

    about = await link.hello()
    assert about.version == about.window == 1 and about.clock_hz == 12_500_000, about

    total = 0
    for board in positions(12, chance):
        found = await link.moves(pychess.position(board))
        assert sorted(found) == sorted(pychess.move(board, move) for move in board.legal_moves), board.fen()
        total += len(found)

    # A game with repetitions, and an answer requested twice.
    position = Position.from_fen(chess.STARTING_FEN)
    game = commands.load_game(position.image)
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"] * 2:
        move = position.move(text)
        game += commands.push(position.record(move))
        position = position.play(move)
    answer = await link.ask(game + commands.query())
    assert Results(answer).query().count == 3, answer.hex()
    assert await link.again() == answer
    assert link.repeats == 0, link.repeats

    # The board does not answer a damaged frame, and answers the same frame when it arrives again.
    for number, damage in enumerate(
        [
            lambda data: data[:5] + data[6:],
            lambda data: data[:5] + bytes([data[5] ^ 4]) + data[6:],
            lambda data: data[:5] + b"\x07" + data[5:],
        ]
    ):
        line.damage = damage
        assert await link.ask(commands.POP) == b""
        assert link.repeats == number + 1
    assert Results(await link.ask(commands.query())).query().held == 5, "three moves were taken back, none twice"
    print(f"seed {SEED}: {total} moves of 12 positions over the serial pins")
