package org.bowsprit.examples.web;

import java.util.List;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.service.Option;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Provides {@code web}, a renderer that shows the game in browsers on this machine or in the local
 * network.
 */
@Extension
public final class WebRendererProvider implements RendererProvider, ExtensionPoint {

  @Override
  public String id() {
    return "web";
  }

  @Override
  public String displayName() {
    return "Browsers in the local network";
  }

  /** Returns 0, so the renderer is used only if the player asks for it. */
  @Override
  public int preference() {
    return 0;
  }

  @Override
  public Availability probe() {
    return Availability.yes();
  }

  @Override
  public List<Option> options() {
    return WebOptions.DECLARED_OPTIONS;
  }

  @Override
  public WebRenderer open(DisplaySettings settings) throws RendererException {
    return WebRenderer.open(WebOptions.of(settings.optionsOf(this)), settings);
  }
}
