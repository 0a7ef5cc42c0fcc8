package org.bowsprit.render;

import java.util.Objects;

/**
 * An input of the player, in the game's own units. An input file can contain every kind.
 *
 * <p>Positions are screen pixels, columns 0–319 and rows 0–199; a renderer clamps positions outside
 * the picture (spec 07 §9). Events reach the game in chronological order.
 *
 * @since 1.0
 */
public sealed interface Input extends RenderEvent {

  /** A mouse button that the game uses. */
  enum Button {
    /** The left button: walk, choose. */
    LEFT,
    /** The right button: the default verb. */
    RIGHT
  }

  /**
   * The mouse moved.
   *
   * @param x the column of the screen, 0–319
   * @param y the row of the screen, 0–199
   */
  record Move(int x, int y) implements Input {
    /** Checks the position. */
    public Move {
      checkPosition(x, y);
    }
  }

  /**
   * A button was pressed.
   *
   * @param x the column of the screen, 0–319
   * @param y the row of the screen, 0–199
   * @param button the button
   */
  record Press(int x, int y, Button button) implements Input {
    /** Checks the position. */
    public Press {
      checkPosition(x, y);
      Objects.requireNonNull(button, "button must not be null");
    }
  }

  /**
   * A button was released.
   *
   * @param x the column of the screen, 0–319
   * @param y the row of the screen, 0–199
   * @param button the button
   */
  record Release(int x, int y, Button button) implements Input {
    /** Checks the position. */
    public Release {
      checkPosition(x, y);
      Objects.requireNonNull(button, "button must not be null");
    }
  }

  /**
   * A button was pressed and released, reported as one event by sources that have no separate
   * events for this.
   *
   * @param x the column of the screen, 0–319
   * @param y the row of the screen, 0–199
   * @param button the button
   */
  record Click(int x, int y, Button button) implements Input {
    /** Checks the position. */
    public Click {
      checkPosition(x, y);
      Objects.requireNonNull(button, "button must not be null");
    }
  }

  /**
   * A key was pressed, or repeated while held.
   *
   * <p>{@link KeyCodes} defines the codes. The modifiers are for the host's shortcuts (Alt and
   * Enter, Ctrl and F); the game uses the code only.
   *
   * @param code the key code for the game
   * @param shift whether Shift was held
   * @param control whether Ctrl was held
   * @param alt whether Alt was held
   */
  record Key(int code, boolean shift, boolean control, boolean alt) implements Input {

    /**
     * Creates a key without modifiers.
     *
     * @param code the key code for the game
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
