package org.bowsprit.environment;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.environment.goal.Goals;
import org.bowsprit.vm.symbol.Symbols;

/** A game for which sessions can be started. */
public interface PlayableGame {

  /** Returns the title. */
  String title();

  /** Returns the names in its sources. */
  Symbols symbols();

  /** Returns the goals of the game. */
  Goals goals();

  /**
   * Returns the start of a session.
   *
   * @param seed the seed of its random numbers
   * @param router the id of the router that plans walks; empty for the default
   * @throws RuntimeException if there is no such router; the message can be shown to users
   */
  Journal.Origin origin(long seed, Optional<String> router);

  /**
   * Prepares a session.
   *
   * @param parts the parts that the owner provides
   * @return a session that has not booted
   */
  GameSession prepare(Journal.Origin origin, Parts parts);

  /**
   * Returns a saved game.
   *
   * @param painter the painter with the picture of the state
   */
  SavedGame toSavedGame(GameState state, FramePainter painter);

  /**
   * Reads a saved game.
   *
   * @throws IOException if the saved game cannot be read or belongs to another game
   */
  SavedGame load(Path file) throws IOException;

  /**
   * The parts of a session that its owner provides.
   *
   * @param host the program around the game
   * @param painter paints the screen; empty if no pictures are needed
   * @param listener receives the events of the session
   */
  record Parts(GameHost host, Optional<FramePainter> painter, SessionListener listener) {}
}
