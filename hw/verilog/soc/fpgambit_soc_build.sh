#!/usr/bin/env bash
# fpgambit_soc with the open tools: area, clock and a bitstream. Made by: fpgambit export --unit soc --build compact --out DIR
#
#   ./fpgambit_soc_build.sh [DEVICE]          DEVICE: ecp5-25f, ecp5-85f, ice40-hx8k, ice40-up5k, generic (without one: ecp5-25f)
#   SEED=3 ./fpgambit_soc_build.sh DEVICE     another placement than the best on record
#
# Leaves all it makes in build/. Exit status: 0 done, 1 a tool failed or the clock aimed at is missed, 2 bad usage, or
# a tool is missing or too old. Works with Yosys 0.23, nextpnr 0.4 and what is later.
#
# Pins are wherever nextpnr puts them: the bitstream shows what fits and how fast it is; load it into no board.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

fail() {
  echo "fpgambit_soc_build.sh: $1" >&2
  exit "${2:-1}"
}
trap 'fail "line $LINENO failed; what the tools said is in build/"' ERR

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
  command -v "yowasp-$name" || command -v "$name" ||
    fail "$name is missing: install it, or from PyPI: pip install yowasp-$name" 2
}

# at_least NAME OLDEST COMMAND...: whether what a tool prints of its version is the oldest that works here or later.
at_least() {
  local name=$1 oldest=$2 said version
  shift 2
  said=$("$@" 2>&1) || true
  version=$(grep -oE '[0-9]+\.[0-9]+' <<<"$said" | head -n 1) || true
  [ -n "$version" ] || fail "$name does not tell its version: it says '$said'" 2
  [ "$(printf '%s\n%s\n' "$oldest" "$version" | sort -V | head -n 1)" = "$oldest" ] ||
    fail "$name is version $version: expected $oldest or later" 2
}

device=${1:-ecp5-25f}
sources=$(tr '\n' ' ' <fpgambit_soc.f)
top=fpgambit_soc
choose=
behind_pins=
case "$device" in
  ecp5-25f) family=ecp5 synth="synth_ecp5" options="--25k --package CABGA381 --speed 6" seed=3 mhz=40 choose="-chparam POSDATA_ROM 1" ;;
  ecp5-85f) family=ecp5 synth="synth_ecp5" options="--85k --package CABGA381 --speed 6" seed=2 mhz=40 choose="-chparam POSDATA_ROM 1" ;;
  ice40-hx8k) family=ice40 synth="scratchpad -copy abc9.script.flow2 abc9.script; synth_ice40" options="--hx8k --package ct256" seed=3 mhz=24 choose="-chparam POSDATA_ROM 0" ;;
  ice40-up5k) family=ice40 synth="scratchpad -copy abc9.script.flow2 abc9.script; synth_ice40 -device u" options="--up5k --package sg48" seed=2 mhz=12 choose="-chparam POSDATA_ROM 0" behind_pins=1 ;;
  generic) family=generic choose="-chparam POSDATA_ROM 1" ;;
  *) fail "unknown device '$device': expected one of ecp5-25f, ecp5-85f, ice40-hx8k, ice40-up5k, generic" 2 ;;
esac
# A package with fewer pins than the unit has ports holds it behind six.
if [ -n "$behind_pins" ]; then
  sources+=" fpgambit_soc_harness.v"
  top+=_harness
fi
mkdir -p build
yosys=$(tool yosys)
at_least yosys 0.23 "$yosys" -V

# The cells of the whole design, from Yosys' JSON: its text has changed between versions.
cells() {
  sed -nE '/"design"/,$ s/^ *"((SB|LUT|CCU2C|DP16KD|TRELLIS|PFUMX|L6MUX21|\\?\$)[A-Za-z0-9_\\$]*)": *([0-9]+),?$/  \3 \1/p' build/stat.json
}

if [ "$family" = generic ]; then
  "$yosys" -q -l build/yosys.log -p "
    read_verilog -defer $sources
    chparam -set POSDATA_FILE \"../movegen-compact/posdata.mem\" fpgambit_soc
    hierarchy -check -top $top $choose
    proc
    check -assert
    select -assert-none t:\$dlatch t:\$adlatch t:\$dlatchsr
    flatten
    opt -full
    memory -nomap
    opt -full
    tee -q -o build/stat.json stat -json
    write_json build/fpgambit_soc.json" || fail "yosys failed: see build/yosys.log"
  echo "$top in Yosys' own cells, memories kept whole:"
  cells
  exit
fi

"$yosys" -q -l build/yosys.log -p "
  read_verilog -defer $sources
    chparam -set POSDATA_FILE \"../movegen-compact/posdata.mem\" fpgambit_soc
  hierarchy -check -top $top $choose
  $synth -top $top -json build/fpgambit_soc.json
  tee -q -o build/stat.json stat -json" || fail "yosys failed: see build/yosys.log"
echo "$top on $device, cells of Yosys:"
cells

nextpnr=$(tool "nextpnr-$family")
at_least "nextpnr-$family" 0.4 "$nextpnr" --version
case "$family" in
ice40) place="--pcf fpgambit_soc.pcf --pcf-allow-unconstrained --asc build/fpgambit_soc.asc" ;;
ecp5) place="--lpf fpgambit_soc.lpf --lpf-allow-unconstrained --textcfg build/fpgambit_soc.config" ;;
esac
# One warning a pin says that it was placed anywhere: what else there is to say comes after them.
# shellcheck disable=SC2086  # options are words
"$nextpnr" $options --seed "${SEED:-$seed}" --freq "$mhz" --json build/fpgambit_soc.json $place --timing-allow-fail \
  --log build/nextpnr.log --quiet 2>build/nextpnr.err || {
  grep -v 'is unconstrained' build/nextpnr.err >&2 || true
  fail "nextpnr failed: see build/nextpnr.log"
}
case "$family" in
ice40) "$(tool icepack)" build/fpgambit_soc.asc build/fpgambit_soc.bin ;;
ecp5) "$(tool ecppack)" build/fpgambit_soc.config build/fpgambit_soc.bit ;;
esac
grep -A 8 'Device utilisation' build/nextpnr.log
clock=$(sed -nE 's/.*Max frequency for clock .*: ([0-9.]+) MHz.*/\1/p' build/nextpnr.log | tail -n 1)
echo "clock $clock MHz with seed ${SEED:-$seed}, aimed at $mhz"
awk -v clock="$clock" -v aim="$mhz" 'BEGIN { exit !(clock >= aim) }' || fail "the clock aimed at is missed"
