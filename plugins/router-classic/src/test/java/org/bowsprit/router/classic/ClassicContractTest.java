package org.bowsprit.router.classic;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

class ClassicContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new ClassicProvider();
  }
}
