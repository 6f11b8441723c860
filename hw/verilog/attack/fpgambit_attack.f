fpgambit_attack.v
