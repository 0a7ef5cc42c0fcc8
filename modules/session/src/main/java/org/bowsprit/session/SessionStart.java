package org.bowsprit.session;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;

/** How a session that is put together gets going: at its boot, with a save, with a recording. */
@FunctionalInterface
public interface SessionStart {

  /**
   * Begins the session.
   *
   * @param setup what it is made of
   * @return the session, with the input that is to be played to it
   */
  JournalPlayer begin(GameSetup setup);

  /**
   * Returns how long the player has played already, in 1/60 second, if a save says so; empty for as
   * long as the session itself says.
   */
  default OptionalLong played() {
    return OptionalLong.empty();
  }

  /** Returns the start of a session that goes on in the place of this one's. */
  default SessionStart followedBy(SessionStart next) {
    return next;
  }

  /**
   * Returns a start without input: of a session that goes on where another was.
   *
   * @param continuation begins the session
   */
  static SessionStart goingOn(Function<GameSetup, GameSession> continuation) {
    return setup -> JournalPlayer.ofInput(continuation.apply(setup), List.of());
  }
}
