# fpgambit_repetition at 60 MHz. Made by: fpgambit export --unit repetition --build compact --target generic --out DIR
create_clock -name clock -period 16.667 [get_ports clock]
