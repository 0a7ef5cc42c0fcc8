package ${package};

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

/** Describes the renderer and opens it. */
@Extension
public final class ${className}Provider implements RendererProvider, ExtensionPoint {

  private static final String FRAMES = "frames";

  @Override
  public String id() {
    return "${artifactId}";
  }

  @Override
  public String displayName() {
    return "${className}";
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

  /**
   * Returns the options. The argument {@code --renderer-option ${artifactId}.frames=60} sets one
   * for one run, the command {@code plugins set ${artifactId} frames=60} for all runs. The host
   * checks the values.
   */
  @Override
  public List<Option> options() {
    return List.of(
        Option.number(FRAMES, "Leave after this many frames; 0 for never.", 0, 0, 999_999_999));
  }

  @Override
  public ${className}Renderer open(DisplaySettings settings) throws RendererException {
    return new ${className}Renderer(settings, settings.optionsOf(this).number(FRAMES));
  }

  @Override
  public Set<RendererCapability> capabilities() {
    return Set.of(RendererCapability.SEVERAL_WINDOWS);
  }
}
