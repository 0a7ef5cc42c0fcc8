package org.bowsprit.render;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.render.panel.TextPanel;

/**
 * An open window, terminal or file that shows frames and reports what the player does.
 *
 * <p>All methods are called on the thread that opened it, one at a time. None of them blocks longer
 * than a monitor's refresh, and none throws for trouble of the outside world (a lost terminal, a
 * full disk): such a renderer reports {@link HostEvent.Close} and shows nothing more. One that does
 * not return within its provider's {@linkplain RendererProvider#patience() patience} is
 * interrupted, left alone and, should it ever return, closed on its thread.
 *
 * @since 1.0
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
   * Takes a bell to ring whenever there is something to {@linkplain #poll poll}, and whenever the
   * picture has to be presented again though it is the same, as where a window was uncovered. A
   * host that knows it will be told need not ask sixty times a second.
   *
   * @param bell returns at once; may be rung on any thread, and needlessly
   * @return whether it will be rung: from then on a host polls, and presents a picture equal to the
   *     last, only after it was, or now and then
   * @since 1.1
   */
  default boolean announcesBy(Runnable bell) {
    return false;
  }

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

  /**
   * Whether it wants to know what is written in the picture, to write it in letters of its own; the
   * host then fills {@link Frame#captions()}. It may change with the size.
   */
  default boolean readsCaptions() {
    return false;
  }

  /**
   * Opens a panel for text beside the picture. No more than one is open at a time.
   *
   * @param title what a window of its own is called
   * @return the panel; empty where there is no room for one, so that the program draws what it has
   *     to say into the picture
   */
  default Optional<TextPanel> openPanel(String title) {
    return Optional.empty();
  }

  /** Closes the window or gives the terminal back; a second call does nothing. */
  @Override
  void close();
}
