package org.bowsprit.launcher.command;

import picocli.CommandLine.Command;

/** The command group {@code bowsprit trace}, for the traces that {@code run} writes. */
@Command(
    name = "trace",
    description = "Compares traces written by run.",
    subcommands = TraceDiffCommand.class)
public final class TraceCommand {}
