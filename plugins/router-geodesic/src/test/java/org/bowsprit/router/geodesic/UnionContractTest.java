package org.bowsprit.router.geodesic;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.pathfinding.Capability;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterOption;
import org.bowsprit.pathfinding.RouterOptions;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** The contract in the union profile, which an option chooses. */
class UnionContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new UnionProvider();
  }

  private static final class UnionProvider implements RouterProvider {

    private final GeodesicProvider geodesic = new GeodesicProvider();

    @Override
    public String id() {
      return geodesic.id();
    }

    @Override
    public String displayName() {
      return geodesic.displayName();
    }

    @Override
    public Set<Capability> capabilities() {
      return geodesic.capabilities();
    }

    @Override
    public List<RouterOption> options() {
      return List.of();
    }

    @Override
    public Router create(RouterOptions options) {
      return geodesic.create(RouterOptions.of(geodesic.options(), Map.of("profile", "union")));
    }
  }
}
