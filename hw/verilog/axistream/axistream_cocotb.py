"""The stream front under cocotb, with cocotbext-axi's source and sink and python-chess.

SPDX-License-Identifier: MIT OR Apache-2.0

    pip install cocotb cocotbext-axi chess
    python axistream_cocotb.py

needs cocotb 2 and Verilator 5.036 or newer; SIM=icarus takes Icarus Verilog 11 or newer. The exit status is 0 only if all
tests pass.
"""

import itertools
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles
from cocotbext.axi import AxiStreamBus, AxiStreamFrame, AxiStreamSink, AxiStreamSource

from fpgambit_bus import SEED, image, main, positions, word


async def run(dut, pauses):
    cocotb.start_soon(Clock(dut.clock, 10, "ns").start())
    source = AxiStreamSource(AxiStreamBus.from_prefix(dut, "s_axis"), dut.clock, dut.reset, byte_lanes=1)
    sink = AxiStreamSink(AxiStreamBus.from_prefix(dut, "m_axis"), dut.clock, dut.reset, byte_lanes=1)
    for channel, pattern in zip([source, sink], pauses):
        channel.set_pause_generator(itertools.cycle(pattern))
    dut.reset.value = 1
    await ClockCycles(dut.clock, 4)
    dut.reset.value = 0
    await ClockCycles(dut.clock, 2)
    chance, total = random.Random(SEED), 0
    for board in positions(80, chance):
        legal = [word(board, move) for move in board.legal_moves]
        captures = [one for one in legal if one >> 12 in (4, 5) or one >> 12 >= 8]
        for mode, expected in [(1, legal), (3, captures)]:
            await source.send(AxiStreamFrame(image(board), tuser=mode))
            found = (await sink.recv()).tdata
            assert sorted(found) == sorted(expected or [0]), f"{board.fen()}, mode {mode}: {found} for {expected}"
            total += len(expected)
    assert total > 0
    print(f"seed {SEED}: {total} moves of 80 positions")


@cocotb.test(timeout_time=3, timeout_unit="ms")
async def as_fast_as_it_goes(dut):
    await run(dut, [[0], [0]])


@cocotb.test(timeout_time=3, timeout_unit="ms")
async def streams_that_stall(dut):
    await run(dut, [[0, 1, 1, 0, 1], [1, 0, 0, 1, 1, 1, 0]])


if __name__ == "__main__":
    main("fpgambit_axistream", __file__)
