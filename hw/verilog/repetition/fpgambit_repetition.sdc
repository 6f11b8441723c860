# fpgambit_repetition at 60 MHz on ice40-hx8k. Made by: fpgambit export --unit repetition --build compact --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 16.667 [get_ports clock]
