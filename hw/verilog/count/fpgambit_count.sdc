# fpgambit_count at 100 MHz on ecp5-85f. Made by: fpgambit export --unit count --build compact --out DIR
create_clock -name clock -period 10.000 [get_ports clock]
