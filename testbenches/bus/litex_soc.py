"""A LiteX design without a processor: a serial port is the bus master of the Wishbone wrapper.

Writes litex_soc.v. Run it in the folder of the wrapper's export.
"""

import sys

sys.path.insert(0, ".")

from fpgambit_litex import FPGambit
from litex.build.generic_platform import Pins, Subsignal
from litex.build.sim import SimPlatform
from litex.build.io import CRG
from litex.soc.integration.soc import SoCRegion
from litex.soc.integration.soc_core import SoCMini

CLOCK = 10_000_000
BAUD = 1_000_000
ORIGIN = 0x30000000
PINS = [
    ("clock", 0, Pins(1)),
    ("serial", 0, Subsignal("tx", Pins(1)), Subsignal("rx", Pins(1))),
]


class Design(SoCMini):
    def __init__(self, platform):
        self.crg = CRG(platform.request("clock"))
        SoCMini.__init__(self, platform, CLOCK, ident="fpgambit without a processor")
        self.add_uartbone("serial", baudrate=BAUD)
        self.fpgambit = FPGambit(platform)
        self.bus.add_slave("fpgambit", self.fpgambit.bus, SoCRegion(origin=ORIGIN, size=0x100, cached=False))


platform = SimPlatform("SIM", PINS, name="litex_soc")
design = Design(platform)
design.finalize()
platform.get_verilog(design, name="litex_soc").write("litex_soc.v")
