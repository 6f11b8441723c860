# fpgambit_attack at 30 MHz on ice40-hx8k. Made by: fpgambit export --unit attack --build compact --out DIR
create_clock -name clock -period 33.333 [get_ports clock]
