fpgambit_make.v
