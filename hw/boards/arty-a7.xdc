# Digilent Arty A7: pins of arty-a7.v. Source: litex-boards 2023.12, platforms/digilent_arty.py.
# Not placed here: the open tools that this project pins have no placer for Xilinx.
#
# SPDX-License-Identifier: MIT OR Apache-2.0
set_property -dict {PACKAGE_PIN E3 IOSTANDARD LVCMOS33} [get_ports clk100]
create_clock -name clk100 -period 10.000 [get_ports clk100]
set_property -dict {PACKAGE_PIN C2 IOSTANDARD LVCMOS33} [get_ports reset_n]
set_property -dict {PACKAGE_PIN A9 IOSTANDARD LVCMOS33} [get_ports rx]
set_property -dict {PACKAGE_PIN D10 IOSTANDARD LVCMOS33} [get_ports tx]
set_property -dict {PACKAGE_PIN H5 IOSTANDARD LVCMOS33} [get_ports {led[0]}]
set_property -dict {PACKAGE_PIN J5 IOSTANDARD LVCMOS33} [get_ports {led[1]}]
# Asynchronous: the UART samples rx, the reset comes from a button, the LEDs are for people.
set_false_path -from [get_ports {rx reset_n}]
set_false_path -to [get_ports {tx led[*]}]
