package org.bowsprit.examples.obstaclefollower;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** Tests the contract of routers. The tests are inherited. */
class ObstacleFollowerContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new ObstacleFollowerProvider();
  }
}
