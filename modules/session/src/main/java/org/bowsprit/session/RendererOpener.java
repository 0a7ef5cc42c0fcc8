package org.bowsprit.session;

import jakarta.inject.Inject;
import java.util.function.Consumer;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.plugin.host.isolation.GuardedRenderer;
import org.bowsprit.plugin.host.isolation.RendererChooser;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;

/** Opens the renderer that a game is shown with. */
public final class RendererOpener {

  private final Providers<RendererProvider> renderers;

  @Inject
  RendererOpener(Providers<RendererProvider> renderers) {
    this.renderers = renderers;
  }

  /**
   * Opens a renderer, guarded: one that breaks is followed by the best other that opens, and one
   * that its author compiles anew by its newer version.
   *
   * @param id the wanted one; empty for the best that opens
   * @param display how the picture is shown
   * @param notes takes a line for the renderer that opened, before it one for each that was wanted
   *     more
   * @throws CommandFailure a plugin failed, if none opened
   */
  public GuardedRenderer open(String id, DisplaySettings display, Consumer<String> notes) {
    if (!id.isEmpty()) {
      renderers.get(id);
    }
    try {
      GuardedRenderer opened =
          new GuardedRenderer(new RendererChooser(renderers.all(), notes), id, display, notes);
      notes.accept("renderer: " + opened.id());
      renderers.follow(opened.id(), opened::exchange);
      return opened;
    } catch (RendererException e) {
      throw CommandFailure.plugin(e.getMessage(), e);
    }
  }
}
