# fpgambit_movegen at 40 MHz on ice40-hx8k. Made by: fpgambit export --unit movegen --build compact --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 25.000 [get_ports clock]
