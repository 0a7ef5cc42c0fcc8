package org.bowsprit.launcher.command;

import picocli.CommandLine.Command;

/** The command group {@code bowsprit journal}, for recordings with branches. */
@Command(
    name = "journal",
    description = "Shows the branches of recordings, and cuts, joins and shifts recordings.",
    subcommands = {
      JournalTreeCommand.class,
      JournalCutCommand.class,
      JournalJoinCommand.class,
      JournalShiftCommand.class
    })
public final class JournalCommand {}
