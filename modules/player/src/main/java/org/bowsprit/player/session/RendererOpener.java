package org.bowsprit.player.session;

import jakarta.inject.Inject;
import java.util.function.Consumer;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.plugin.host.isolation.GuardedRenderer;
import org.bowsprit.plugin.host.isolation.RendererChooser;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;

/** Opens the renderer that shows a game. */
public final class RendererOpener {

  private final Providers<RendererProvider> renderers;

  @Inject
  RendererOpener(Providers<RendererProvider> renderers) {
    this.renderers = renderers;
  }

  /**
   * Opens a guarded renderer. If the renderer fails, the best of the other renderers replaces it.
   * If the author of a renderer recompiles it, the newer version replaces it.
   *
   * @param id the requested id; empty for the best renderer that opens
   * @param display the settings for showing the picture
   * @param notes receives one line for each renderer that was tried and did not open, and then one
   *     line for the opened renderer
   * @throws RendererException if no renderer opened
   */
  public GuardedRenderer open(String id, DisplaySettings display, Consumer<String> notes)
      throws RendererException {
    if (!id.isEmpty()) {
      renderers.get(id);
    }
    GuardedRenderer opened =
        new GuardedRenderer(new RendererChooser(renderers.all(), notes), id, display, notes);
    notes.accept("renderer: " + opened.id());
    renderers.follow(opened.id(), opened::exchange);
    return opened;
  }
}
