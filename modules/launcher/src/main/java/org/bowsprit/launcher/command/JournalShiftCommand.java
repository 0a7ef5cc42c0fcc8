package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit journal shift}. */
@Command(
    name = "shift",
    description = "Writes a recording with the input from an iteration on moved.")
public final class JournalShiftCommand implements Callable<ExitCode> {

  @Parameters(paramLabel = "FILE", description = "A recording; its last branch is used.")
  private Path file;

  @Option(
      names = "--from",
      paramLabel = "TICK",
      required = true,
      description = "The first iteration whose input is moved.")
  private long firstTick;

  @Option(
      names = "--by",
      paramLabel = "N",
      required = true,
      description = "Iterations; below zero for earlier.")
  private long offset;

  @Mixin private JournalOutput output;

  @Override
  public ExitCode call() throws IOException {
    JournalFile recording = new JournalFile(file);
    try {
      output.write(recording.run(JournalFile.LAST).shifted(firstTick, offset), recording);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage(file + ": " + e.getMessage());
    }
    return ExitCode.DONE;
  }
}
