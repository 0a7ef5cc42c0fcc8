package org.bowsprit.router.theta;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

class ThetaContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new ThetaProvider();
  }
}
