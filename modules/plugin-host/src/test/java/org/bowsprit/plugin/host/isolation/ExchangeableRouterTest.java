package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.FloorRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.junit.jupiter.api.Test;

class ExchangeableRouterTest {

  private static final RouteRequest REQUEST = RouteRequest.of(1, 2, 3, 4);

  private final Floor floor = Floor.of(List.of(), BoxMatrix.absent());
  private final ExchangeableRouter router = new ExchangeableRouter(ending(Reason.DIRECT));

  @Test
  void aFloorThatIsPreparedAlreadyIsTheNewRoutersFromThenOn() {
    FloorRouter prepared = router.prepare(floor);
    assertThat(prepared.route(REQUEST).reason()).isEqualTo(Reason.DIRECT);

    router.exchange(ending(Reason.LIMIT));

    assertThat(prepared.route(REQUEST).reason()).isEqualTo(Reason.LIMIT);
  }

  @Test
  void whatMustNotBeNullIsPassedOnForTheGuardToFind() {
    FloorRouter prepared = router.prepare(floor);
    router.exchange(floorOfNoUse -> null);

    assertThat(prepared.route(REQUEST)).isNull();
    assertThat(router.prepare(floor)).isNull();
  }

  private static Router ending(Reason reason) {
    return floor -> request -> Route.straight(request, reason);
  }
}
