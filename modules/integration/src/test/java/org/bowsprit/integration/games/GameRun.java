package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalRecorder;
import org.bowsprit.engine.journal.JournalWriter;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.render.Frame;

/** A running game. It was booted, or loaded from a file that another run of the game wrote. */
final class GameRun {

  private final RandomPlayer player;
  private final ScriptStorage shelf;
  private final FramePainter painter = new FramePainter(below -> 0);
  private final GameSession session;
  private final List<String> journal = new ArrayList<>();
  private int iteration;

  private GameRun(
      RunParameters match, SessionListener listener, ScriptStorage shelf, int iteration) {
    this.player = new RandomPlayer(match.seed());
    this.shelf = shelf;
    this.iteration = iteration;
    session = GameSession.prepare(match.setup(shelf, painter)).addListener(listener);
  }

  /**
   * A game and the parameters of a run.
   *
   * @param seed the seed of its input and random numbers
   * @param game the game
   * @param mode the router and the walk style
   */
  record RunParameters(long seed, RandomGame game, RoutingMode mode) {

    GameSetup setup(ScriptStorage shelf, FramePainter painter) {
      return GameSetup.headless(game.open(), mode.router())
          .withPlanner(new WalkPlanner(mode.router().open(), mode.style()))
          .withFacts(GameFacts.PLAIN)
          .withRandom(new SeededRandom(seed))
          .withHost(shelf)
          .withPainter(painter);
    }

    private Journal.Origin origin() {
      return Journal.Origin.of(
          game.md5(), "by-lot", mode.router().id(), seed, 0, GameSetup.TEXT_SPEED_OF_SCRIPTS);
    }
  }

  /** A saved game, and the data that its scripts keep outside it. */
  @SuppressWarnings("ArrayRecordComponent") // The array is a file to load and is never compared.
  record Saved(byte[] file, ScriptStorage shelf, int iteration) {}

  /** Boots a game and records it. */
  static GameRun boot(RunParameters match, SessionListener listener) {
    GameRun play = new GameRun(match, listener, new ScriptStorage(), 0);
    play.session.start();
    JournalRecorder.record(
        play.session, new JournalWriter(match.origin(), Optional.empty(), play.journal::add));
    return play;
  }

  /** Loads a game. */
  static GameRun load(RunParameters match, Saved saved) {
    GameRun play =
        new GameRun(match, new SessionListener() {}, saved.shelf().copy(), saved.iteration());
    play.session.load(new SaveFormat().read(saved.file()).state());
    return play;
  }

  /** Restores the state of a file of this run. */
  void rewind(Saved saved) {
    session.restore(new SaveFormat().read(saved.file()).state());
    shelf.restore(saved.shelf());
    iteration = saved.iteration();
  }

  /** Saves the game's current state. */
  Saved save() {
    GameState state = session.snapshot();
    SaveHeader header =
        new SaveHeader("", "by lot", "", "", session.world().room(), "", 0, 0, null);
    return new Saved(new SaveFormat().write(new SavedGame(header, state)), shelf.copy(), iteration);
  }

  /**
   * Ends the recording, unless a game that scripts loaded has ended it.
   *
   * @return the journal since the boot, line by line
   */
  List<String> endRecording() {
    session.end();
    return journal;
  }

  /** Plays an iteration. */
  void tick() {
    player.act(iteration, session.waiting().isPresent(), session::input);
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

  /** Returns whether the game has requested to end. The game continues nevertheless. */
  boolean hasEnded() {
    return shelf.hasEnded();
  }

  Frame frame() {
    return painter.frame();
  }

  /** Returns a hash of everything visible. */
  long pictureHash() {
    return pictureHash(painter.frame());
  }

  /** Returns a hash of everything visible in a frame. */
  static long pictureHash(Frame frame) {
    CRC32 hash = new CRC32();
    hash.update(frame.pixels());
    hash.update(frame.palette());
    hash.update(frame.shake());
    hash.update(frame.cursorVisible() ? 1 : 0);
    return hash.getValue();
  }
}
