package org.bowsprit.router.funnel;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** Tests that the router {@code funnel} fulfils the contract of every router. */
class FunnelContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new FunnelProvider();
  }
}
