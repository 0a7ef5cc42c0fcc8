package org.bowsprit.launcher.play;

import java.util.function.Function;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.game.Game;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.session.RecordingFile;
import org.bowsprit.session.SessionStart;

/**
 * A game to be played from a beginning until it is left.
 *
 * @param game the game
 * @param settings how the player likes it
 * @param origin what its session is made of
 * @param start how the session gets going
 * @param recording writes down what is done
 * @param welcomes whether the player has never played here and is told how to begin
 * @param beginsWithGames whether the player is to choose from all games first
 */
record GameRound(
    Game game,
    Settings settings,
    Journal.Origin origin,
    SessionStart start,
    RecordingFile recording,
    boolean welcomes,
    boolean beginsWithGames) {

  /** Returns how the round that takes the place of this one goes on. */
  SessionStart goingOn(Function<GameSetup, GameSession> continuation) {
    return start.followedBy(SessionStart.goingOn(continuation));
  }

  /** Returns a round that is not recorded and begins without a word. */
  static GameRound quiet(Game game, Settings settings, Journal.Origin origin, SessionStart start) {
    return new GameRound(game, settings, origin, start, RecordingFile.NONE, false, false);
  }
}
