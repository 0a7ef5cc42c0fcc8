package org.bowsprit.playtest.setup;

import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;

/** Starts sessions of the tested game. All sessions are identical. */
@FunctionalInterface
public interface SessionSource {

  /**
   * Returns a session that has booted and has not played an iteration.
   *
   * @param listener receives the session's events
   */
  GameSession begin(SessionListener listener);
}
