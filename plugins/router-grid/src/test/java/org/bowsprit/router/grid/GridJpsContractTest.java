package org.bowsprit.router.grid;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

class GridJpsContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new GridJpsProvider();
  }
}
