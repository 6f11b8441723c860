#!/usr/bin/env bash
# @TOP@ on an ECP5: area, clock and a bitstream. Made by: @COMMAND@
#
@DEVICES@
#   SEED=3 ./build.sh          another placement
#
# Pins are wherever nextpnr puts them: the bitstream shows what fits and how fast it is; load it into no board.
@TOOLS@
device=${DEVICE:-@DEVICE@}
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
  read_verilog @UNIT@.v
  synth_ecp5 -top @TOP@ -json build/@UNIT@.json
  tee -o build/stat.txt stat"
grep -E '^ +[0-9]+ ' build/stat.txt | grep -vE 'wire|port|scopeinfo'
"$nextpnr" "--$device" --package "$package" --speed "${SPEED:-6}" --seed "${SEED:-1}" --json build/@UNIT@.json \
  --lpf @UNIT@.lpf --lpf-allow-unconstrained --textcfg build/@UNIT@.config --report build/report.json \
  --log build/nextpnr.log --quiet 2>build/nextpnr.err || route_failed
"$ecppack" build/@UNIT@.config build/@UNIT@.bit
grep -A 8 'Device utilisation' build/nextpnr.log
grep 'Max frequency' build/nextpnr.log | tail -n 1
