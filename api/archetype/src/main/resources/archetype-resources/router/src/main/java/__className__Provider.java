package ${package};

import java.util.List;
import java.util.Set;
import org.bowsprit.pathfinding.Capability;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterOption;
import org.bowsprit.pathfinding.RouterOptions;
import org.bowsprit.pathfinding.RouterProvider;
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
  public Set<Capability> capabilities() {
    return Set.of(Capability.USES_MATRIX, Capability.ANY_ANGLE);
  }

  /** {@code --router-option gate=near}, or {@code ${artifactId}:gate=near} in a comparison. */
  @Override
  public List<RouterOption> options() {
    return List.of(
        RouterOption.choice(
            GATE, "Where a gate is passed: in its middle, or as near to the target as it is.",
            "middle", "near"));
  }

  @Override
  public Router create(RouterOptions options) {
    boolean middle = options.get(GATE).equals("middle");
    return floor -> new ${className}Router(floor, middle);
  }
}
