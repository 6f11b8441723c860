"""Tests the LiteX design through its serial pins, with the protocol of LiteX's own tools. python-chess is the
oracle."""

import random

import chess
import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles
from cocotbext.uart import UartSink, UartSource
from fpgambit_link import pychess
from fpgambit_link.cocotb import Registers
from fpgambit_link.formats import Register
from fpgambit_link.position import Position

from fpgambit_bus import SEED, positions

ORIGIN = 0x30000000
WRITE, READ = 1, 2
BAUD = 1_000_000


@cocotb.test()
async def units_on_a_litex_bus(dut):
    source, sink = UartSource(dut.serial_rx, baud=BAUD), UartSink(dut.serial_tx, baud=BAUD)
    for port in (source, sink):
        port.log.setLevel("WARNING")
    cocotb.start_soon(Clock(dut.clock, 100, "ns").start())
    await ClockCycles(dut.clock, 100)

    def head(command, address):
        return bytes([command, 1]) + (ORIGIN + address >> 2).to_bytes(4, "big")

    async def write(address, word):
        await source.write(head(WRITE, address) + word.to_bytes(4, "big"))
        await source.wait()
        return True

    async def read(address):
        await source.write(head(READ, address))
        answer = b""
        while len(answer) < 4:
            answer += bytes([(await sink.read(1))[0]])
        return int.from_bytes(answer, "big")

    front = Registers(write, read)
    chance = random.Random(SEED)
    assert await front.read(Register.IDENTITY) == 0x61677066
    total = 0
    for board in positions(6, chance):
        for captures in (False, True):
            found = await front.moves(pychess.position(board), captures=captures)
            moves = [move for move in board.legal_moves if not captures or board.is_capture(move) or move.promotion]
            assert sorted(found) == sorted(pychess.move(board, move) for move in moves), board.fen()
            total += len(found)

    board, position = chess.Board(), Position.from_fen(chess.STARTING_FEN)
    await front.begin_game(position)
    repetitions = 0
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"] * 2 + ["e2e4"]:
        move = position.move(text)
        await front.push(position.record(move))
        board.push_uci(text)
        position = position.play(move)
        found = await front.query()
        expected = next(count for count in (3, 2, 1) if board.is_repetition(count))
        assert found.count == expected and found.held == len(board.move_stack), (board.fen(), found)
        repetitions += expected > 1
    await front.pop()
    assert (await front.query()).count == 3
    print(f"seed {SEED}: {total} moves, {repetitions} repetitions over a serial port and LiteX's bus")
