package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalReader;
import org.bowsprit.engine.journal.JournalTree;
import org.bowsprit.engine.journal.JournalWriter;
import org.bowsprit.engine.save.SaveRefusedException;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.disk.TextFile;
import org.bowsprit.launcher.failure.CommandFailure;

/** A file with a recording. */
record JournalFile(Path path) {

  /** The branch that was recorded last. */
  static final int LAST = -1;

  /**
   * Reads the recording.
   *
   * @throws CommandFailure if the file is not a journal; the message names the file
   */
  JournalTree read() throws IOException {
    List<String> lines = TextFile.read(path).lines().toList();
    try {
      return JournalReader.readTree(lines);
    } catch (IllegalArgumentException | SaveRefusedException e) {
      throw CommandFailure.data(path + ": " + e.getMessage());
    }
  }

  /**
   * Reads the input that leads to the end of a branch.
   *
   * @param branch its number, or {@link #LAST}
   * @throws CommandFailure if there is no such branch
   */
  Journal run(int branch) throws IOException {
    JournalTree tree = read();
    try {
      return tree.journalOf(branch == LAST ? tree.lastBranch() : branch);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage(path + ": " + e.getMessage());
    }
  }

  /** Writes a recording. */
  void write(Journal journal, String author) {
    StringBuilder text = new StringBuilder();
    JournalWriter.write(JournalTree.of(journal, author), line -> text.append(line).append('\n'));
    new OutputFile(path).replace(text.toString().getBytes(StandardCharsets.UTF_8));
  }
}
