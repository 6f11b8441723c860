# fpgambit_movegen_fast at 100 MHz on ecp5-25f. Made by: fpgambit export --unit movegen --build fast --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 10.000 [get_ports clock]
