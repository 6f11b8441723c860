"""The Wishbone front under cocotb, with cocotbext-wishbone's master and python-chess.

SPDX-License-Identifier: MIT OR Apache-2.0

    pip install cocotb cocotbext-wishbone chess
    python wishbone_cocotb.py

needs Verilator (SIM=icarus takes Icarus Verilog).
"""

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles
from cocotbext.wishbone.driver import WBOp, WishboneMaster

from fpgambit_bus import Bench, main

PINS = {"cyc": "cyc", "stb": "stb", "we": "we", "adr": "adr", "sel": "sel", "datwr": "dat_w", "datrd": "dat_r", "ack": "ack", "err": "err"}
ERROR = 2


async def begin(dut, pins):
    cocotb.start_soon(Clock(dut.clock, 10, "ns").start())
    master = WishboneMaster(dut, "wb", dut.clock, width=32, timeout=20, signals_dict=pins)
    dut.reset.value = 1
    await ClockCycles(dut.clock, 4)
    dut.reset.value = 0
    await ClockCycles(dut.clock, 2)

    async def write(address, word):
        [answer] = await master.send_cycle([WBOp(adr=address >> 2, dat=word)])
        return answer.ack != ERROR

    async def read(address):
        [answer] = await master.send_cycle([WBOp(adr=address >> 2)])
        return None if answer.ack == ERROR else int(answer.datrd)

    return master, Bench(write, read, dut.irq)


@cocotb.test()
async def classic(dut):
    _, bench = await begin(dut, PINS)
    await bench.run(lambda count: ClockCycles(dut.clock, count))


@cocotb.test()
async def pipelined(dut):
    _, bench = await begin(dut, PINS | {"stall": "stall"})
    await bench.run(lambda count: ClockCycles(dut.clock, count))


@cocotb.test()
async def bytes_are_refused(dut):
    master, _ = await begin(dut, PINS)
    answers = await master.send_cycle([WBOp(adr=2, dat=0x7F, sel=1), WBOp(adr=2)])
    assert [answer.ack for answer in answers] == [ERROR, 1]
    assert int(answers[1].datrd) == 0


if __name__ == "__main__":
    main("fpgambit_wishbone", __file__)
