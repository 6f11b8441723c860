fpgambit_search_fast.v
../make/fpgambit_make.v
