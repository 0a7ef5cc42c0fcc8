package org.bowsprit.render.headless;

import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Opens renderers without a window, on any machine and only when asked for.
 *
 * @since 0.1
 */
@Extension
public final class HeadlessProvider implements RendererProvider, ExtensionPoint {

  @Override
  public String id() {
    return "headless";
  }

  @Override
  public String displayName() {
    return "No window";
  }

  @Override
  public int preference() {
    return 0;
  }

  @Override
  public Availability probe() {
    return Availability.yes();
  }

  @Override
  public HeadlessRenderer open(DisplaySettings settings) throws RendererException {
    return new HeadlessRenderer(settings);
  }

  @Override
  public boolean severalWindows() {
    return true;
  }
}
