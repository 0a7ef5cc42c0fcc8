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

  /** 0: used only if the player asks for it. */
  @Override
  public int preference() {
    return 0;
  }

  @Override
  public Availability probe() {
    return Availability.yes();
  }

  /**
   * The options, set with {@code --renderer-option ${artifactId}.frames=60} for one run, or kept
   * with {@code plugins set ${artifactId} frames=60}. The host checks their values.
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
