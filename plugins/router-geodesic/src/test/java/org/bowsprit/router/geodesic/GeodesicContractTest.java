package org.bowsprit.router.geodesic;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

class GeodesicContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new GeodesicProvider();
  }
}
