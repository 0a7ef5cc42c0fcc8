package org.bowsprit.player.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.function.Consumer;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Detects that a game is rebuilt while it is played. The new build then continues at the position
 * of the old build. If the state does not fit the new build, the game starts from the beginning,
 * and a message gives the reason.
 */
public final class Reload {

  /**
   * The number of rounds of the play loop between two checks of the file. These rounds last half a
   * second.
   */
  private static final int CHECK_INTERVAL_ROUNDS = 30;

  private final Path indexFile;
  private final Consumer<String> messageListener;
  private FileTime lastModified;
  private int rounds;
  private boolean isDue;
  private GameState state;
  private BuiltGame oldBuild;

  /**
   * Creates a detector.
   *
   * @param indexFile the index file, which is the last file that a build writes; null to detect
   *     nothing
   * @param messageListener receives messages for the player, each as one line
   */
  public Reload(Path indexFile, Consumer<String> messageListener) {
    this.indexFile = indexFile;
    this.messageListener = messageListener;
    this.lastModified = modificationTime();
  }

  /** Returns a detector that detects nothing. */
  public static Reload never() {
    return new Reload(null, note -> {});
  }

  /** Returns whether the game was rebuilt since the session began. Called once per round. */
  public boolean isDue() {
    if (indexFile != null && ++rounds % CHECK_INTERVAL_ROUNDS == 0) {
      FileTime newTime = modificationTime();
      isDue = newTime != null && !newTime.equals(lastModified);
    }
    return isDue;
  }

  /** Returns whether the last check found that the game was rebuilt. */
  public boolean wasDue() {
    return isDue;
  }

  private FileTime modificationTime() {
    try {
      return indexFile == null ? null : Files.getLastModifiedTime(indexFile);
    } catch (IOException e) {
      // A build is about to write the file.
      return null;
    }
  }

  /**
   * Stores the position of a session for the next session.
   *
   * @param game the build that the session plays
   */
  public void storePosition(GameSession session, BuiltGame game) {
    // Without the old pixels, everything is redrawn from the new pictures.
    state = session.snapshot().unpainted();
    oldBuild = game;
    lastModified = modificationTime();
  }

  /** Returns whether the next session continues a game that was played before it was rebuilt. */
  public boolean hasPosition() {
    return state != null;
  }

  /**
   * Returns a session of a game. The session continues at the stored position. If no position is
   * stored, or if the position does not fit the build, the session starts from the beginning.
   *
   * @param symbols the names of the sources of the game
   */
  public GameSession begin(GameSetup setup, Symbols symbols) {
    GameSession session = GameSession.boot(setup);
    isDue = false;
    if (state == null) {
      return session;
    }
    try {
      continueAtPosition(session, new BuiltGame(setup.resources(), symbols));
    } catch (NotCarriedException | StateRefusedException e) {
      messageListener.accept("rebuilt; the game restarts: " + e.getMessage());
    }
    return session;
  }

  private void continueAtPosition(GameSession session, BuiltGame newBuild) {
    CarriedState carriedState = new CarriedState(oldBuild, newBuild, state);
    session.load(carriedState.carryOver(session.snapshot()));
    if (!carriedState.restartedScripts().isEmpty()) {
      messageListener.accept(
          "rebuilt; the game continues, and these scripts restart: "
              + String.join(", ", carriedState.restartedScripts()));
    } else if (carriedState.hasChangedScripts()) {
      messageListener.accept("rebuilt; the game continues with the new scripts");
    } else {
      messageListener.accept("rebuilt; the game continues");
    }
  }
}
