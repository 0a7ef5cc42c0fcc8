package org.bowsprit.router.geodesic;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** Tests that the router {@code geodesic} fulfils the contract of every router. */
class GeodesicContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new GeodesicProvider();
  }
}
