package org.bowsprit.launcher.command;

import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.player.save.SaveMaker;
import org.bowsprit.render.Frame;

/**
 * How a session begins: at its boot, with a saved game or with a recording.
 *
 * @param origin what it is made of
 * @param replayed what is to be done again, with all it began with
 * @param loaded the saved game it goes on with
 * @param input what else is to be done
 */
record Beginning(
    Journal.Origin origin,
    Optional<Journal> replayed,
    Optional<SavedGame> loaded,
    List<Journal.Event> input) {

  /**
   * Starts a session that was prepared, or loads what it goes on with.
   *
   * @return plays what is to be done
   * @throws CommandFailure if the saved game does not fit
   */
  JournalPlayer begin(GameSession session) {
    try {
      if (replayed.isPresent()) {
        return new JournalPlayer(session, replayed.get());
      }
      loaded.ifPresentOrElse(saved -> session.load(saved.state()), session::start);
      return JournalPlayer.ofInput(session, input);
    } catch (StateRefusedException e) {
      throw CommandFailure.data("The saved game cannot be loaded: " + e.getMessage() + ".");
    }
  }

  /** Returns what a recording of the session must begin with; it has just begun itself. */
  Optional<SavedGame> start(GameSession session, SaveMaker maker, Frame frame) {
    return session.ticks() == 0
        ? Optional.empty()
        : Optional.of(maker.make(session.snapshot(), frame, ""));
  }

  /**
   * Fails where a replay went otherwise than it was recorded.
   *
   * @throws CommandFailure saying where
   */
  static void requireNone(Optional<JournalPlayer.Drift> drift) {
    if (drift.isPresent()) {
      throw failure(drift.get());
    }
  }

  private static CommandFailure failure(JournalPlayer.Drift drift) {
    return CommandFailure.failed(
        "The replay went otherwise than it was recorded, from between iterations "
            + drift.after()
            + " and "
            + drift.before()
            + " on.");
  }
}
