package ${package};

import java.util.List;
import java.util.Set;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Describes the router and creates it. */
@Extension
public final class ${className}Provider implements RouterProvider, ExtensionPoint {

  private static final String GATE = "gate";

  @Override
  public String id() {
    return "${artifactId}";
  }

  @Override
  public String displayName() {
    return "${className}";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of(RouterCapability.USES_MATRIX, RouterCapability.ANY_ANGLE);
  }

  /**
   * Returns the options. The argument {@code --router-option gate=near} or {@code
   * ${artifactId}:gate=near} sets one.
   */
  @Override
  public List<Option> options() {
    return List.of(
        Option.choice(
            GATE, "The point at which a gate is passed: its middle, or the nearest to the target.",
            "middle", "near"));
  }

  @Override
  public Router open(OptionValues options) {
    boolean middle = options.text(GATE).equals("middle");
    return floor -> new ${className}Router(floor, middle);
  }
}
