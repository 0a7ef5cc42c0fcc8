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
import org.bowsprit.player.save.SaveFailedException;

/**
 * Starts a session at its boot, with a saved game or with a recording.
 *
 * @param origin the values at the beginning of a recording
 * @param recording the recording to replay, with its start
 * @param save the saved game to continue
 * @param input further input to play
 */
public record StandardStart(
    Journal.Origin origin,
    Optional<Journal> recording,
    Optional<SavedGame> save,
    List<InputEvent> input)
    implements SessionStart {

  /** Returns the start of a replay of a recorded session. */
  public static StandardStart ofReplay(Journal recorded) {
    return new StandardStart(recorded.origin(), Optional.of(recorded), Optional.empty(), List.of());
  }

  /** Returns a copy that continues a saved game. */
  public StandardStart withSave(SavedGame saved) {
    return new StandardStart(origin, Optional.empty(), Optional.of(saved), List.of());
  }

  @Override
  public OptionalLong jiffiesPlayed() {
    return save.stream().mapToLong(saved -> saved.header().jiffies()).findFirst();
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
   * @throws SaveFailedException if the saved game does not fit the game
   */
  public JournalPlayer begin(GameSetup setup, Function<GameSetup, GameSession> preparation) {
    GameSession session = preparation.apply(setup);
    try {
      if (recording.isPresent()) {
        return JournalPlayer.of(session, recording.get());
      }
      save.ifPresentOrElse(saved -> session.load(saved.state()), session::start);
      return JournalPlayer.ofInput(session, input);
    } catch (StateRefusedException e) {
      throw SaveFailedException.notLoaded("The saved game", e.getMessage(), false);
    }
  }
}
