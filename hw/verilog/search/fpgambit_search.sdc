# fpgambit_search at 75 MHz on ecp5-25f. Made by: fpgambit export --unit search --build compact --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 13.333 [get_ports clock]
