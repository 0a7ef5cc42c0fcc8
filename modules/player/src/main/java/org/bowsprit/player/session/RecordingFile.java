package org.bowsprit.player.session;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalRecorder;
import org.bowsprit.engine.journal.JournalWriter;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.disk.OutputFile;

/** A file to which a recording is written, or no file. Each line is flushed immediately. */
public final class RecordingFile implements AutoCloseable {

  /** Records nothing. */
  public static final RecordingFile NONE = new RecordingFile(null, "");

  private final CheckedWriter file;
  private final String author;

  private RecordingFile(CheckedWriter file, String author) {
    this.file = file;
    this.author = author;
  }

  /**
   * Opens a recording.
   *
   * @param file the file to write; null for no recording
   * @throws NotWrittenException if the file cannot be written
   */
  public static RecordingFile open(Path file) {
    return open(file, "");
  }

  /**
   * Opens a recording with the name of its author.
   *
   * @param file the file to write; null for no recording
   * @param author the name of the player; empty to omit it
   * @throws NotWrittenException if the file cannot be written
   */
  public static RecordingFile open(Path file, String author) {
    return file == null ? NONE : new RecordingFile(new OutputFile(file).openText(), author);
  }

  /** Returns whether a file is written. */
  public boolean hasFile() {
    return file != null;
  }

  /**
   * Starts to record the journal of a session.
   *
   * @param start the saved game that the session continues; empty if the session booted
   * @param saves creates saved games for states that cannot be reproduced from the recorded input
   */
  void record(
      GameSession session,
      Journal.Origin origin,
      Optional<SavedGame> start,
      Function<GameState, SavedGame> saves) {
    if (file != null) {
      JournalRecorder.record(
          session,
          new JournalWriter(origin, author, start, line -> file.append(line).append('\n').flush()),
          saves);
    }
  }

  /**
   * Ends the recording.
   *
   * @throws NotWrittenException if a part of the recording could not be written
   */
  @Override
  public void close() {
    if (file != null) {
      file.close();
    }
  }
}
