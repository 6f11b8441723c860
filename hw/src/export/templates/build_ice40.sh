#!/usr/bin/env bash
# @TOP@ on an iCE40: area, clock and a bitstream. Made by: @COMMAND@
#
#   ./build.sh                 an HX8K (ct256)
#   DEVICE=up5k PACKAGE=sg48 ./build.sh --no-route
#                              a UP5K: it has fewer pins than the unit has ports, so only its size is told
#   SEED=3 ./build.sh          another placement
#
# Pins are wherever nextpnr puts them: the bitstream shows what fits and how fast it is; load it into no board.
@TOOLS@
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
  read_verilog @UNIT@.v
  synth_ice40 -top @TOP@ -json build/@UNIT@.json
  tee -o build/stat.txt stat"
grep -E '^ +[0-9]+ ' build/stat.txt | grep -vE 'wire|port|scopeinfo'
if [ "${1-}" = --no-route ]; then exit; fi

nextpnr=$(tool nextpnr-ice40)
icepack=$(tool icepack)
"$nextpnr" "--$device" --package "$package" --seed "${SEED:-1}" --json build/@UNIT@.json --pcf @UNIT@.pcf \
  --pcf-allow-unconstrained --asc build/@UNIT@.asc --report build/report.json --log build/nextpnr.log --quiet \
  2>build/nextpnr.err || route_failed
"$icepack" build/@UNIT@.asc build/@UNIT@.bin
grep -A 8 'Device utilisation' build/nextpnr.log
grep 'Max frequency' build/nextpnr.log | tail -n 1
