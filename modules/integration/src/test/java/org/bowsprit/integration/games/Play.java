package org.bowsprit.integration.games;

import java.util.zip.CRC32;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.render.Frame;

/** A running game, started by booting or from a file written by another run of it. */
final class Play {

  private final RandomHand hand;
  private final Shelf shelf;
  private final FramePainter painter = new FramePainter(below -> 0);
  private final GameSession session;
  private int iteration;

  private Play(Match match, SessionListener listener, Shelf shelf, int iteration) {
    this.hand = new RandomHand(match.seed());
    this.shelf = shelf;
    this.iteration = iteration;
    GameSetup setup =
        GameSetup.headless(match.game().open(), match.way().router())
            .withPlanner(new WalkPlanner(match.way().router().open(), match.way().style()))
            .withFacts(GameFacts.PLAIN)
            .withRandom(new SeededRandom(match.seed()))
            .withHost(shelf)
            .withPainter(painter);
    session = GameSession.prepare(setup).addListener(listener);
  }

  /**
   * A game and the parameters of a run.
   *
   * @param seed the seed of its input and random numbers
   * @param game the game
   * @param way the router and the walk style
   */
  record Match(long seed, RandomGame game, Way way) {}

  /** A saved game, and the data that its scripts keep outside it. */
  @SuppressWarnings("ArrayRecordComponent") // Contains a file to load, so it is never compared.
  record Saved(byte[] file, Shelf shelf, int iteration) {}

  /** Boots a game. */
  static Play boot(Match match, SessionListener listener) {
    Play play = new Play(match, listener, new Shelf(), 0);
    play.session.start();
    return play;
  }

  /** Loads a game. */
  static Play load(Match match, Saved saved) {
    Play play = new Play(match, new SessionListener() {}, saved.shelf().copy(), saved.iteration());
    play.session.load(new SaveFormat().read(saved.file()).state());
    return play;
  }

  /** Restores the state of a file of this run. */
  void rewind(Saved saved) {
    session.restore(new SaveFormat().read(saved.file()).state());
    shelf.putBack(saved.shelf());
    iteration = saved.iteration();
  }

  /** Saves the game's current state. */
  Saved save() {
    GameState state = session.snapshot();
    SaveHeader header =
        new SaveHeader("", "by lot", "", "", session.world().room(), "", 0, 0, null);
    return new Saved(new SaveFormat().write(new SavedGame(header, state)), shelf.copy(), iteration);
  }

  /** Plays an iteration. */
  void tick() {
    hand.act(iteration, session.waiting().isPresent(), session::input);
    session.tick();
    iteration++;
  }

  /** Returns the iterations played since boot. */
  int iteration() {
    return iteration;
  }

  GameSession session() {
    return session;
  }

  /** Returns a hash of everything visible. */
  long picture() {
    Frame frame = painter.frame();
    CRC32 hash = new CRC32();
    hash.update(frame.pixels());
    hash.update(frame.palette());
    hash.update(frame.shake());
    hash.update(frame.cursorVisible() ? 1 : 0);
    return hash.getValue();
  }
}
