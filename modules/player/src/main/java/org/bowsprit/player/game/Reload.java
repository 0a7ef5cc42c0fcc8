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
import org.bowsprit.format.game.GameResources;

/**
 * Notices that a game is built anew while it is played, and lets the new one go on where the old
 * one was. A game whose scripts have changed begins anew: it is unknown where in the new ones a
 * script of the old ones stands.
 */
public final class Reload {

  /** Rounds of the play loop from one look at the file to the next: half a second. */
  private static final int ROUNDS = 30;

  private final Path index;
  private final Consumer<String> notes;
  private FileTime seen;
  private int rounds;
  private boolean due;
  private GameState state;
  private GameResources before;

  /**
   * Prepares to notice.
   *
   * @param index the index file, which a build writes last; null to notice nothing
   * @param notes takes what the player should know, a line each
   */
  public Reload(Path index, Consumer<String> notes) {
    this.index = index;
    this.notes = notes;
    this.seen = changed();
  }

  /** Returns one that notices nothing. */
  public static Reload never() {
    return new Reload(null, note -> {});
  }

  /** Looks whether the game was built anew since the session began; asked once a round. */
  public boolean isDue() {
    if (index != null && ++rounds % ROUNDS == 0) {
      FileTime now = changed();
      due = now != null && !now.equals(seen);
    }
    return due;
  }

  /** Returns whether the last look saw that the game was built anew. */
  public boolean wasDue() {
    return due;
  }

  private FileTime changed() {
    try {
      return index == null ? null : Files.getLastModifiedTime(index);
    } catch (IOException e) {
      // A build is about to put it there.
      return null;
    }
  }

  /** Keeps where a session is, for the one that follows. */
  public void keep(GameSession session, GameResources resources) {
    // Without its pixels, which are the old pictures', everything is drawn anew.
    state = session.snapshot().unpainted();
    before = resources;
    seen = changed();
  }

  /** Returns whether the session to come is of a game that was played before it was built anew. */
  public boolean isAgain() {
    return state != null;
  }

  /** Returns a session of a game, which goes on where the one that was kept was. */
  public GameSession begin(GameSetup setup) {
    GameSession session = GameSession.boot(setup);
    due = false;
    if (state == null) {
      return session;
    }
    if (!new ScriptsOf(before).equal(new ScriptsOf(setup.resources()))) {
      notes.accept("built anew; scripts have changed, so the game begins anew");
      return session;
    }
    try {
      session.load(state);
      notes.accept("built anew; the game goes on");
    } catch (StateRefusedException e) {
      notes.accept("built anew; the game begins anew: " + e.getMessage());
    }
    return session;
  }
}
