package org.bowsprit.render;

import java.time.Duration;
import java.util.Set;
import org.bowsprit.service.ServiceProvider;

/**
 * Creates the renderer of a plugin. This is the extension point of this module.
 *
 * <p>Creating and querying a provider must not initialise a window system. On macOS, AWT and GLFW
 * cannot share a process, so neither may be initialised before {@link #open} is called on the
 * chosen provider. A provider has a public constructor without parameters.
 *
 * @since 1.0
 */
public interface RendererProvider extends ServiceProvider {

  /** The time that a host waits for a call, unless {@link #patience()} returns more. */
  Duration PATIENCE = Duration.ofSeconds(10);

  /**
   * Returns the rank of this renderer. If the player chooses no renderer, the host uses the
   * renderer with the highest rank that can be opened.
   *
   * @return the rank; a renderer with 0 or less is only used if the player chooses it
   */
  int preference();

  /**
   * Checks quickly whether opening could succeed. Only the environment, the platform and the
   * terminal are examined.
   *
   * @return the availability, with the reason if it cannot be opened
   */
  Availability probe();

  @Override
  default Set<RendererCapability> capabilities() {
    return Set.of();
  }

  /**
   * Opens a renderer. Several renderers may be open at the same time if the provider has {@link
   * RendererCapability#SEVERAL_WINDOWS}.
   *
   * @param settings the player's settings; unsupported settings are ignored
   * @return the open renderer, which is used only by the calling thread
   * @throws RendererException if nothing can be shown, with the reason in one line
   */
  Renderer open(DisplaySettings settings) throws RendererException;

  /**
   * Returns the time that a call may take before the host considers the renderer stuck, saves the
   * game and continues with another renderer.
   *
   * <p>No call should take longer than a monitor's refresh. A renderer needs more if its window
   * system blocks the program while the player drags a window.
   *
   * @return a positive duration
   */
  default Duration patience() {
    return PATIENCE;
  }
}
