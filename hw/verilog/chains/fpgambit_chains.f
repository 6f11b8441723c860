fpgambit_chains.v
