package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalKeeper;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.journal.JournalText;
import org.bowsprit.engine.journal.SaveRefusedException;
import org.bowsprit.engine.journal.SavedGame;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.save.SafeFile;
import picocli.CommandLine.Option;

/** The options that save, load and record a run. */
public final class JournalOptions {

  @Option(names = "--save", paramLabel = "FILE", description = "Save the game at the end.")
  private Path save;

  @Option(
      names = "--load",
      paramLabel = "FILE",
      description = "Go on with this saved game; its seed and boot parameter count.")
  private Path load;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Write the input as a file for --input and replay.")
  private Path record;

  private boolean replaying;

  /** Returns whether what was saved is being played again, which nobody is to see. */
  boolean isReplaying() {
    return replaying;
  }

  /**
   * Returns the journal that is to be gone on with; empty if none was asked for.
   *
   * @param game fingerprint of the game's data
   * @param router id of the chosen router
   * @throws CommandFailure if the file is refused
   */
  Optional<Journal> loaded(String game, String router) throws IOException {
    if (load == null) {
      return Optional.empty();
    }
    Journal journal;
    try {
      journal = SavedGame.decode(Files.readAllBytes(load));
    } catch (SaveRefusedException e) {
      throw refused(e.getMessage());
    }
    if (!journal.origin().game().equals(game)) {
      throw refused("it is of another game, or of another release of this one");
    }
    if (!journal.origin().router().equals(router)) {
      throw refused("it was played with --router " + journal.origin().router());
    }
    return Optional.of(journal);
  }

  /**
   * Begins the journal of a session, playing what was loaded first.
   *
   * @param session the session, booted
   * @param past what was loaded, or the origin of the session and nothing more
   * @param afterTick done after each iteration
   * @throws CommandFailure if the session does not get where it was saved
   */
  JournalKeeper begin(GameSession session, Journal past, Runnable afterTick) {
    replaying = past.ticks() > 0;
    Optional<Journal.Checkpoint> drift = new JournalPlayer(session, past, afterTick).play();
    replaying = false;
    if (drift.isPresent()) {
      throw refused(
          "this Bowsprit plays it otherwise than the one that saved it, from before iteration "
              + drift.get().tick());
    }
    return new JournalKeeper(session, past);
  }

  /** Writes what was asked for. */
  void keep(Journal journal) throws IOException {
    if (save != null) {
      new SafeFile(save).write(SavedGame.encode(journal));
    }
    if (record != null) {
      new SafeFile(record).write(JournalText.write(journal).getBytes(StandardCharsets.UTF_8));
    }
  }

  private CommandFailure refused(String reason) {
    Path backup = new SafeFile(load).backup();
    String offer = Files.exists(backup) ? "; the one before is " + load + ".bak" : "";
    return CommandFailure.data(load + " cannot be loaded: " + reason + offer);
  }
}
