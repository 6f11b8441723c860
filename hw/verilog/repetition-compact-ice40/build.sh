#!/usr/bin/env bash
# fpgambit_repetition on an iCE40: area, clock and a bitstream. Made by: fpgambit export --unit repetition --build compact --target ice40 --out DIR
#
#   ./build.sh                 an HX8K (ct256)
#   DEVICE=up5k PACKAGE=sg48 ./build.sh --no-route
#                              a UP5K: it has fewer pins than the unit has ports, so only its size is told
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
device=${DEVICE:-hx8k}
package=${PACKAGE:-ct256}
yosys=$(tool yosys)
mkdir -p build

# One warning a pin says that it was placed anywhere: what else there is to say comes after them.
route_failed() {
  grep -v 'is unconstrained' build/nextpnr.err >&2
  exit 1
}

"$yosys" -q -l build/yosys.log -p "
  read_verilog repetition.v
  synth_ice40 -top fpgambit_repetition -json build/repetition.json
  tee -o build/stat.txt stat"
grep -E '^ +[0-9]+ ' build/stat.txt | grep -vE 'wire|port|scopeinfo'
if [ "${1-}" = --no-route ]; then exit; fi

nextpnr=$(tool nextpnr-ice40)
icepack=$(tool icepack)
"$nextpnr" "--$device" --package "$package" --seed "${SEED:-1}" --json build/repetition.json --pcf repetition.pcf \
  --pcf-allow-unconstrained --asc build/repetition.asc --report build/report.json --log build/nextpnr.log --quiet \
  2>build/nextpnr.err || route_failed
"$icepack" build/repetition.asc build/repetition.bin
grep -A 8 'Device utilisation' build/nextpnr.log
grep 'Max frequency' build/nextpnr.log | tail -n 1
