# fpgambit_make at 150 MHz on ecp5-85f. Made by: fpgambit export --unit make --build compact --out DIR
create_clock -name clock -period 6.667 [get_ports clock]
