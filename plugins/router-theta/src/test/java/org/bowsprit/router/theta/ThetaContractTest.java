package org.bowsprit.router.theta;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** Tests that the router {@code theta} fulfils the contract of every router. */
class ThetaContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new ThetaProvider();
  }
}
