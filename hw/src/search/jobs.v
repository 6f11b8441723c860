//- tasks
// Returns a word of a job's board.
function [31:0] image(input integer where, input [3:0] address);
    image = vectors[where][31:28] == 4'd2 ? drawn(vectors[where + 1], address) : vectors[where + 1 + {28'd0, address}];
endfunction

// Drives a job with a unique tag.
task show(input integer where);
    integer rest;
    begin
        rest = where + (vectors[where][31:28] == 4'd2 ? 2 : 10);
        job_tag = where ^ 32'h5a5a_a5a5;
        job_rank_0 = image(where, 4'd0);
        job_rank_1 = image(where, 4'd1);
        job_rank_2 = image(where, 4'd2);
        job_rank_3 = image(where, 4'd3);
        job_rank_4 = image(where, 4'd4);
        job_rank_5 = image(where, 4'd5);
        job_rank_6 = image(where, 4'd6);
        job_rank_7 = image(where, 4'd7);
        job_state = image(where, 4'd8);
        job_depth = vectors[where][27:24];
        job_alpha = vectors[rest][15:0];
        job_beta = vectors[rest][31:16];
        job_first = vectors[rest + 1][15:0];
        job_nodes_low = vectors[rest + 2];
        job_nodes_high = vectors[rest + 3][23:16];
    end
endtask
