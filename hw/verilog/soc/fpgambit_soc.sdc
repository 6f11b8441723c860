# fpgambit_soc at 24 MHz on ice40-hx8k. Made by: fpgambit export --unit soc --build compact --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 41.667 [get_ports clock]
