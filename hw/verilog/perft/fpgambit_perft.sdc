# fpgambit_perft at 70 MHz on ecp5-25f. Made by: fpgambit export --unit perft --build compact --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 14.286 [get_ports clock]
