package org.bowsprit.examples.visibilitygraph;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** Tests the contract of routers. The tests are inherited. */
class VisibilityGraphContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new VisibilityGraphProvider();
  }
}
