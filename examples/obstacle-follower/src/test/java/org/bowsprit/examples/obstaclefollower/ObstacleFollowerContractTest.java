package org.bowsprit.examples.obstaclefollower;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** The contract of every router; the tests are inherited. */
class ObstacleFollowerContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new ObstacleFollowerProvider();
  }
}
