fpgambit_axilite.v
../movegen-compact/fpgambit_movegen.v
../repetition/fpgambit_repetition.v
