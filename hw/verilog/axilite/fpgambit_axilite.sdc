# fpgambit_axilite at 40 MHz on ecp5-25f. Made by: fpgambit export --unit axilite --build compact --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 25.000 [get_ports clock]
