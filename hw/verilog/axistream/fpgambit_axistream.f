fpgambit_axistream.v
../movegen-compact/fpgambit_movegen.v
