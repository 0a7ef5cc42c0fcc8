package org.bowsprit.render;

import java.util.List;
import java.util.function.Consumer;

/**
 * An open window, terminal or file that shows frames and reports what the player does.
 *
 * <p>All methods are called on the thread that opened it, one at a time. None of them blocks longer
 * than a monitor's refresh, and none throws for trouble of the outside world (a lost terminal, a
 * full disk): such a renderer reports {@link HostEvent.Close} and shows nothing more.
 *
 * @since 0.1
 */
public interface Renderer extends AutoCloseable {

  /**
   * Shows a frame as soon as the platform allows.
   *
   * <p>The frame is read only during the call. A frame equal to the last one costs next to nothing:
   * a renderer may leave the screen as it is.
   *
   * @param frame what to show
   */
  void present(Frame frame);

  /**
   * Reports everything that happened since the last call, oldest first; returns at once.
   *
   * @param sink takes each event
   */
  void poll(Consumer<? super RenderEvent> sink);

  /**
   * Shows the picture otherwise from now on: full screen, pixel shape, filter, title, size.
   *
   * @param settings the new settings, all of them
   */
  void apply(DisplaySettings settings);

  /** The settings in force, with what could not be had replaced by what is shown instead. */
  DisplaySettings settings();

  /**
   * The ids {@link DisplaySettings#filter()} may name here, in the order a key steps through them.
   *
   * @return at least {@link DisplaySettings#NEAREST}
   */
  default List<String> filters() {
    return List.of(DisplaySettings.NEAREST);
  }

  /**
   * Whether it draws where the program's own lines would appear; the host then keeps them back
   * until this is closed.
   */
  default boolean ownsTerminal() {
    return false;
  }

  /** Closes the window or gives the terminal back; a second call does nothing. */
  @Override
  void close();
}
