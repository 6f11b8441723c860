# fpgambit_search_fast at 60 MHz on ecp5-85f. Made by: fpgambit export --unit search --build fast --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 16.667 [get_ports clock]
