package org.bowsprit.pathfinding.boxgraph;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

class BoxGraphContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new BoxGraphProvider();
  }
}
