package org.bowsprit.integration.games;

import java.util.Random;
import java.util.function.Consumer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * A player with random input from a seed. The same iteration of a game always gets the same input.
 */
final class RandomPlayer {

  static final int SKIP = KeyCodes.ESCAPE;
  static final int PAUSE = KeyCodes.SPACE;
  static final int STOP_TALKING = KeyCodes.FULL_STOP;
  static final int RESTART = KeyCodes.F1 + 7;
  static final int MENU = KeyCodes.F1 + 4;

  /** The number of consecutive iterations in which a scene is skipped. */
  private static final int SKIP_ITERATIONS = 5;

  /** The first row of the verbs. */
  private static final int PANEL_TOP = 144;

  private static final int PANEL_ROWS = 56;

  private static final String KEYS = "abcdefghislspqqyn+-";

  private final long seed;

  RandomPlayer(long seed) {
    this.seed = seed;
  }

  /**
   * Sends the input before an iteration.
   *
   * @param iteration the number of the iteration
   * @param isWaiting true if the game waits for a key
   * @param game receives the events
   */
  void act(int iteration, boolean isWaiting, Consumer<Input> game) {
    Random random = new Random(seed * 1_000_003 + iteration);
    if (isWaiting) {
      if (random.nextInt(3) == 0) {
        game.accept(new Input.Key(answer(random)));
      }
      return;
    }
    if (new Random(seed * 31 + iteration / SKIP_ITERATIONS).nextInt(30) == 0) {
      game.accept(new Input.Key(SKIP));
      return;
    }
    int x = random.nextInt(Frame.WIDTH);
    int y = random.nextInt(Frame.HEIGHT);
    switch (random.nextInt(14)) {
      case 5 -> game.accept(new Input.Click(x, PANEL_TOP + y % PANEL_ROWS, Input.Button.LEFT));
      case 6 -> game.accept(new Input.Move(x, PANEL_TOP + y % PANEL_ROWS));
      case 0 -> game.accept(new Input.Click(x, y, Input.Button.LEFT));
      case 1 -> game.accept(new Input.Click(x, y, Input.Button.RIGHT));
      case 2, 3 -> game.accept(new Input.Move(x, y));
      case 4 -> game.accept(new Input.Key(key(random)));
      default -> {
        // The player does nothing.
      }
    }
  }

  private static int answer(Random random) {
    return random.nextInt(5) == 0 ? 'y' : random.nextBoolean() ? 'n' : PAUSE;
  }

  private static int key(Random random) {
    return switch (random.nextInt(12)) {
      case 0, 1 -> SKIP;
      case 2 -> STOP_TALKING;
      case 3 -> PAUSE;
      case 4 -> MENU;
      case 5 -> random.nextInt(3) == 0 ? RESTART : 'r';
      default -> KEYS.charAt(random.nextInt(KEYS.length()));
    };
  }
}
