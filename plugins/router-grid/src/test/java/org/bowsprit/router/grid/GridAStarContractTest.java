package org.bowsprit.router.grid;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** Tests that the router {@code grid-astar} fulfils the contract of every router. */
class GridAStarContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new GridAStarProvider();
  }
}
