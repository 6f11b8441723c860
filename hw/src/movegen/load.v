//- tasks
task load_board;
    load_words(1'b0);
endtask

// What else to do in a clock of a generation: nothing.
task meanwhile;
    ;
endtask
