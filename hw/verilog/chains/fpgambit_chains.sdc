# fpgambit_chains at 60 MHz on ice40-hx8k. Made by: fpgambit export --unit chains --build compact --out DIR
create_clock -name clock -period 16.667 [get_ports clock]
