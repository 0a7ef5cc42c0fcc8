package org.bowsprit.player.sound;

import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;

/**
 * Detects that a game's music device has failed or that the player has chosen another device, and
 * lets the game continue at the same position with the other device. The session must be restarted,
 * because a game queries its device only at the start.
 */
public final class MusicDeviceChange {

  private boolean isDue;
  private boolean isRequested;
  private GameState state;

  /** Creates a detector. */
  public MusicDeviceChange() {}

  /** Called when the player has chosen another music device. */
  public void changeDevice() {
    isRequested = true;
  }

  /** Returns whether the music device must be changed. Called once per round. */
  public boolean isDue(GameSound sound) {
    isDue = isRequested || sound.musicFailure().isPresent();
    return isDue;
  }

  /** Returns the result of the last call of {@link #isDue}. */
  public boolean wasDue() {
    return isDue;
  }

  /** Stores the state of a session for the next session. */
  public void storeState(GameSession session) {
    // Without the pixels, the restored session redraws everything.
    state = session.snapshot().unpainted();
    isDue = false;
  }

  /** Returns whether the next session continues a stored one. */
  public boolean hasStoredState() {
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
