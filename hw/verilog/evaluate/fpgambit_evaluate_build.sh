#!/usr/bin/env bash
# Build fpgambit_evaluate with the open tools: area, clock rate and a bitstream. Made by: fpgambit export --unit evaluate --build compact --out DIR
# SPDX-License-Identifier: MIT OR Apache-2.0
#
#   ./fpgambit_evaluate_build.sh [DEVICE]          DEVICE: ecp5-25f, ecp5-85f, generic (default: ecp5-25f)
#   SEED=3 ./fpgambit_evaluate_build.sh DEVICE     use placement seed 3 instead of the best known one
#
# Writes all its output to build/. Exit status: 0 success, 1 a tool failed or the target clock was missed, 2 bad usage, or
# a tool is missing or too old. Requires Yosys 0.23 and nextpnr 0.4 or later; for Gowin Yosys 0.40 and nextpnr 0.8.
#
# nextpnr chooses the pins. The bitstream only shows area and speed: do not load it onto a board.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

fail() {
  echo "fpgambit_evaluate_build.sh: $1" >&2
  exit "${2:-1}"
}
trap 'fail "line $LINENO failed; see the output of the tools in build/"' ERR

# Find a tool: first in .tools/bin of an enclosing checkout, then as yowasp-NAME, then as NAME.
tool() {
  local folder=$PWD name=$1
  while [ -n "$folder" ]; do
    if [ -x "$folder/.tools/bin/$name" ]; then
      echo "$folder/.tools/bin/$name"
      return
    fi
    folder=${folder%/*}
  done
  local package=yowasp-$name
  [ "$name" != gowin_pack ] || package=apycula
  command -v "yowasp-$name" || command -v "$name" ||
    fail "$name is missing: install it, or run pip install $package" 2
}

# at_least NAME OLDEST COMMAND...: fail unless the version that COMMAND prints is OLDEST or later.
at_least() {
  local name=$1 oldest=$2 said version
  shift 2
  said=$("$@" 2>&1) || true
  version=$(grep -oE '[0-9]+\.[0-9]+' <<<"$said" | head -n 1) || true
  [ -n "$version" ] || fail "$name prints no version number: '$said'" 2
  [ "$(printf '%s\n%s\n' "$oldest" "$version" | sort -V | head -n 1)" = "$oldest" ] ||
    fail "$name is version $version: expected $oldest or later" 2
}

device=${1:-ecp5-25f}
sources=$(tr '\n' ' ' <fpgambit_evaluate.f)
top=fpgambit_evaluate
choose=
behind_pins=
case "$device" in
  ecp5-25f) family=ecp5 synth="synth_ecp5" options="--25k --package CABGA381 --speed 6" seed=2 mhz=50 behind_pins=1 ;;
  ecp5-85f) family=ecp5 synth="synth_ecp5" options="--85k --package CABGA381 --speed 6" seed=2 mhz=50 behind_pins=1 ;;
  generic) family=generic ;;
  *) fail "unknown device '$device': expected one of ecp5-25f, ecp5-85f, generic" 2 ;;
esac
# If the package has fewer pins than the unit has ports, use the six-pin wrapper.
if [ -n "$behind_pins" ]; then
  sources+=" fpgambit_evaluate_harness.v"
  top+=_harness
fi
mkdir -p build
yosys=$(tool yosys)
at_least yosys 0.23 "$yosys" -V

# The cells of the whole design, from Yosys' JSON output: the text output differs between versions.
cells() {
  sed -nE '/"design"/,$ s/^ *"((SB|LUT|CCU2C|DP16KD|TRELLIS|PFUMX|ALU|DFF|MUX2_|SDPX|SPX|DPX|DPB|RAM16|L6MUX21|\\?\$)[A-Za-z0-9_\\$]*)": *([0-9]+),?$/  \3 \1/p' build/stat.json
}

if [ "$family" = generic ]; then
  "$yosys" -q -l build/yosys.log -p "
    read_verilog -defer $sources
    hierarchy -check -top $top $choose
    proc
    check -assert
    select -assert-none t:\$dlatch t:\$adlatch t:\$dlatchsr
    flatten
    opt -full
    memory -nomap
    opt -full
    tee -q -o build/stat.json stat -json
    write_json build/fpgambit_evaluate.json" || fail "yosys failed: see build/yosys.log"
  echo "$top in generic Yosys cells, memories not mapped:"
  cells
  exit
fi

# synth_gowin would give pads to the modules inside too, whose hierarchy is kept.
pads=
[ "$family" != gowin ] || pads="iopadmap -bits -inpad IBUF O:I -outpad OBUF I:O $top; write_json build/fpgambit_evaluate.json"
"$yosys" -q -l build/yosys.log -p "
  read_verilog -defer $sources
  hierarchy -check -top $top $choose
  $synth -top $top -json build/fpgambit_evaluate.json; $pads
  tee -q -o build/stat.json stat -json" || fail "yosys failed: see build/yosys.log"
echo "$top on $device, cells after Yosys:"
cells

placer=$family
[ "$family" != gowin ] || placer=himbaechel-gowin
nextpnr=$(tool "nextpnr-$placer")
at_least "nextpnr-$family" 0.4 "$nextpnr" --version
case "$family" in
ice40) place="--pcf fpgambit_evaluate.pcf --pcf-allow-unconstrained --asc build/fpgambit_evaluate.asc" ;;
ecp5) place="--lpf fpgambit_evaluate.lpf --lpf-allow-unconstrained --textcfg build/fpgambit_evaluate.config" ;;
gowin) place="--vopt cst=fpgambit_evaluate.cst --write build/fpgambit_evaluate_routed.json" ;;
esac
# nextpnr warns about every unconstrained pin: print only its other messages.
# shellcheck disable=SC2086  # options are words
"$nextpnr" $options --seed "${SEED:-$seed}" --freq "$mhz" --json build/fpgambit_evaluate.json $place --timing-allow-fail \
  --log build/nextpnr.log --quiet 2>build/nextpnr.err || {
  grep -v 'is unconstrained' build/nextpnr.err >&2 || true
  fail "nextpnr failed: see build/nextpnr.log"
}
case "$family" in
ice40) "$(tool icepack)" build/fpgambit_evaluate.asc build/fpgambit_evaluate.bin ;;
ecp5) "$(tool ecppack)" build/fpgambit_evaluate.config build/fpgambit_evaluate.bit ;;
gowin) "$(tool gowin_pack)" -d "${options##*family=}" -o build/fpgambit_evaluate.fs build/fpgambit_evaluate_routed.json ;;
esac
grep -A 8 'Device utilisation' build/nextpnr.log
clock=$(sed -nE 's/.*Max frequency for clock .*: ([0-9.]+) MHz.*/\1/p' build/nextpnr.log | tail -n 1)
echo "clock $clock MHz with seed ${SEED:-$seed}, target $mhz MHz"
awk -v clock="$clock" -v aim="$mhz" 'BEGIN { exit !(clock >= aim) }' || fail "the target clock was missed"
