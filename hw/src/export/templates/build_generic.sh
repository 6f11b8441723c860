#!/usr/bin/env bash
# @TOP@ through Yosys: checked, and its size in gates and memory bits. Made by: @COMMAND@
#
#   ./build.sh
#
# Leaves build/@UNIT@.json, a netlist of Yosys' own cells.
@TOOLS@
yosys=$(tool yosys)
mkdir -p build
"$yosys" -q -l build/yosys.log -p "
  read_verilog @UNIT@.v
  hierarchy -check -top @TOP@
  proc
  check -assert
  select -assert-none t:\$dlatch t:\$adlatch t:\$dlatchsr
  synth -top @TOP@
  write_json build/@UNIT@.json
  tee -o build/stat.txt stat"
grep -E '^ +[0-9]+ ' build/stat.txt | grep -vE 'wire|port|scopeinfo'
