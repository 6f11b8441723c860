//- about
For each position the vectors contain nine words of board image, and for each of the four modes the expected {cycles,
visited} and move words, each {15'd0, last, word}. Every generation runs three times: with move_ready high, checking words,
order, last, cycles and visited; interrupted by a reset; and with move_ready toggling at random, when the same words must arrive in
any order and the unit must not accept loads. Once the sink stalls for longer than cycles can count. After the positions come
seeds, each of which defines a board (see drawn): {seed}, {checksum of all words and visited in the four modes}, {checksum of
cycles}.
//- state
// The vectors belong to this form of posdata. With the other form, the clocks and the order of words may differ.
localparam EXACT = POSDATA_ROM == @ROM@;
integer cursor;
localparam integer LONGEST_CYCLES = 90000;
localparam integer SLEEP = 66000;

integer position;
integer mode;
integer generations;
// Which of the words have arrived in this generation.
reg came [0:WORDS-1];
//- where
"position %0d, mode %0d", position, mode
//- tasks
// Loads the board at the cursor word by word: from the vectors, or the board that the seed defines.
task load_words(input by_number);
    integer address;
    begin
        load_valid = 1'b1;
        for (address = 0; address < 9; address = address + 1) begin
            load_address = address[3:0];
            load_word = by_number ? drawn(vectors[cursor], address[3:0]) : vectors[cursor + address];
            settle;
            if (load_ready !== 1'b1) begin
                mistake;
                $display("    load_ready is low outside a generation");
            end
            edge_of_clock;
        end
        load_valid = 1'b0;
    end
endtask

task start;
    begin
        start_valid = 1'b1;
        start_legal = mode < 2;
        start_captures = mode[0];
        settle;
        // After a load or a generation the fast build needs one clock before it is ready.
        if (start_ready !== 1'b1) begin
            edge_of_clock;
            settle;
        end
        if (start_ready !== 1'b1) begin
            mistake;
            $display("    start_ready is low outside a generation");
        end
        edge_of_clock;
        start_valid = 1'b0;
    end
endtask

// Starts a generation and resets the unit some clocks later. After that, a reset of the idle unit must not change the counters.
task break_off;
    integer clocks_left;
    reg [31:0] counted;
    begin
        move_ready = chance[8];
        clocks_left = {25'd0, chance[6:0]};
        start;
        while (clocks_left > 0) begin
            settle;
            edge_of_clock;
            clocks_left = clocks_left - 1;
        end
        reset_unit;
        if (load_ready !== 1'b1 || move_valid !== 1'b0) begin
            mistake;
            $display("    not idle in the cycle after a reset");
        end
        edge_of_clock;
        counted = {cycles, visited};
        reset_unit;
        if ({cycles, visited} !== counted) begin
            mistake;
            $display("    cycles and visited do not hold in a reset: %0d, %0d", cycles, visited);
        end
    end
endtask

// Returns the slot in which a word of this generation is expected: the next one or, if the order may differ, any that has not
// arrived yet.
task find_slot(input in_order, input integer own, output integer slot);
    begin
        slot = own;
        if (!in_order) begin
            slot = cursor + 1;
            while (slot < WORDS && vectors[slot][16] !== 1'b1
                   && (came[slot] || vectors[slot][15:0] !== move_word)) slot = slot + 1;
        end
    end
endtask

// Runs one generation. The cursor is at its {cycles, visited}, and stays there.
task run(input stalled);
    integer at;
    integer slot;
    integer taken;
    reg done;
    begin
        start;
        for (slot = cursor + 1; slot < WORDS && vectors[slot][16] !== 1'b1; slot = slot + 1) came[slot] = 1'b0;
        if (slot < WORDS) came[slot] = 1'b0;
        at = cursor + 1;
        taken = 1;
        done = 1'b0;
        while (!done && taken < LONGEST_CYCLES) begin
            move_ready = !stalled || (chance[0] && (position > 1 || mode > 0 || taken > SLEEP));
            // The unit must not store a word that is offered during a generation.
            load_valid = stalled && chance[9];
            load_address = chance[13:10];
            load_word = chance;
            if (stalled) meanwhile;
            settle;
            taken = taken + 1;
            if (load_ready !== 1'b0 || start_ready !== 1'b0) begin
                mistake;
                $display("    load_ready %b, start_ready %b during a generation", load_ready, start_ready);
            end
            if (move_valid && move_ready) begin
                find_slot(EXACT && !stalled, at, slot);
                if (at >= WORDS || slot >= WORDS || came[slot] || vectors[slot][15:0] !== move_word
                    || vectors[at][31:16] !== {15'd0, move_last}) begin
                    mistake;
                    if (at < WORDS)
                        $display("    word %0d is %h, last %b; expected %h (or any that is left, if stalled), last %b",
                                 at - cursor, move_word, move_last, vectors[at][15:0], vectors[at][16]);
                    else
                        $display("    word %h after the end of the vectors", move_word);
                    done = 1'b1;
                end
                if (slot < WORDS) came[slot] = 1'b1;
                at = at + 1;
                words = words + 1;
                done = done || move_last;
            end
            edge_of_clock;
        end
        load_valid = 1'b0;
        settle;
        if (!done) begin
            mistake;
            $display("    no last word in %0d cycles: giving up", LONGEST_CYCLES);
            finish;
        end
        if (move_valid !== 1'b0 || load_ready !== 1'b1) begin
            mistake;
            $display("    not idle in the cycle after the last word");
            reset_unit;
        end
        if (cycles !== taken[15:0] || (EXACT && !stalled && cycles !== vectors[cursor][31:16])) begin
            mistake;
            $display("    cycles says %0d, the bench counted %0d; expected %0d unless stalled", cycles, taken,
                     vectors[cursor][31:16]);
        end
        if (visited !== vectors[cursor][15:0]) begin
            mistake;
            $display("    visited says %0d, expected %0d", visited, vectors[cursor][15:0]);
        end
        if (stalled) begin
            edge_of_clock;
            settle;
            if (cycles !== taken[15:0] || visited !== vectors[cursor][15:0]) begin
                mistake;
                $display("    cycles and visited do not hold: %0d, %0d", cycles, visited);
            end
        end
        generations = generations + 1;
    end
endtask

// Tests the board that the seed at the cursor defines: a checksum of all words, in any order, and one of cycles.
task run_drawn;
    reg [31:0] sum_of_words;
    reg [31:0] sum_of_cycles;
    integer taken;
    begin
        load_words(1'b1);
        move_ready = 1'b1;
        sum_of_words = 32'd0;
        sum_of_cycles = 32'd0;
        for (mode = 0; mode < 4; mode = mode + 1) begin
            start;
            settle;
            taken = 1;
            while (load_ready !== 1'b1 && taken < LONGEST_CYCLES) begin
                taken = taken + 1;
                if (move_valid) begin
                    sum_of_words = sum_of_words + mixed({14'd0, mode[1:0], move_word});
                    words = words + 1;
                end
                edge_of_clock;
                settle;
            end
            if (load_ready !== 1'b1) begin
                mistake;
                $display("    board %0d: no last word in %0d cycles: giving up", vectors[cursor], LONGEST_CYCLES);
                finish;
            end
            sum_of_words = sum_of_words + mixed({13'd0, 1'b1, mode[1:0], visited});
            sum_of_cycles = mixed(sum_of_cycles ^ {16'd0, cycles});
            generations = generations + 1;
        end
        if (sum_of_words !== vectors[cursor + 1]) begin
            mistake;
            $display("    board %0d: the words and visited have checksum %h, expected %h", vectors[cursor], sum_of_words,
                     vectors[cursor + 1]);
        end
        if (EXACT && sum_of_cycles !== vectors[cursor + 2]) begin
            mistake;
            $display("    board %0d: cycles have checksum %h, expected %h", vectors[cursor], sum_of_cycles, vectors[cursor + 2]);
        end
        cursor = cursor + 3;
    end
endtask

// Moves the cursor to the {cycles, visited} of the next mode, or to the board image of the next position.
task next_mode;
    begin
        cursor = cursor + 1;
        while (cursor < WORDS && vectors[cursor][16] !== 1'b1) cursor = cursor + 1;
        cursor = cursor + 1;
    end
endtask
//- reset
cursor = 0;
position = 0;
mode = 0;
generations = 0;
//- run
for (position = 1; position <= POSITIONS; position = position + 1) begin
    load_board;
    cursor = cursor + 9;
    for (mode = 0; mode < 4; mode = mode + 1) begin
        run(1'b0);
        break_off;
        run(1'b1);
        next_mode;
    end
end
while (cursor + 3 <= WORDS) run_drawn;
if (cursor != WORDS) begin
    mistake;
    $display("    %0d words of vectors used, expected %0d", cursor, WORDS);
end
//- done
"%0d positions, %0d generations, %0d words, %0d clocks", POSITIONS, generations
