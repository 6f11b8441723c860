"""The AXI4-Lite front under cocotb, with cocotbext-axi's manager and python-chess.

SPDX-License-Identifier: MIT OR Apache-2.0

    pip install cocotb cocotbext-axi chess
    python axilite_cocotb.py

needs cocotb 2 and Verilator 5.036 or newer; SIM=icarus takes Icarus Verilog 11 or newer. The exit status is 0 only if all
tests pass.
"""

import itertools
import sys
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles
from cocotbext.axi import AxiLiteBus, AxiLiteMaster, AxiResp

# Beside this file, or where the repository has it.
sys.path.append(str(Path(__file__).resolve().parent.parent / "axistream"))
from fpgambit_bus import SEED, Bench, main


async def begin(dut):
    cocotb.start_soon(Clock(dut.clock, 10, "ns").start())
    master = AxiLiteMaster(AxiLiteBus.from_prefix(dut, "s_axi"), dut.clock, dut.reset)
    dut.reset.value = 1
    await ClockCycles(dut.clock, 4)
    dut.reset.value = 0
    await ClockCycles(dut.clock, 2)

    async def write(address, word):
        return (await master.write(address, word.to_bytes(4, "little"))).resp == AxiResp.OKAY

    async def read(address):
        answer = await master.read(address, 4)
        return int.from_bytes(answer.data, "little") if answer.resp == AxiResp.OKAY else None

    return master, Bench(write, read, dut.irq)


@cocotb.test(timeout_time=3, timeout_unit="ms")
async def as_fast_as_it_goes(dut):
    _, bench = await begin(dut)
    await bench.run(lambda count: ClockCycles(dut.clock, count))


@cocotb.test(timeout_time=3, timeout_unit="ms")
async def channels_that_stall(dut):
    master, bench = await begin(dut)
    channels = [
        master.write_if.aw_channel,
        master.write_if.w_channel,
        master.write_if.b_channel,
        master.read_if.ar_channel,
        master.read_if.r_channel,
    ]
    for number, channel in enumerate(channels):
        pattern = [(SEED + number) * 40503 >> bit & 1 for bit in range(2 + number, 15)] + [0]
        channel.set_pause_generator(itertools.cycle(pattern))
    await bench.run(lambda count: ClockCycles(dut.clock, count))


@cocotb.test(timeout_time=3, timeout_unit="ms")
async def bytes_and_odd_addresses_are_refused(dut):
    master, _ = await begin(dut)
    assert (await master.write(0x08, b"\x7f")).resp == AxiResp.SLVERR
    assert (await master.read(0x08, 4)).data == bytes(4)


if __name__ == "__main__":
    main("fpgambit_axilite", __file__)
