#!/usr/bin/env bash
# fpgambit_kqkr through Yosys: checked, and its size in gates and memory bits. Made by: fpgambit export --unit kqkr --build compact --target generic --out DIR
#
#   ./build.sh
#
# Leaves build/kqkr.json, a netlist of Yosys' own cells.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

# A tool is looked for in the .tools/bin of a checkout around this folder, then as yowasp-NAME, then as NAME.
tool() {
  local folder=$PWD name=$1
  while [ -n "$folder" ]; do
    if [ -x "$folder/.tools/bin/$name" ]; then
      echo "$folder/.tools/bin/$name"
      return
    fi
    folder=${folder%/*}
  done
  command -v "yowasp-$name" || command -v "$name" || {
    echo "build.sh: $name is missing: install it, or from PyPI: pip install yowasp-$name" >&2
    exit 2
  }
}
yosys=$(tool yosys)
mkdir -p build
"$yosys" -q -l build/yosys.log -p "
  read_verilog kqkr.v
  hierarchy -check -top fpgambit_kqkr
  proc
  check -assert
  select -assert-none t:\$dlatch t:\$adlatch t:\$dlatchsr
  synth -top fpgambit_kqkr
  write_json build/kqkr.json
  tee -o build/stat.txt stat"
grep -E '^ +[0-9]+ ' build/stat.txt | grep -vE 'wire|port|scopeinfo'
