# fpgambit_popcount at 100 MHz on ecp5-25f. Made by: fpgambit export --unit popcount --build compact --out DIR
create_clock -name clock -period 10.000 [get_ports clock]
