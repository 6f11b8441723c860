fpgambit_wishbone.v
../movegen-compact/fpgambit_movegen.v
../repetition/fpgambit_repetition.v
