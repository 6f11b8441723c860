fpgambit_perft.v
../make/fpgambit_make.v
../count/fpgambit_count.v
