package org.bowsprit.player.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.save.SaveTrouble;

/**
 * Starts a session at its boot, with a saved game or with a recording.
 *
 * @param origin the values that a recording stores first
 * @param replayed the recording to replay, with its start
 * @param loaded the saved game to continue
 * @param input further input to play
 */
public record Beginning(
    Journal.Origin origin,
    Optional<Journal> replayed,
    Optional<SavedGame> loaded,
    List<InputEvent> input)
    implements SessionStart {

  /** Returns the start of a replay of a recorded session. */
  public static Beginning again(Journal recorded) {
    return new Beginning(recorded.origin(), Optional.of(recorded), Optional.empty(), List.of());
  }

  /** Returns a copy that continues a saved game. */
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
   * Starts a session.
   *
   * @param setup the setup of the session
   * @param preparation creates the session without booting it
   * @throws SaveTrouble if the saved game does not fit
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
      throw SaveTrouble.notLoaded("The saved game", e.getMessage(), false);
    }
  }
}
