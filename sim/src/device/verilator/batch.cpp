// Between Rust and the model: hands out positions and collects answers. See batch.v and batch.rs.
#include <cstdint>
#include <new>
#include <vector>
#include "Vmodel.h"
#include "Vmodel__Dpi.h"
#include "verilated.h"

class Vmodel___024root;
void Vmodel___024root___eval(Vmodel___024root*) __attribute__((weak));

namespace {

constexpr uint32_t IMAGE = 9;
constexpr int NO_MODE = 4;
constexpr int NOT_LOADED = 1;

struct Model {
    VerilatedContext context;
    Vmodel top{&context};
    bool settled = false;
    // The positions of this call.
    const uint32_t* images = nullptr;
    uint32_t positions = 0;
    const uint32_t* modes = nullptr;
    uint32_t mode_count = 0;
    // Which is under way, in which of the modes, and which mode is next; no mode left: it is done with.
    uint32_t position = 0;
    uint32_t mode = 0;
    uint32_t next_mode = 0;
    // The words of this generation, each with its clock above it.
    std::vector<uint32_t> words;
    // Of each answer: position, mode, fault, cycles, visited, number of words; the words.
    std::vector<uint32_t> answers;

    // Verilator's `eval` looks after threads, messages and deletions besides; without them a clock takes a fifth less. Where
    // its version has no such function within, `eval` it is.
    void clock(uint8_t level) {
        top.clock = level;
        if (Vmodel___024root___eval && settled) {
            Vmodel___024root___eval(top.rootp);
        } else {
            settled = true;
            top.eval();
        }
    }

    bool is_done() const {
        return position == positions;
    }

    void go_on() {
        if (next_mode == mode_count) {
            next_mode = 0;
            position += 1;
        }
    }

    void answer(uint32_t fault, uint32_t cycles, uint32_t visited) {
        const uint32_t count = words.size();
        answers.insert(answers.end(), {position, mode, fault, cycles, visited, count});
        answers.insert(answers.end(), words.begin(), words.end());
        words.clear();
    }
};

// The model that this thread clocks.
thread_local Model* model;

}  // namespace

int fpgambit_next() {
    return !model->is_done();
}

int fpgambit_word(int address) {
    return model->images[IMAGE * model->position + address];
}

int fpgambit_mode() {
    if (model->next_mode == model->mode_count) {
        model->go_on();
        return NO_MODE;
    }
    model->mode = model->next_mode++;
    return model->modes[model->mode];
}

void fpgambit_move(int word, int cycle) {
    model->words.push_back(static_cast<uint32_t>(cycle) << 16 | static_cast<uint32_t>(word));
}

void fpgambit_end(int cycles, int visited) {
    model->answer(0, cycles, visited);
}

void fpgambit_fail(int what) {
    if (what == NOT_LOADED) {
        model->mode = model->next_mode++;
    }
    model->answer(what, 0, 0);
    // The position is loaded again for the modes that are left.
    model->go_on();
}

extern "C" void* fpgambit_new() {
    return new (std::nothrow) Model;
}

extern "C" void fpgambit_free(void* handle) {
    delete static_cast<Model*>(handle);
}

// Clocks until all positions are answered in all modes; returns the clocks. The answers stay until the next call.
extern "C" uint64_t fpgambit_answer(void* handle, const uint32_t* images, uint32_t positions, const uint32_t* modes,
                                    uint32_t mode_count, const uint32_t** answers, uint64_t* length) {
    model = static_cast<Model*>(handle);
    model->images = images;
    model->positions = positions;
    model->modes = modes;
    model->mode_count = mode_count;
    model->position = 0;
    model->next_mode = 0;
    model->answers.clear();
    uint64_t clocks = 0;
    while (!model->is_done()) {
        model->clock(1);
        model->clock(0);
        clocks += 1;
    }
    *answers = model->answers.data();
    *length = model->answers.size();
    return clocks;
}
