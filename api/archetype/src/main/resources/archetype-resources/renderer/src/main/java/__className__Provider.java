package ${package};

import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Describes the renderer and opens it. */
@Extension
public final class ${className}Provider implements RendererProvider, ExtensionPoint {

  @Override
  public String id() {
    return "${artifactId}";
  }

  @Override
  public String displayName() {
    return "${className}";
  }

  /** 0: never taken unless the player asks for it. */
  @Override
  public int preference() {
    return 0;
  }

  @Override
  public Availability probe() {
    return Availability.yes();
  }

  @Override
  public ${className}Renderer open(DisplaySettings settings) throws RendererException {
    return new ${className}Renderer(settings, "${artifactId}.frames");
  }

  @Override
  public boolean severalWindows() {
    return true;
  }
}
