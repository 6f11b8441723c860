# fpgambit_count at 100 MHz on ecp5-85f. Made by: fpgambit export --unit count --build compact --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 10.000 [get_ports clock]
