#!/usr/bin/env bash
# fpgambit_kqkr on an ECP5: area, clock and a bitstream. Made by: fpgambit export --unit kqkr --build compact --target ecp5 --out DIR
#
#   ./build.sh                 an LFE5U-85F, speed 6 (CABGA381)
#   SEED=3 ./build.sh          another placement
#
# Pins are wherever nextpnr puts them: the bitstream shows what fits and how fast it is; load it into no board.
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
device=${DEVICE:-85k}
package=${PACKAGE:-CABGA381}
yosys=$(tool yosys)
nextpnr=$(tool nextpnr-ecp5)
ecppack=$(tool ecppack)
mkdir -p build

# One warning a pin says that it was placed anywhere: what else there is to say comes after them.
route_failed() {
  grep -v 'is unconstrained' build/nextpnr.err >&2
  exit 1
}

"$yosys" -q -l build/yosys.log -p "
  read_verilog kqkr.v
  synth_ecp5 -top fpgambit_kqkr -json build/kqkr.json
  tee -o build/stat.txt stat"
grep -E '^ +[0-9]+ ' build/stat.txt | grep -vE 'wire|port|scopeinfo'
"$nextpnr" "--$device" --package "$package" --speed "${SPEED:-6}" --seed "${SEED:-1}" --json build/kqkr.json \
  --lpf kqkr.lpf --lpf-allow-unconstrained --textcfg build/kqkr.config --report build/report.json \
  --log build/nextpnr.log --quiet 2>build/nextpnr.err || route_failed
"$ecppack" build/kqkr.config build/kqkr.bit
grep -A 8 'Device utilisation' build/nextpnr.log
grep 'Max frequency' build/nextpnr.log | tail -n 1
