package org.bowsprit.router.geodesic;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;
import org.junit.jupiter.api.Tag;

/**
 * Tests that the router {@code geodesic} with the option {@code profile=union} fulfils the contract
 * of every router.
 */
@Tag("thorough")
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
    public Set<RouterCapability> capabilities() {
      return geodesic.capabilities();
    }

    @Override
    public List<Option> options() {
      return List.of();
    }

    @Override
    public Router open(OptionValues options) {
      return geodesic.open(OptionValues.of(geodesic.options(), Map.of("profile", "union")));
    }
  }
}
