// Plays recorded inputs to Verilator's model of a circuit and compares its outputs with the recorded ones.
// The comments in capitals are replaced by the statements for the circuit's ports.
#include "Vtop.h"
#include "verilated_vcd_c.h"
#include <cinttypes>
#include <cstdio>
#include <vector>

struct Expected {
  const char *name;
  uint64_t value;
};

static FILE *vectors;
static bool ended;

static uint64_t next() {
  uint64_t value = 0;
  if (fscanf(vectors, "%" SCNx64, &value) != 1) ended = true;
  return value;
}

int main() {
  vectors = fopen("vectors.txt", "r");
  VerilatedContext context;
  context.traceEverOn(true);
  Vtop *top = new Vtop(&context);
  VerilatedVcdC trace;
  top->trace(&trace, 99);
  trace.open("wave.vcd");
  uint64_t cycle = 0, differences = 0;
  for (;; cycle++) {
    std::vector<Expected> expected;
    // IN
    if (ended) break;
    top->eval();
    trace.dump(10 * cycle);
    std::vector<uint64_t> outputs;
    // OUT
    for (size_t i = 0; i < outputs.size(); i++)
      if (outputs[i] != expected[i].value && ++differences < 9)
        printf("cycle %" PRIu64 ": %s is %" PRIx64 ", simulated %" PRIx64 "\n", cycle, expected[i].name, outputs[i],
               expected[i].value);
    // RISE
    top->eval();
    // FALL
    top->eval();
  }
  trace.close();
  printf("%" PRIu64 " cycles, %" PRIu64 " differences\n", cycle, differences);
  return 0;
}
