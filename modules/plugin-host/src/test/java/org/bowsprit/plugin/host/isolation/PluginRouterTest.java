package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.junit.jupiter.api.Test;

/** Tests a router whose plugin can be exchanged. */
class PluginRouterTest {

  private static final RouteRequest REQUEST = RouteRequest.of(1, 2, 3, 4);

  private final Floor floor = Floor.of(List.of(), BoxMatrix.absent());
  private final PluginRouter router = new PluginRouter(() -> routerWith(Reason.DIRECT));

  @Test
  void aPreparedFloorUsesTheNewRouterAfterAnExchange() {
    PreparedRouter prepared = router.prepare(floor);
    assertThat(prepared.route(REQUEST).reason()).isEqualTo(Reason.DIRECT);

    router.exchange(() -> routerWith(Reason.LIMIT));

    assertThat(prepared.route(REQUEST).reason()).isEqualTo(Reason.LIMIT);
  }

  @Test
  void nullResultsAreReturnedToTheCaller() {
    PreparedRouter prepared = router.prepare(floor);
    router.exchange(() -> unusedFloor -> null);

    assertThat(prepared.route(REQUEST)).isNull();
    assertThat(router.prepare(floor)).isNull();
  }

  @Test
  void theRouterIsCreatedAgainAfterItsProviderReturnedNull() {
    AtomicInteger attempts = new AtomicInteger();
    PluginRouter pluginRouter =
        new PluginRouter(() -> attempts.incrementAndGet() == 1 ? null : routerWith(Reason.DIRECT));

    assertThatThrownBy(() -> pluginRouter.prepare(floor))
        .hasMessage("its provider created nothing");

    assertThat(pluginRouter.prepare(floor).route(REQUEST).reason()).isEqualTo(Reason.DIRECT);
    pluginRouter.rebuildMatrix(List.of());
    assertThat(attempts).hasValue(2);
  }

  private static Router routerWith(Reason reason) {
    return floor -> request -> Route.straight(request, reason);
  }
}
