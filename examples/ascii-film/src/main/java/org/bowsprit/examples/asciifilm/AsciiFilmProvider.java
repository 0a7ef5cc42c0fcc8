package org.bowsprit.examples.asciifilm;

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
 * Provides {@code ascii-film}, a renderer that writes the pictures of the game as text.
 *
 * <p>Options: {@code ascii-film.out=FILE} names the file for the pictures, {@code
 * ascii-film.every=N} writes every Nth picture (default 60), {@code ascii-film.frames=N} closes the
 * renderer after N frames.
 */
@Extension
public final class AsciiFilmProvider implements RendererProvider, ExtensionPoint {

  @Override
  public String id() {
    return "ascii-film";
  }

  @Override
  public String displayName() {
    return "Film of characters";
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
    return List.of(
        Option.file("out", "The file for the pictures."),
        Option.number("every", "Write every Nth picture.", 60, 1, 999_999_999),
        Option.number("frames", "Leave after this many frames; 0 for never.", 0, 0, 999_999_999));
  }

  @Override
  public AsciiFilmRenderer open(DisplaySettings settings) throws RendererException {
    return new AsciiFilmRenderer(settings);
  }

  @Override
  public Set<RendererCapability> capabilities() {
    return Set.of(RendererCapability.SEVERAL_WINDOWS);
  }
}
