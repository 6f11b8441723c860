# fpgambit_make at 150 MHz on ecp5-85f. Made by: fpgambit export --unit make --build compact --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
create_clock -name clock -period 6.667 [get_ports clock]
