package org.bowsprit.player.session;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;

/** Starts a session from the beginning of the game, from a saved game or with a recording. */
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
   * Returns the time that the player has already played according to a saved game, in 1/60 second;
   * empty to use the session's own time.
   */
  default OptionalLong jiffiesPlayed() {
    return OptionalLong.empty();
  }

  /** Returns the start of a session that replaces the session of this start. */
  default SessionStart replacedBy(SessionStart next) {
    return next;
  }

  /**
   * Returns a start that begins a session without recorded input.
   *
   * @param gameStart begins the session
   */
  static SessionStart of(Function<GameSetup, GameSession> gameStart) {
    return setup -> JournalPlayer.ofInput(gameStart.apply(setup), List.of());
  }
}
