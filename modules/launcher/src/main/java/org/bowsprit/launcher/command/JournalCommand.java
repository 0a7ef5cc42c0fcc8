package org.bowsprit.launcher.command;

import picocli.CommandLine.Command;

/** The group {@code bowsprit journal}: commands for recordings with branches. */
@Command(
    name = "journal",
    description = "Looks at recordings with branches, cuts, joins and shifts them.",
    subcommands = {
      JournalTreeCommand.class,
      JournalCutCommand.class,
      JournalJoinCommand.class,
      JournalShiftCommand.class
    })
public final class JournalCommand {}
