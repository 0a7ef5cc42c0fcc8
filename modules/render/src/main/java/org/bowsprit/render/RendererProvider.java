package org.bowsprit.render;

import java.time.Duration;
import java.util.Set;
import org.bowsprit.service.ServiceProvider;

/**
 * A way to show the game that a plugin brings: the extension point of this module.
 *
 * <p>Making the provider and asking it questions must not touch a window system: on macOS AWT and
 * GLFW cannot share a process, so nothing may wake either before {@link #open} is called on the one
 * that was chosen. A public constructor without parameters makes it.
 *
 * @since 1.0
 */
public interface RendererProvider extends ServiceProvider {

  /** How long a host waits for a call, unless {@link #patience()} asks for more. */
  Duration PATIENCE = Duration.ofSeconds(10);

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

  @Override
  default Set<RendererCapability> capabilities() {
    return Set.of();
  }

  /**
   * Opens a renderer. Several may be open at a time if it has {@link
   * RendererCapability#SEVERAL_WINDOWS}.
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
}
