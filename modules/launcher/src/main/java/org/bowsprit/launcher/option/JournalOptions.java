package org.bowsprit.launcher.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalReader;
import org.bowsprit.engine.save.SaveRefusedException;
import org.bowsprit.format.disk.TextFile;
import org.bowsprit.launcher.failure.CommandFailure;
import picocli.CommandLine.Option;

/** The options for recording and replaying input. */
public final class JournalOptions {

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Record the input, for --replay, replay and run --input.")
  private Path recordingFile;

  @Option(
      names = "--author",
      paramLabel = "NAME",
      description = "The name of the player, for the recording.")
  private String author = "";

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description = "Replay recorded input, and report where the game differs.")
  private Path replayFile;

  /**
   * Returns the journal to replay; empty if there is none.
   *
   * @param game the hash of the game's data
   * @throws CommandFailure if the file cannot be used with this game
   */
  public Optional<Journal> replayed(String game) throws IOException {
    return replayFile == null ? Optional.empty() : Optional.of(read(replayFile, game));
  }

  /**
   * Reads a journal, or plain input as a journal without an origin.
   *
   * @throws CommandFailure if the file cannot be used with the game
   */
  public static Journal read(Path file, String game) throws IOException {
    List<String> lines = TextFile.read(file).lines().toList();
    if (!JournalReader.isJournal(lines)) {
      return journalOfInput(file, lines, game);
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

  private static Journal journalOfInput(Path file, List<String> lines, String game) {
    Journal.Origin unknownOrigin = Journal.Origin.of(game, "", "", 0, 0, 0);
    return new Journal(unknownOrigin, Optional.empty(), 0, input(file, lines), List.of());
  }

  /**
   * Reads plain input.
   *
   * @throws CommandFailure if a line is invalid; the message names the line
   */
  public static List<InputEvent> input(Path file) throws IOException {
    return input(file, TextFile.read(file).lines().toList());
  }

  private static List<InputEvent> input(Path file, List<String> lines) {
    try {
      return InputScript.parse(lines).events();
    } catch (IllegalArgumentException e) {
      throw CommandFailure.data(file + ", " + e.getMessage());
    }
  }

  /** Returns whether a journal contains the origin of its session. Plain input does not. */
  public static boolean hasOrigin(Journal journal) {
    return !journal.origin().router().isEmpty();
  }

  /** Returns the author of the recording; empty if none is given. */
  public String author() {
    return author;
  }

  /** Returns the file to record into, or null. */
  public Path recording() {
    return recordingFile;
  }
}
