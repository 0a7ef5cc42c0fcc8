package org.bowsprit.engine.state;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.trace.TraceOptions;
import org.bowsprit.engine.trace.TraceRecorder;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * Plays a lab game with random input, and records the instructions, texts, actors and pictures of
 * each iteration.
 */
public final class PlayedLab {

  private final GameSession session;
  private final long inputSeed;
  private final boolean hasInput;
  private final FramePainter painter = new FramePainter(below -> 0);
  private final List<String> output = new ArrayList<>();

  /** Prepares a game with input. The test then boots the game or restores a state. */
  public PlayedLab(String game, long seed, int bootParameter) {
    this(game, seed, bootParameter, true);
  }

  /**
   * Prepares a game with or without input. Without input, the demonstration of the game plays to
   * its end.
   */
  public PlayedLab(String game, long seed, int bootParameter, boolean hasInput) {
    this.hasInput = hasInput;
    inputSeed = bootParameter;
    GameResources resources =
        new GameOpener().open(Path.of("target/test-classes/games", game)).resources();
    GameSetup setup =
        GameSetup.headless(resources, new BoxGraphProvider())
            .withFacts(GameFacts.MONKEY_2)
            .withBootParameter(bootParameter)
            .withRandom(new SeededRandom(seed))
            .withPainter(painter);
    TraceRecorder recorder =
        new TraceRecorder(
            new TraceOptions(true, false, true, true),
            resources.index().limits().variables(),
            resources.index().limits().bitVariables(),
            output::add);
    session = recorder.prepare(setup);
  }

  public GameSession session() {
    return session;
  }

  public FramePainter painter() {
    return painter;
  }

  /**
   * Returns the instructions, texts, actors and frames of the iterations since the last {@link
   * #clearOutput}.
   */
  public List<String> output() {
    return output;
  }

  /** Removes all recorded lines. */
  public void clearOutput() {
    output.clear();
  }

  /**
   * Plays iterations with random clicks and keys. The input of an iteration depends only on the
   * boot parameter and the number of the iteration.
   */
  public void play(int ticks) {
    for (int i = 0; i < ticks && session.fault().isEmpty(); i++) {
      if (hasInput) {
        addRandomInput(new Random(inputSeed * 1_000_003L + session.ticks()));
      }
      session.tick();
      output.add("picture " + checksum(painter.frame()));
    }
  }

  /** Returns a checksum of a picture. A cryptographic hash would take longer than the iteration. */
  private static long checksum(Frame frame) {
    CRC32 checksum = new CRC32();
    checksum.update(frame.pixels());
    return checksum.getValue();
  }

  private void addRandomInput(Random random) {
    int choice = random.nextInt(30);
    int x = random.nextInt(320);
    int y = random.nextInt(200);
    if (choice < 2) {
      session.input(new Input.Click(x, y, Input.Button.LEFT));
    } else if (choice == 2) {
      session.input(new Input.Click(x, y, Input.Button.RIGHT));
    } else if (choice < 8) {
      session.input(new Input.Move(x, y));
    } else if (choice == 8) {
      session.input(new Input.Key(random.nextInt(8) == 0 ? 27 : 46, false, false, false));
    }
  }
}
