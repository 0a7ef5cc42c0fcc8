package org.bowsprit.router.classic;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** Tests that the router {@code classic} fulfils the contract of every router. */
class ClassicContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new ClassicProvider();
  }
}
