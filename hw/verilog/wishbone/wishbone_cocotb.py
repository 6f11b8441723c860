"""The Wishbone front under cocotb, with cocotbext-wishbone's master and python-chess.

SPDX-License-Identifier: MIT OR Apache-2.0

    pip install cocotb cocotbext-wishbone chess
    python wishbone_cocotb.py

needs cocotb 2 and Verilator 5.036 or newer; SIM=icarus takes Icarus Verilog 11 or newer. The exit status is 0 only if all
tests pass.
"""

import sys
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, Timer
from cocotbext.wishbone.driver import WBOp, WishboneMaster

# Beside this file, or where the repository has it.
sys.path.append(str(Path(__file__).resolve().parent.parent / "axistream"))
from fpgambit_bus import Bench, main

PINS = {"cyc": "cyc", "stb": "stb", "we": "we", "adr": "adr", "sel": "sel", "datwr": "dat_w", "datrd": "dat_r", "ack": "ack", "err": "err"}
ERROR = 2
# A write waits up to 16 clocks; without an answer the master would wait for ever.
MOST_CLOCKS = 40


class ClassicMaster(WishboneMaster):
    """It does not see wb_stall, which makes the bus model a pipelined master."""

    _optional_signals = [name for name in WishboneMaster._optional_signals if name != "stall"]


async def begin(dut, kind):
    # At time 0 Icarus Verilog does not pass on what the master puts on the bus.
    await Timer(1, "ns")
    cocotb.start_soon(Clock(dut.clock, 10, "ns").start())
    master = kind(dut, "wb", dut.clock, width=32, timeout=20, signals_dict=PINS)
    dut.reset.value = 1
    await ClockCycles(dut.clock, 4)
    dut.reset.value = 0
    await ClockCycles(dut.clock, 2)

    async def write(address, word):
        [answer] = await master.send_cycle([WBOp(adr=address >> 2, dat=word, acktimeout=MOST_CLOCKS)])
        return answer.ack != ERROR

    async def read(address):
        [answer] = await master.send_cycle([WBOp(adr=address >> 2, acktimeout=MOST_CLOCKS)])
        return None if answer.ack == ERROR else int(answer.datrd)

    return master, Bench(write, read, dut.irq)


@cocotb.test(timeout_time=3, timeout_unit="ms")
async def classic(dut):
    master, bench = await begin(dut, ClassicMaster)
    assert not hasattr(master.bus, "stall")
    await bench.run(lambda count: ClockCycles(dut.clock, count))


@cocotb.test(timeout_time=3, timeout_unit="ms")
async def pipelined(dut):
    master, bench = await begin(dut, WishboneMaster)
    assert hasattr(master.bus, "stall")
    await bench.run(lambda count: ClockCycles(dut.clock, count))


@cocotb.test(timeout_time=3, timeout_unit="ms")
async def bytes_are_refused(dut):
    master, _ = await begin(dut, WishboneMaster)
    one_byte, whole = WBOp(adr=2, dat=0x7F, sel=1, acktimeout=MOST_CLOCKS), WBOp(adr=2, acktimeout=MOST_CLOCKS)
    answers = await master.send_cycle([one_byte, whole])
    assert [answer.ack for answer in answers] == [ERROR, 1]
    assert int(answers[1].datrd) == 0


if __name__ == "__main__":
    main("fpgambit_wishbone", __file__)
