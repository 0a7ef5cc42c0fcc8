package org.bowsprit.render;

import java.nio.file.Path;
import java.util.Objects;

/**
 * An event of the window, or of a device that the game does not use. Only the host program receives
 * it.
 *
 * @since 1.0
 */
public sealed interface HostEvent extends RenderEvent {

  /**
   * The mouse wheel turned.
   *
   * @param notches the number of notches, positive away from the player
   */
  record Wheel(double notches) implements HostEvent {}

  /** The buttons of a game pad, named after their position on the pad. */
  enum PadButton {
    /** The lowest of the four buttons on the right. */
    SOUTH,
    /** The rightmost of these four buttons. */
    EAST,
    /** The leftmost of these four buttons. */
    WEST,
    /** The uppermost of these four buttons. */
    NORTH,
    /** The shoulder button on the left. */
    LEFT_SHOULDER,
    /** The shoulder button on the right. */
    RIGHT_SHOULDER,
    /** The small button left of the middle. */
    BACK,
    /** The small button right of the middle. */
    START,
    /** Directional pad, up. */
    PAD_UP,
    /** Directional pad, right. */
    PAD_RIGHT,
    /** Directional pad, down. */
    PAD_DOWN,
    /** Directional pad, left. */
    PAD_LEFT
  }

  /**
   * A game pad's button was pressed or released.
   *
   * @param pad the number of the pad, from 0
   * @param button the button
   * @param down whether it is pressed
   */
  record Pad(int pad, PadButton button, boolean down) implements HostEvent {
    /** Checks the button. */
    public Pad {
      Objects.requireNonNull(button, "button must not be null");
    }
  }

  /**
   * A game pad's left stick moved.
   *
   * @param pad the number of the pad, from 0
   * @param x the horizontal position, from −1 (left) to 1 (right)
   * @param y the vertical position, from −1 (up) to 1 (down)
   */
  record Stick(int pad, double x, double y) implements HostEvent {}

  /**
   * The window gained or lost the keyboard focus.
   *
   * @param gained whether it has the focus now
   */
  record Focus(boolean gained) implements HostEvent {}

  /**
   * The player wants to quit: the window's close button was clicked, the terminal was lost, or a
   * signal arrived.
   */
  record Close() implements HostEvent {}

  /**
   * The drawing area changed its size.
   *
   * @param width the new width in the renderer's own cells (device pixels, or character columns)
   * @param height the new height in the same cells
   */
  record Resize(int width, int height) implements HostEvent {}

  /**
   * A file or folder was dropped on the window, or chosen in the system's dialog.
   *
   * @param file the file or folder
   */
  record DropFile(Path file) implements HostEvent {
    /** Checks the file. */
    public DropFile {
      Objects.requireNonNull(file, "file must not be null");
    }
  }

  /**
   * Text that was pasted, or typed with characters that have no code in {@link KeyCodes}.
   *
   * @param text the text
   * @since 1.1
   */
  record Text(String text) implements HostEvent {
    /** Checks the text. */
    public Text {
      Objects.requireNonNull(text, "text must not be null");
    }
  }

  /**
   * A message of the renderer for the player, such as a user's shader that does not compile, or a
   * missing monitor.
   *
   * @param text the message, one or more lines
   */
  record Notice(String text) implements HostEvent {
    /** Checks the text. */
    public Notice {
      Objects.requireNonNull(text, "text must not be null");
    }
  }
}
