package org.bowsprit.launcher.play;

import java.util.function.Function;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.game.Game;
import org.bowsprit.player.session.RecordingFile;
import org.bowsprit.player.session.SessionStart;
import org.bowsprit.player.settings.Settings;

/**
 * A game that is played from a starting point until the player leaves it.
 *
 * @param game the game
 * @param settings the settings of the game
 * @param origin the origin of the session
 * @param start the start of the session
 * @param recording the file that records the session
 * @param welcomes true to welcome a player who has never played with this program
 * @param beginsWithGames true to begin with the list of games
 */
record GameRound(
    Game game,
    Settings settings,
    Journal.Origin origin,
    SessionStart start,
    RecordingFile recording,
    boolean welcomes,
    boolean beginsWithGames) {

  /** Returns the start of a next round that continues this one. */
  SessionStart continuedBy(Function<GameSetup, GameSession> continuation) {
    return start.replacedBy(SessionStart.of(continuation));
  }

  /** Returns a round without a recording and without a first message. */
  static GameRound quiet(Game game, Settings settings, Journal.Origin origin, SessionStart start) {
    return new GameRound(game, settings, origin, start, RecordingFile.NONE, false, false);
  }
}
