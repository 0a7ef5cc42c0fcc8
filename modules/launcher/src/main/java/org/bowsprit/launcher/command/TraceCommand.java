package org.bowsprit.launcher.command;

import picocli.CommandLine.Command;

/** Works on traces that {@code run} wrote. */
@Command(
    name = "trace",
    description = "Compares traces that run has written.",
    subcommands = TraceDiffCommand.class)
public final class TraceCommand {}
