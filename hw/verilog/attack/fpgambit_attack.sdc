# fpgambit_attack at 30 MHz on ice40-hx8k. Made by: fpgambit export --unit attack --build compact --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 33.333 [get_ports clock]
