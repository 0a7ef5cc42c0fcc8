package org.bowsprit.router.grid;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

class GridAStarContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new GridAStarProvider();
  }
}
