package org.bowsprit.player.session;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;

/** Starts a created session at its boot, with a saved game or with a recording. */
@FunctionalInterface
public interface SessionStart {

  /**
   * Starts the session.
   *
   * @param setup the setup of the session
   * @return the session, with the input to play
   */
  JournalPlayer begin(GameSetup setup);

  /**
   * Returns the time that the player has already played, in 1/60 second, if a saved game contains
   * it. If it is empty, the session's own time counts.
   */
  default OptionalLong played() {
    return OptionalLong.empty();
  }

  /** Returns the start of a session that replaces the session of this start. */
  default SessionStart followedBy(SessionStart next) {
    return next;
  }

  /**
   * Returns a start without input, for a session that continues another one.
   *
   * @param continuation starts the session
   */
  static SessionStart goingOn(Function<GameSetup, GameSession> continuation) {
    return setup -> JournalPlayer.ofInput(continuation.apply(setup), List.of());
  }
}
