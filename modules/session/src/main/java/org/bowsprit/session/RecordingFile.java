package org.bowsprit.session;

import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalKeeper;
import org.bowsprit.engine.journal.JournalWriter;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.disk.OutputFile;

/** A recording that is being written, or none; each line is handed to the disk at once. */
public final class RecordingFile implements AutoCloseable {

  /** Nothing is recorded. */
  public static final RecordingFile NONE = new RecordingFile(null);

  private final CheckedWriter file;

  private RecordingFile(CheckedWriter file) {
    this.file = file;
  }

  /**
   * Opens a recording.
   *
   * @param file where it is written; null for none
   * @throws NotWrittenException if the file cannot be written
   */
  public static RecordingFile open(Path file) {
    return file == null ? NONE : new RecordingFile(new OutputFile(file).text());
  }

  /**
   * Begins to keep the journal of a session.
   *
   * @param start the saved game it goes on with; empty if it booted
   */
  void keep(GameSession session, Journal.Origin origin, Optional<SavedGame> start) {
    if (file != null) {
      JournalKeeper.keep(
          session,
          new JournalWriter(origin, start, line -> file.append(line).append('\n').flush()));
    }
  }

  /**
   * Ends the recording.
   *
   * @throws NotWrittenException if any of it was not written
   */
  @Override
  public void close() {
    if (file != null) {
      file.close();
    }
  }
}
