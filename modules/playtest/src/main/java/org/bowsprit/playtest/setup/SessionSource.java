package org.bowsprit.playtest.setup;

import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;

/** Begins sessions of the game that is tested, each the same as the last. */
@FunctionalInterface
public interface SessionSource {

  /**
   * Returns a session that has booted and played no iteration.
   *
   * @param listener hears what is said in it
   */
  GameSession begin(SessionListener listener);
}
