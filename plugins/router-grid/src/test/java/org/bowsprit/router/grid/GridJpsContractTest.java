package org.bowsprit.router.grid;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** Tests that the router {@code grid-jps} fulfils the contract of every router. */
class GridJpsContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new GridJpsProvider();
  }
}
