# fpgambit_movegen at 100 MHz. Made by: fpgambit export --unit movegen --build fast --target generic --out DIR
create_clock -name clock -period 10.000 [get_ports clock]
