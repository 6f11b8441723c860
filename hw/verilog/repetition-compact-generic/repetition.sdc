# fpgambit_repetition at 80 MHz. Made by: fpgambit export --unit repetition --build compact --target generic --out DIR
create_clock -name clock -period 12.500 [get_ports clock]
