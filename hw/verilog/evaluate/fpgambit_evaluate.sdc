# fpgambit_evaluate at 50 MHz on ecp5-25f. Made by: fpgambit export --unit evaluate --build compact --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 20.000 [get_ports clock]
