//- tasks
task load_board;
    integer address;
    begin
        load_valid = 1'b1;
        for (address = 0; address < 9; address = address + 1) begin
            load_address = address[3:0];
            load_word = vectors[cursor + address];
            settle;
            if (load_ready !== 1'b1) begin
                mistake;
                $display("    load_ready is low outside a generation");
            end
            edge_of_clock;
        end
        load_valid = 1'b0;
        cursor = cursor + 9;
    end
endtask

// What may happen besides in a clock of a generation: nothing.
task meanwhile;
    ;
endtask
