package org.bowsprit.router.funnel;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

class FunnelContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new FunnelProvider();
  }
}
