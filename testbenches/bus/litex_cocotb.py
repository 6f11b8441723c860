"""The LiteX design at its serial pins: its bus is mastered as LiteX's own tools do it, python-chess is the oracle."""

import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles
from cocotbext.uart import UartSink, UartSource

from fpgambit_bus import SEED, Bench

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

    bench = Bench(write, read, None)
    chance = random.Random(SEED)
    assert await bench.must_read("IDENTITY") == 0x61677066
    moves = await bench.check_positions(6, chance)
    repetitions = await bench.check_game(16, chance)
    print(f"seed {SEED}: {moves} moves, {repetitions} repetitions over a serial port and LiteX's bus")
