//- tasks
// Makes one access; returns its word, and whether it failed.
task access(input write, input [5:0] number, input [31:0] word);
    reg addressed;
    reg answered;
    integer begun;
    begin
        begun = clocks;
        addressed = 1'b0;
        answered = 1'b0;
        while (!answered && clocks - begun < 500) begin
            s_axi_awvalid = write && !addressed && (!stalls || chance[1]);
            s_axi_wvalid = write && !addressed && (!stalls || chance[2]);
            s_axi_arvalid = !write && !addressed && (!stalls || chance[3]);
            s_axi_awaddr = {number, 2'd0};
            s_axi_araddr = {number, 2'd0};
            s_axi_wdata = word;
            s_axi_wstrb = 4'hf;
            s_axi_bready = !stalls || chance[0];
            s_axi_rready = !stalls || chance[0];
            settle;
            if (s_axi_awready !== s_axi_wready) mistake;
            if (write ? s_axi_bvalid && s_axi_bready : s_axi_rvalid && s_axi_rready) begin
                answered = 1'b1;
                failed = write ? s_axi_bresp != 2'd0 : s_axi_rresp != 2'd0;
                got = s_axi_rdata;
            end
            if ((s_axi_awvalid && s_axi_awready) || (s_axi_arvalid && s_axi_arready)) addressed = 1'b1;
            edge_of_clock;
        end
        s_axi_awvalid = 1'b0;
        s_axi_wvalid = 1'b0;
        s_axi_arvalid = 1'b0;
        if (!answered) begin
            mistake;
            $display("    no answer");
        end
    end
endtask
