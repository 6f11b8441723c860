// A circuit that Yosys wrote as C++ (write_cxxrtl), behind a few functions for a page's script.
//
// Signals are numbered in the order of names(); a signal wider than 32 bits has several words, the lowest first. Inputs
// are signals too. Every function returns at once; nothing is kept between calls but the circuit.
#include CIRCUIT

#include <cstdint>
#include <string>
#include <vector>

namespace {

struct Signal {
  const cxxrtl::debug_item *item;
  cxxrtl::debug_outline *outline;
};

struct Bench {
  cxxrtl_design::TOP top;
  cxxrtl::debug_items items;
  std::vector<Signal> signals;
  std::vector<cxxrtl::debug_outline *> outlines;
  std::string names;
  std::vector<uint32_t> row;

  Bench() {
    top.debug_info(&items, nullptr, "");
    uint32_t words = 0;
    for (auto &[name, parts] : items.table) {
      // Memories are not shown, nor what Yosys made up; no unit has signals in parts.
      if (parts.size() != 1 || parts[0].type == CXXRTL_MEMORY || name.find('$') != std::string::npos) continue;
      const auto &item = parts[0];
      signals.push_back({&item, item.outline});
      if (item.outline) {
        bool known = false;
        for (auto *outline : outlines) known |= outline == item.outline;
        if (!known) outlines.push_back(item.outline);
      }
      names += name + "\t" + std::to_string(item.width) + (item.flags & CXXRTL_INPUT ? "\ti\n" : "\t\n");
      words += (item.width + 31) / 32;
    }
    row.resize(words);
  }
};

Bench *bench = nullptr;

}  // namespace

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

// A new circuit as it is after power-up; the one before is gone.
EXPORT(power_up) void power_up() {
  delete bench;
  bench = new Bench;
  bench->top.step();
}

// A line a signal: its scopes and name, separated by blanks, its width, and i for an input; separated by tabs.
EXPORT(names) const char *names() { return bench->names.c_str(); }
EXPORT(names_length) uint32_t names_length() { return bench->names.size(); }

// Sets an input, of at most 32 bits, from now on.
EXPORT(drive) void drive(uint32_t signal, uint32_t value) {
  auto *item = bench->signals[signal].item;
  (item->next ? item->next : item->curr)[0] = value;
}

// Lets the inputs settle: row() shows what the circuit says to them in this clock cycle.
EXPORT(settle) void settle() { bench->top.step(); }

// The rising edge of the clock, and its falling, at which nothing happens: it is noted, not evaluated. That is one register;
// to commit would look at all of them once more.
EXPORT(edge) void edge() {
  bench->top.p_clock.set(true);
  bench->top.step();
  bench->top.p_clock.set(false);
  bench->top.prev_p_clock.set(false);
}

// All signals' values, a word or more each, in the order of names().
EXPORT(row) const uint32_t *row() {
  for (auto *outline : bench->outlines) outline->eval();
  uint32_t word = 0;
  for (auto &signal : bench->signals)
    for (uint32_t chunk = 0; chunk < (signal.item->width + 31) / 32; chunk++)
      bench->row[word++] = signal.item->curr[chunk];
  return bench->row.data();
}

// Many clocks without a look in between; what the clock's speed is measured by.
EXPORT(run) void run(uint32_t clocks) {
  while (clocks--) edge();
}
