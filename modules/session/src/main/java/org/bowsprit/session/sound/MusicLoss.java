package org.bowsprit.session.sound;

import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;

/**
 * Notices that a game's music device is lost or that the player wants another, and lets the game go
 * on where it was with another: a game asks its device what it is only when it begins.
 */
public final class MusicLoss {

  private boolean due;
  private boolean another;
  private GameState state;

  /** Notices nothing yet. */
  public MusicLoss() {}

  /** Hears that the player wants another music device. */
  public void changeDevice() {
    another = true;
  }

  /** Returns whether the music has ceased or is to be another; asked once a round. */
  public boolean isDue(GameSound sound) {
    due = another || sound.musicFailure().isPresent();
    return due;
  }

  /** Returns whether the last look saw that it has. */
  public boolean wasDue() {
    return due;
  }

  /** Keeps where a session is, for the one that follows. */
  public void keep(GameSession session) {
    // Without its pixels, everything is drawn anew.
    state = session.snapshot().unpainted();
    due = false;
  }

  /** Returns whether the session to come goes on with another music device. */
  public boolean isAgain() {
    return state != null;
  }

  /** Returns a session that goes on where the one that was kept was. */
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
