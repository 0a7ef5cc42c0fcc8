package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit journal cut}. */
@Command(
    name = "cut",
    description = "Writes one branch of a recording from its beginning, up to an iteration.")
public final class JournalCutCommand implements Callable<ExitCode> {

  @Parameters(paramLabel = "FILE", description = "A recording written by --record.")
  private Path file;

  @Option(
      names = "--branch",
      paramLabel = "N",
      description = "The branch (the one that was recorded last).")
  private int branch = JournalFile.LAST;

  @Option(names = "--to", paramLabel = "TICK", description = "Up to this iteration (its end).")
  private long lastTick = Long.MAX_VALUE;

  @Mixin private JournalOutput output;

  @Override
  public ExitCode call() throws IOException {
    if (lastTick < 0) {
      throw CommandFailure.refused("refused.at-least", "--to", 0, lastTick);
    }
    JournalFile source = new JournalFile(file);
    Journal run = source.run(branch);
    output.write(run.truncatedAt(lastTick), source);
    return ExitCode.DONE;
  }
}
