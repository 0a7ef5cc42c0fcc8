package org.bowsprit.launcher.command;

import picocli.CommandLine.Command;

/** The group {@code bowsprit trace}: commands for traces written by {@code run}. */
@Command(
    name = "trace",
    description = "Compares traces written by run.",
    subcommands = TraceDiffCommand.class)
public final class TraceCommand {}
