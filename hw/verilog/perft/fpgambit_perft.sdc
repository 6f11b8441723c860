# fpgambit_perft at 70 MHz on ecp5-25f. Made by: fpgambit export --unit perft --build compact --out DIR
create_clock -name clock -period 14.286 [get_ports clock]
