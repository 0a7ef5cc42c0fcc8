package ${package};

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.contract.RouterContractTest;

/** Tests the contract of routers. The tests are inherited. */
class ${className}ContractTest extends RouterContractTest {

  @Override
  protected RouterProvider provider() {
    return new ${className}Provider();
  }
}
