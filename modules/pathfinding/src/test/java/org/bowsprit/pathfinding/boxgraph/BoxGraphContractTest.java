package org.bowsprit.pathfinding.boxgraph;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** Tests that the router {@code box-graph} fulfils the contract of every router. */
class BoxGraphContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new BoxGraphProvider();
  }
}
