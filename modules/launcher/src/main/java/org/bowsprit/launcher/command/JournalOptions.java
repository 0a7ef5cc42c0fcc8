package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalKeeper;
import org.bowsprit.engine.journal.JournalReader;
import org.bowsprit.engine.journal.JournalWriter;
import org.bowsprit.engine.save.SaveRefusedException;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.launcher.failure.CommandFailure;
import picocli.CommandLine.Option;

/** The options that write down what the player does and do it again. */
public final class JournalOptions {

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Write down what is done, for --replay, replay and run --input.")
  private Path record;

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description = "Do what was recorded; where it goes otherwise than then is said.")
  private Path replay;

  /**
   * Returns what is to be done again; empty if nothing is.
   *
   * @param game hash of the game's data
   * @throws CommandFailure if the file cannot be used with this game
   */
  Optional<Journal> replayed(String game) throws IOException {
    return replay == null ? Optional.empty() : Optional.of(read(replay, game));
  }

  /**
   * Reads a journal, or mere input as a journal without an origin.
   *
   * @throws CommandFailure if the file cannot be used with the game
   */
  static Journal read(Path file, String game) throws IOException {
    List<String> lines = Files.readAllLines(file);
    if (!JournalReader.isJournal(lines)) {
      return ofInput(file, lines, game);
    }
    try {
      Journal journal = JournalReader.read(lines);
      if (!journal.origin().game().equals(game)) {
        throw CommandFailure.data(file + " was recorded with another game or release.");
      }
      return journal;
    } catch (IllegalArgumentException | SaveRefusedException e) {
      throw CommandFailure.data(file + ": " + e.getMessage());
    }
  }

  private static Journal ofInput(Path file, List<String> lines, String game) {
    try {
      Journal.Origin unknown = Journal.Origin.of(game, "", "", 0, 0, 0);
      List<Journal.Event> events = InputScript.parse(lines).events();
      return new Journal(unknown, Optional.empty(), 0, events, List.of());
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage(file + ", " + e.getMessage());
    }
  }

  /** Returns whether a journal says how its session began; mere input does not. */
  static boolean saysOrigin(Journal journal) {
    return !journal.origin().router().isEmpty();
  }

  /** Returns whether something is to be recorded. */
  boolean isRecording() {
    return record != null;
  }

  /**
   * Opens the recording.
   *
   * @throws NotWrittenException if the file cannot be written
   */
  Recording open() {
    return new Recording(record == null ? null : new OutputFile(record).text());
  }

  /** A recording that is being written, or none; each line reaches the disk's care at once. */
  static final class Recording implements AutoCloseable {

    /** Nothing is recorded. */
    static final Recording NONE = new Recording(null);

    private final CheckedWriter file;

    private Recording(CheckedWriter file) {
      this.file = file;
    }

    /**
     * Begins to keep the journal of a session.
     *
     * @param start the saved game it goes on with; empty if it booted
     */
    JournalKeeper keep(GameSession session, Journal.Origin origin, Optional<SavedGame> start) {
      return file == null
          ? JournalKeeper.none(session)
          : new JournalKeeper(
              session,
              new JournalWriter(origin, start, line -> file.append(line).append('\n').flush()));
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
}
