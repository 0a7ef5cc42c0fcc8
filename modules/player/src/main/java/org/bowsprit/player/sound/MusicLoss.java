package org.bowsprit.player.sound;

import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;

/**
 * Detects that a game's music device failed or that the player chose another one, and lets the game
 * continue at the same place with another device. The session must be restarted, because a game
 * queries its device only at the start.
 */
public final class MusicLoss {

  private boolean due;
  private boolean another;
  private GameState state;

  /** Creates a detector. */
  public MusicLoss() {}

  /** Called when the player has chosen another music device. */
  public void changeDevice() {
    another = true;
  }

  /** Returns whether the music device must be changed. Called once per round. */
  public boolean isDue(GameSound sound) {
    due = another || sound.musicFailure().isPresent();
    return due;
  }

  /** Returns the result of the last call of {@link #isDue}. */
  public boolean wasDue() {
    return due;
  }

  /** Stores the state of a session for the next session. */
  public void keep(GameSession session) {
    // Without the pixels, the restored session redraws everything.
    state = session.snapshot().unpainted();
    due = false;
  }

  /** Returns whether the next session continues a stored one. */
  public boolean isAgain() {
    return state != null;
  }

  /** Returns a session that continues the stored one. */
  public GameSession begin(GameSetup setup) {
    GameSession session = GameSession.boot(setup);
    try {
      session.load(state);
    } catch (StateRefusedException e) {
      throw new IllegalStateException("a game refuses the state it was in", e);
    }
    return session;
  }
}
