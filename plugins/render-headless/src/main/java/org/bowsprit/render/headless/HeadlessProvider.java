package org.bowsprit.render.headless;

import java.util.List;
import java.util.Set;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererCapability;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.service.Option;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Opens renderers without a window. They work on any machine, but are used only if they are chosen
 * explicitly.
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
  public List<Option> options() {
    return List.of(
        Option.file("animation", "A file ending in .png or .gif for the animation."),
        Option.file("hashes", "A file for one line per frame: its number and its SHA-256."),
        Option.number("frames", "Leave after this many frames; 0 for never.", 0, 0, 999_999_999));
  }

  @Override
  public HeadlessRenderer open(DisplaySettings settings) throws RendererException {
    return new HeadlessRenderer(settings);
  }

  @Override
  public Set<RendererCapability> capabilities() {
    return Set.of(RendererCapability.SEVERAL_WINDOWS);
  }
}
