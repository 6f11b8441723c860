# fpgambit_kqkr at 40 MHz on ecp5-85f. Made by: fpgambit export --unit kqkr --build compact --out DIR
create_clock -name clock -period 25.000 [get_ports clock]
