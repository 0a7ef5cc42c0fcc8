package org.bowsprit.render;

import java.util.Objects;

/**
 * What the player did, in the game's own units: the four kinds an input file records.
 *
 * <p>Positions are screen pixels, columns 0–319 and rows 0–199; a renderer clamps what lies outside
 * the picture (spec 07 §9). Events reach the game in the order they happened.
 *
 * @since 1.0
 */
public sealed interface Input extends RenderEvent {

  /** A mouse button the game knows. */
  enum Button {
    /** The left button: walk, choose. */
    LEFT,
    /** The right button: the default verb. */
    RIGHT
  }

  /**
   * The mouse moved.
   *
   * @param x column of the screen, 0–319
   * @param y row of the screen, 0–199
   */
  record Move(int x, int y) implements Input {
    /** Checks the position. */
    public Move {
      checkPosition(x, y);
    }
  }

  /**
   * A button went down.
   *
   * @param x column of the screen, 0–319
   * @param y row of the screen, 0–199
   * @param button which one
   */
  record Press(int x, int y, Button button) implements Input {
    /** Checks the position. */
    public Press {
      checkPosition(x, y);
      Objects.requireNonNull(button, "button must not be null");
    }
  }

  /**
   * A button came up.
   *
   * @param x column of the screen, 0–319
   * @param y row of the screen, 0–199
   * @param button which one
   */
  record Release(int x, int y, Button button) implements Input {
    /** Checks the position. */
    public Release {
      checkPosition(x, y);
      Objects.requireNonNull(button, "button must not be null");
    }
  }

  /**
   * A button went down and came up at once, as sources that know no single strokes report it.
   *
   * @param x column of the screen, 0–319
   * @param y row of the screen, 0–199
   * @param button which one
   */
  record Click(int x, int y, Button button) implements Input {
    /** Checks the position. */
    public Click {
      checkPosition(x, y);
      Objects.requireNonNull(button, "button must not be null");
    }
  }

  /**
   * A key went down, or repeated while held.
   *
   * <p>Codes are those of {@link KeyCodes}. The modifiers are there for the host's shortcuts (Alt
   * and Enter, Ctrl and F); the game sees the code alone.
   *
   * @param code what the key means to the game
   * @param shift whether Shift was held
   * @param control whether Ctrl was held
   * @param alt whether Alt was held
   */
  record Key(int code, boolean shift, boolean control, boolean alt) implements Input {

    /**
     * A key without modifiers.
     *
     * @param code what the key means to the game
     */
    public Key(int code) {
      this(code, false, false, false);
    }
  }

  private static void checkPosition(int x, int y) {
    if (x < 0 || x >= Frame.WIDTH || y < 0 || y >= Frame.HEIGHT) {
      throw new IllegalArgumentException("(" + x + "," + y + ") is outside the screen");
    }
  }
}
