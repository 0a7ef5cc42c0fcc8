package org.bowsprit.render;

import java.time.Duration;
import java.util.List;
import org.bowsprit.options.Option;

/**
 * A way to show the game that a plugin brings: the extension point of this module.
 *
 * <p>Making the provider and asking it questions must not touch a window system: on macOS AWT and
 * GLFW cannot share a process, so nothing may wake either before {@link #open} is called on the one
 * that was chosen. A public constructor without parameters makes it.
 *
 * @since 1.0
 */
public interface RendererProvider {

  /** How long a host waits for a call, unless {@link #patience()} asks for more. */
  Duration PATIENCE = Duration.ofSeconds(10);

  /** The name on the command line: lower-case letters, digits and hyphens, unique. */
  String id();

  /** The name for people, a few words. */
  String displayName();

  /**
   * How good the picture is compared with other renderers; the highest that opens is taken when the
   * player names none.
   *
   * @return higher is better; 0 or less is never taken unasked
   */
  int preference();

  /**
   * Looks whether opening is worth a try, by cheap signs alone: environment, platform, a terminal.
   *
   * @return yes, or no with the reason
   */
  Availability probe();

  /**
   * Returns the options of what {@link #open} opens; none unless overridden. Values for others are
   * refused.
   *
   * @since 1.1
   */
  default List<Option> declaredOptions() {
    return List.of();
  }

  /**
   * Opens a renderer. Several may be open at a time if {@link #severalWindows()} says so.
   *
   * @param settings how the player wants it; what cannot be had is left out silently
   * @return the open renderer, used by the calling thread alone from now on
   * @throws RendererException if nothing can be shown, with the reason in one line
   */
  Renderer open(DisplaySettings settings) throws RendererException;

  /**
   * How long a call may hold up the game before the host takes the renderer for stuck, saves the
   * game and goes on with another.
   *
   * <p>No call should take longer than a monitor's refresh; a renderer asks for more whose window
   * system keeps the program waiting while the player drags a window.
   *
   * @return longer than nothing
   */
  default Duration patience() {
    return PATIENCE;
  }

  /** Whether a second renderer may be opened while the first is, for a view beside the game. */
  default boolean severalWindows() {
    return false;
  }
}
