package org.bowsprit.integration.games;

import java.util.Random;
import java.util.function.Consumer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * A player whose random input depends only on a seed, on the iteration, and on whether the game
 * waits for a key.
 */
final class RandomPlayer {

  static final int SKIP_KEY = KeyCodes.ESCAPE;
  static final int PAUSE_KEY = KeyCodes.SPACE;
  static final int STOP_TALKING_KEY = KeyCodes.FULL_STOP;
  static final int RESTART_KEY = KeyCodes.F1 + 7;
  static final int MENU_KEY = KeyCodes.F1 + 4;

  /** The number of consecutive iterations in which the player presses {@link #SKIP_KEY}. */
  private static final int SKIP_ITERATIONS = 5;

  /** The first row of pixels of the verb panel. */
  private static final int PANEL_TOP = 144;

  private static final int PANEL_ROWS = 56;

  private static final String LETTER_KEYS = "abcdefghislspqqyn+-";

  private final long seed;

  RandomPlayer(long seed) {
    this.seed = seed;
  }

  /**
   * Sends the player's input for an iteration.
   *
   * @param iteration the number of the iteration
   * @param isWaiting true if the game waits for a key
   * @param input receives the input
   */
  void sendInput(int iteration, boolean isWaiting, Consumer<Input> input) {
    Random random = new Random(seed * 1_000_003 + iteration);
    if (isWaiting) {
      if (random.nextInt(3) == 0) {
        input.accept(new Input.Key(randomAnswerKey(random)));
      }
      return;
    }
    if (new Random(seed * 31 + iteration / SKIP_ITERATIONS).nextInt(30) == 0) {
      input.accept(new Input.Key(SKIP_KEY));
      return;
    }
    int x = random.nextInt(Frame.WIDTH);
    int y = random.nextInt(Frame.HEIGHT);
    switch (random.nextInt(14)) {
      case 5 -> input.accept(new Input.Click(x, PANEL_TOP + y % PANEL_ROWS, Input.Button.LEFT));
      case 6 -> input.accept(new Input.Move(x, PANEL_TOP + y % PANEL_ROWS));
      case 0 -> input.accept(new Input.Click(x, y, Input.Button.LEFT));
      case 1 -> input.accept(new Input.Click(x, y, Input.Button.RIGHT));
      case 2, 3 -> input.accept(new Input.Move(x, y));
      case 4 -> input.accept(new Input.Key(randomKey(random)));
      default -> {
        // The player does nothing.
      }
    }
  }

  private static int randomAnswerKey(Random random) {
    return random.nextInt(5) == 0 ? 'y' : random.nextBoolean() ? 'n' : PAUSE_KEY;
  }

  private static int randomKey(Random random) {
    return switch (random.nextInt(12)) {
      case 0, 1 -> SKIP_KEY;
      case 2 -> STOP_TALKING_KEY;
      case 3 -> PAUSE_KEY;
      case 4 -> MENU_KEY;
      case 5 -> random.nextInt(3) == 0 ? RESTART_KEY : 'r';
      default -> LETTER_KEYS.charAt(random.nextInt(LETTER_KEYS.length()));
    };
  }
}
