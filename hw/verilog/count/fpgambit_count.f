fpgambit_count.v
