# fpgambit_kqkr at 40 MHz. Made by: fpgambit export --unit kqkr --build compact --target generic --out DIR
create_clock -name clock -period 25.000 [get_ports clock]
