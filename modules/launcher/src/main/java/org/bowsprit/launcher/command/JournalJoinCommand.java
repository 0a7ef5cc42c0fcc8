package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit journal join}. */
@Command(
    name = "join",
    description = "Writes the input of one recording followed by that of another.")
public final class JournalJoinCommand implements Callable<ExitCode> {

  @Parameters(index = "0", paramLabel = "FIRST", description = "A recording.")
  private Path first;

  @Parameters(
      index = "1",
      paramLabel = "SECOND",
      description = "Another recording of the same game.")
  private Path second;

  @Mixin private JournalOutput output;

  @Override
  public ExitCode call() throws IOException {
    JournalFile firstFile = new JournalFile(first);
    Journal firstRun = firstFile.run(JournalFile.LAST);
    Journal secondRun = new JournalFile(second).run(JournalFile.LAST);
    if (!firstRun.origin().game().equals(secondRun.origin().game())) {
      throw CommandFailure.data(second + " was recorded with another game or release.");
    }
    output.write(firstRun.followedBy(secondRun), firstFile);
    return ExitCode.DONE;
  }
}
