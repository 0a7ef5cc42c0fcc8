package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.file.Path;
import org.bowsprit.engine.journal.Journal;
import picocli.CommandLine.Option;

/** The option {@code --out}, a mixin of each command that makes a recording of other recordings. */
final class JournalOutput {

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      required = true,
      description = "The file to write.")
  private Path out;

  /**
   * Writes the file.
   *
   * @param run its only branch
   * @param from the recording whose author it names
   */
  void write(Journal run, JournalFile from) throws IOException {
    new JournalFile(out).write(run, from.read().author());
  }
}
