fpgambit_search.v
../movegen-fast/fpgambit_movegen_fast.v
../make/fpgambit_make.v
