"""The Wishbone front as a LiteX module.

SPDX-License-Identifier: MIT OR Apache-2.0

    self.fpgambit = FPGambit(platform)
    self.bus.add_slave("fpgambit", self.fpgambit.bus, SoCRegion(origin=0x30000000, size=0x100, cached=False))
    self.irq.add("fpgambit")    # where there is a processor

Software then finds the registers of fpgambit.h at that address.
"""

from pathlib import Path

from litex.gen import ClockSignal, Instance, LiteXModule, ResetSignal
from litex.soc.interconnect import wishbone
from litex.soc.interconnect.csr_eventmanager import EventManager, EventSourceLevel


class FPGambit(LiteXModule):
    def __init__(self, platform, posdata_rom=0):
        self.bus = bus = wishbone.Interface(data_width=32, address_width=8, addressing="word")
        self.ev = EventManager()
        self.ev.unit = EventSourceLevel(description="A bit of STATUS is set that INTERRUPTS enables.")
        self.ev.finalize()
        self.specials += Instance(
            "fpgambit_wishbone",
            p_POSDATA_ROM=posdata_rom,
            i_clock=ClockSignal("sys"),
            i_reset=ResetSignal("sys"),
            i_wb_cyc=bus.cyc,
            i_wb_stb=bus.stb,
            i_wb_we=bus.we,
            i_wb_adr=bus.adr,
            i_wb_sel=bus.sel,
            i_wb_dat_w=bus.dat_w,
            o_wb_dat_r=bus.dat_r,
            o_wb_ack=bus.ack,
            o_wb_err=bus.err,
            o_irq=self.ev.unit.trigger,
        )
        folder = Path(__file__).resolve().parent
        for name in (folder / "fpgambit_wishbone.f").read_text().split():
            platform.add_source(str((folder / name).resolve()))
