package org.bowsprit.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;

/**
 * How a session begins: at its boot, with a saved game or with a recording.
 *
 * @param origin what it is made of
 * @param replayed what is to be done again, with all it began with
 * @param loaded the saved game it goes on with
 * @param input what else is to be done
 */
public record Beginning(
    Journal.Origin origin,
    Optional<Journal> replayed,
    Optional<SavedGame> loaded,
    List<InputEvent> input)
    implements SessionStart {

  /** Returns how a recorded session begins again. */
  public static Beginning again(Journal recorded) {
    return new Beginning(recorded.origin(), Optional.of(recorded), Optional.empty(), List.of());
  }

  /** Returns the same with a saved game that it goes on with. */
  public Beginning goingOnWith(SavedGame saved) {
    return new Beginning(origin, Optional.empty(), Optional.of(saved), List.of());
  }

  @Override
  public OptionalLong played() {
    return loaded.stream().mapToLong(saved -> saved.header().jiffies()).findFirst();
  }

  @Override
  public JournalPlayer begin(GameSetup setup) {
    return begin(setup, GameSession::prepare);
  }

  /**
   * Begins a session.
   *
   * @param setup what it is made of
   * @param preparation prepares it without booting it
   * @throws CommandFailure if the saved game does not fit
   */
  public JournalPlayer begin(GameSetup setup, Function<GameSetup, GameSession> preparation) {
    GameSession session = preparation.apply(setup);
    try {
      if (replayed.isPresent()) {
        return JournalPlayer.of(session, replayed.get());
      }
      loaded.ifPresentOrElse(saved -> session.load(saved.state()), session::start);
      return JournalPlayer.ofInput(session, input);
    } catch (StateRefusedException e) {
      throw CommandFailure.data("The saved game cannot be loaded: " + e.getMessage() + ".");
    }
  }
}
