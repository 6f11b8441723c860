fpgambit_kqkr.v
