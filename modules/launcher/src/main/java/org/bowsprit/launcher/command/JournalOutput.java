package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.file.Path;
import org.bowsprit.engine.journal.Journal;
import picocli.CommandLine.Option;

/**
 * The option {@code --out}, as a mixin of each command that creates a recording from other
 * recordings.
 */
final class JournalOutput {

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      required = true,
      description = "The file to write.")
  private Path out;

  /**
   * Writes the new recording to the file.
   *
   * @param run the only branch of the new recording
   * @param from the recording whose author is the author of the new one
   */
  void write(Journal run, JournalFile from) throws IOException {
    new JournalFile(out).write(run, from.read().author());
  }
}
