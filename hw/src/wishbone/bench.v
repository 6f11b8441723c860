//- tasks
// Makes one access; returns its word, and whether it failed.
task access(input write, input [5:0] number, input [31:0] word);
    reg answered;
    integer begun;
    begin
        begun = clocks;
        answered = 1'b0;
        while (stalls && chance[0]) begin
            settle;
            edge_of_clock;
        end
        wb_cyc = 1'b1;
        wb_stb = 1'b1;
        wb_we = write;
        wb_adr = number;
        wb_sel = 4'hf;
        wb_dat_w = word;
        while (!answered && clocks - begun < 500) begin
            settle;
            if (wb_ack && wb_err) mistake;
            if (wb_stall === (wb_ack || wb_err)) begin
                mistake;
                $display("    stall is %b with ack %b, err %b", wb_stall, wb_ack, wb_err);
            end
            answered = wb_ack || wb_err;
            failed = wb_err;
            got = wb_dat_r;
            edge_of_clock;
        end
        wb_cyc = 1'b0;
        wb_stb = 1'b0;
        if (!answered) begin
            mistake;
            $display("    no answer");
        end
        settle;
        edge_of_clock;
    end
endtask
