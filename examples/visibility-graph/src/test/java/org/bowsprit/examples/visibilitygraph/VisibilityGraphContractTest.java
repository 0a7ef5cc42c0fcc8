package org.bowsprit.examples.visibilitygraph;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** The contract of every router; the tests are inherited. */
class VisibilityGraphContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new VisibilityGraphProvider();
  }
}
