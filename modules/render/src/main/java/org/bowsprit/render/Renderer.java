package org.bowsprit.render;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.render.panel.TextPanel;

/**
 * An open window, terminal or file that shows frames and reports the player's input.
 *
 * <p>All methods are called on the thread that opened it, one at a time. No method blocks longer
 * than a monitor's refresh, and none throws an exception for an external failure (a lost terminal,
 * a full disk). After such a failure, the renderer reports {@link HostEvent.Close} and shows
 * nothing more. If a call does not return within the provider's {@linkplain
 * RendererProvider#patience() patience}, the host interrupts it and no longer uses the renderer; if
 * the call ever returns, the renderer is closed on its thread.
 *
 * @since 1.0
 */
public interface Renderer extends AutoCloseable {

  /**
   * Shows a frame as soon as the platform allows.
   *
   * <p>The frame is read only during the call. For a frame that is equal to the last one, a
   * renderer may leave the screen unchanged, so that it costs almost nothing.
   *
   * @param frame the frame to show
   */
  void present(Frame frame);

  /**
   * Reports all events since the last call, oldest first, and returns immediately.
   *
   * @param sink receives each event
   */
  void poll(Consumer<? super RenderEvent> sink);

  /**
   * Sets a callback that the renderer runs when there are events to {@linkplain #poll poll}, and
   * when an unchanged picture must be presented again, for example after a window was uncovered. A
   * host that is notified need not poll sixty times per second.
   *
   * @param bell the callback, which returns immediately. It may be run on any thread, and even if
   *     there is no event
   * @return whether the renderer will run the callback; the host then polls, and presents unchanged
   *     pictures, only after a callback or occasionally
   * @since 1.1
   */
  default boolean announcesBy(Runnable bell) {
    return false;
  }

  /**
   * Applies new settings: full screen, pixel shape, filter, title, size.
   *
   * @param settings all settings, including unchanged ones
   */
  void apply(DisplaySettings settings);

  /** Returns the current settings. A setting that could not be applied has its actual value. */
  DisplaySettings settings();

  /**
   * Returns the ids of the filters of this renderer (see {@link DisplaySettings#filter()}), in the
   * order in which a key selects them.
   *
   * @return at least {@link DisplaySettings#NEAREST}
   */
  default List<String> filters() {
    return List.of(DisplaySettings.NEAREST);
  }

  /**
   * Returns whether the renderer draws on the terminal to which the program prints its messages.
   * The host then holds the messages back until this renderer is closed.
   */
  default boolean ownsTerminal() {
    return false;
  }

  /**
   * Returns whether the renderer needs the text in the picture, to write it in its own font. The
   * host then fills {@link Frame#captions()}. The result may change with the size.
   */
  default boolean readsCaptions() {
    return false;
  }

  /**
   * Opens a panel for text beside the picture. At most one panel is open at a time.
   *
   * @param title the title, if the panel is a window
   * @return the panel; empty if there is no space for it, so that the program must draw the text
   *     into the picture
   */
  default Optional<TextPanel> openPanel(String title) {
    return Optional.empty();
  }

  /**
   * Returns whether the renderer can open the system's dialog for files.
   *
   * @since 1.1
   */
  default boolean canChooseFiles() {
    return false;
  }

  /**
   * Opens the system's dialog for a file or folder, and returns immediately. The chosen file or
   * folder is reported as {@link HostEvent.DropFile}. Does nothing if there is no such dialog.
   *
   * @param title the title of the dialog
   * @param folder the folder that is shown first
   * @since 1.1
   */
  default void chooseFile(String title, Path folder) {
    // There is no dialog.
  }

  /** Closes the window or restores the terminal; a second call has no effect. */
  @Override
  void close();
}
