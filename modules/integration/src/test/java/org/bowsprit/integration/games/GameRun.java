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
  private final StoringHost host;
  private final FramePainter painter = new FramePainter(bound -> 0);
  private final GameSession session;
  private final List<String> journal = new ArrayList<>();
  private int iteration;

  private GameRun(
      RunParameters parameters, SessionListener listener, StoringHost host, int iteration) {
    this.player = new RandomPlayer(parameters.seed());
    this.host = host;
    this.iteration = iteration;
    session = GameSession.prepare(parameters.setup(host, painter)).addListener(listener);
  }

  /**
   * A game and the parameters of a run.
   *
   * @param seed the seed of the player's input and of the game's random numbers
   * @param game the game
   * @param mode the router and the walk style
   */
  record RunParameters(long seed, RandomGame game, RoutingMode mode) {

    GameSetup setup(StoringHost host, FramePainter painter) {
      return GameSetup.headless(game.openResources(), mode.router())
          .withPlanner(new WalkPlanner(mode.router().open(), mode.style()))
          .withFacts(GameFacts.PLAIN)
          .withRandom(new SeededRandom(seed))
          .withHost(host)
          .withPainter(painter);
    }

    private Journal.Origin origin() {
      return Journal.Origin.of(
          game.md5(), "by-lot", mode.router().id(), seed, 0, GameSetup.TEXT_SPEED_OF_SCRIPTS);
    }
  }

  /** A saved game, and the data that its scripts have stored outside of the saved game. */
  @SuppressWarnings("ArrayRecordComponent") // The array is a file to load and is never compared.
  record SavedRun(byte[] file, StoringHost host, int iteration) {}

  /** Boots a game and records it. */
  static GameRun boot(RunParameters parameters, SessionListener listener) {
    GameRun run = new GameRun(parameters, listener, new StoringHost(), 0);
    run.session.start();
    JournalRecorder.record(
        run.session, new JournalWriter(parameters.origin(), Optional.empty(), run.journal::add));
    return run;
  }

  /** Loads a game. */
  static GameRun load(RunParameters parameters, SavedRun savedRun) {
    GameRun run =
        new GameRun(
            parameters, new SessionListener() {}, savedRun.host().copy(), savedRun.iteration());
    run.session.load(new SaveFormat().read(savedRun.file()).state());
    return run;
  }

  /** Restores a state that this run has saved. */
  void rewind(SavedRun savedRun) {
    session.restore(new SaveFormat().read(savedRun.file()).state());
    host.restore(savedRun.host());
    iteration = savedRun.iteration();
  }

  /** Saves the game's current state. */
  SavedRun save() {
    GameState state = session.snapshot();
    SaveHeader header =
        new SaveHeader("", "by lot", "", "", session.world().room(), "", 0, 0, null);
    return new SavedRun(
        new SaveFormat().write(new SavedGame(header, state)), host.copy(), iteration);
  }

  /**
   * Ends the recording, unless it has already ended because a script loaded a saved game.
   *
   * @return the journal since the boot, line by line
   */
  List<String> endRecording() {
    session.end();
    return journal;
  }

  /** Plays an iteration. */
  void tick() {
    player.sendInput(iteration, session.interruption().isPresent(), session::input);
    session.tick();
    iteration++;
  }

  /** Returns the number of iterations played since the boot. */
  int iteration() {
    return iteration;
  }

  GameSession session() {
    return session;
  }

  /** Returns whether the game has requested to end. The game continues nevertheless. */
  boolean hasRequestedEnd() {
    return host.hasRequestedEnd();
  }

  Frame frame() {
    return painter.frame();
  }

  /** Returns a hash of everything that is visible on the screen. */
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
