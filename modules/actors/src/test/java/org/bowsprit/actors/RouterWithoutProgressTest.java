package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.pathfinding.Leg;
import org.bowsprit.pathfinding.LegOracle;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.junit.jupiter.api.Test;

/**
 * Tests a router whose legs always lead to the current position. The walk ends without reaching its
 * target, instead of continuing endlessly within one tick.
 */
class RouterWithoutProgressTest {

  private static final Router ROUTER_WITHOUT_PROGRESS =
      floor ->
          new PreparedRouter() {
            @Override
            public Route route(RouteRequest request) {
              return Route.straight(request, Reason.DIRECT);
            }

            @Override
            public Optional<LegOracle> legOracle() {
              return Optional.of(
                  state -> new Leg.Cross(state.assignedBox(), List.of(state.position())));
            }
          };

  @Test
  void aWalkEndsIfTheRouterMakesNoProgress() {
    FakeStage stage =
        new FakeStage(
            Floors.classicFloor(
                ROUTER_WITHOUT_PROGRESS,
                BoxRecord.SENTINEL,
                Floors.box(0, 100, 40, 140),
                Floors.box(40, 100, 80, 140)));
    Cast cast = new Cast(stage, WalkStyle.LEG_BY_LEG, ActorProfile.DEFAULT);
    Actor ego = cast.actor(1);
    cast.staging().put(ego, 20, 120, FakeStage.ROOM);
    cast.movement().walkTo(ego, 70, 120, Facing.NONE);

    cast.movement().walk(ego);
    cast.movement().walk(ego);

    assertThat(ego.moveBits()).isZero();
    assertThat(List.of(ego.x(), ego.y())).containsExactly(20, 120);
  }
}
