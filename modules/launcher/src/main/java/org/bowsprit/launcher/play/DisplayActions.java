package org.bowsprit.launcher.play;

import java.util.List;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.Renderer;

/** The actions that change how the picture is shown. */
final class DisplayActions {

  private final Renderer renderer;

  /** Makes the actions of a renderer. */
  DisplayActions(Renderer renderer) {
    this.renderer = renderer;
  }

  /** Takes them up. */
  void bind(Actions actions) {
    actions
        .on(HostAction.FULLSCREEN, this::fullscreen)
        .on(HostAction.ASPECT, this::aspect)
        .on(HostAction.FILTER, this::filter);
  }

  private void fullscreen() {
    DisplaySettings now = renderer.settings();
    renderer.apply(now.withFullscreen(!now.fullscreen()));
  }

  private void aspect() {
    DisplaySettings now = renderer.settings();
    renderer.apply(
        now.withAspect(now.aspect() == Aspect.CORRECTED ? Aspect.SQUARE : Aspect.CORRECTED));
  }

  private void filter() {
    DisplaySettings now = renderer.settings();
    List<String> filters = renderer.filters();
    renderer.apply(
        now.withFilter(filters.get((filters.indexOf(now.filter()) + 1) % filters.size())));
  }
}
