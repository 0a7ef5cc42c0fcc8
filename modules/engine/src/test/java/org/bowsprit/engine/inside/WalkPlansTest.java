package org.bowsprit.engine.inside;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Facing;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.router.classic.ClassicProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests the plans of walks that debug overlays show. The room is room 2 of walklab, in which two
 * boxes form an L.
 */
class WalkPlansTest {

  private static final int ROOM = 2;
  private static final int EGO = 1;

  private GameSession session;

  private WalkPlan planAfter(RouterProvider router, int ticks) {
    session =
        GameSession.boot(
            GameSetup.headless(
                    new GameOpener().open(Path.of("target/test-classes/games/walklab")).resources(),
                    router)
                .withBootParameter(ROOM));
    session.tick();
    Actor ego = session.world().cast().actor(EGO);
    session.world().cast().staging().put(ego, 20, 70, ROOM);
    session.world().cast().movement().walkTo(ego, 280, 120, Facing.NONE);
    for (int i = 0; i < ticks; i++) {
      session.world().cast().movement().walk(ego);
    }
    return new WalkPlans(session.world()).current().get(0);
  }

  @Test
  void thePlanOfABoxGraphWalkContainsItsRouteItsBoxesAndItsGates() {
    WalkPlan plan = planAfter(new BoxGraphProvider(), 3);

    assertThat(plan.actor()).isEqualTo(EGO);
    assertThat(plan.start()).isEqualTo(new Point(20, 70));
    assertThat(plan.destination()).isEqualTo(new Point(280, 120));
    assertThat(plan.ahead()).endsWith(new Point(280, 120)).hasSizeGreaterThan(1);
    assertThat(plan.boxes()).hasSizeGreaterThan(1).startsWith(plan.box());
    assertThat(plan.verdict()).isEqualTo("OK");
    assertThat(plan.shapes()).extracting(DebugShape::label).contains("gate");
  }

  @Test
  void waypointsAreBehindAfterTheActorHasPassedThem() {
    WalkPlan planAtFirst = planAfter(new BoxGraphProvider(), 1);
    WalkPlan laterPlan = planAfter(new BoxGraphProvider(), 30);

    assertThat(laterPlan.behind()).isNotEmpty();
    assertThat(laterPlan.ahead().size() + laterPlan.behind().size())
        .isEqualTo(planAtFirst.ahead().size());
  }

  @Test
  void thePlanOfAClassicWalkContainsTheCurrentLegAndTheDestination() {
    WalkPlan plan = planAfter(new ClassicProvider(), 1);

    assertThat(plan.position()).isNotEqualTo(plan.start());
    assertThat(plan.ahead()).hasSize(2).endsWith(new Point(280, 120));
    assertThat(plan.boxes()).startsWith(plan.box()).doesNotContain(0);
    assertThat(plan.verdict()).isEqualTo("CROSS");
    assertThat(plan.shapes()).isNotEmpty();
  }

  @Test
  void readingThePlansDoesNotChangeTheGameAndStandingActorsHaveNoPlan() {
    planAfter(new BoxGraphProvider(), 3);
    var stateBefore = session.snapshot();

    List<WalkPlan> plans = new WalkPlans(session.world()).current();

    assertThat(session.snapshot()).isEqualTo(stateBefore);
    assertThat(new WalkPlans(session.world()).current()).isEqualTo(plans);
    session.world().cast().movement().walkTo(session.world().cast().actor(EGO), 20, 70, 0);
    while (session.world().cast().movement().movingResult(session.world().cast().actor(EGO)) != 0) {
      session.world().cast().movement().walk(session.world().cast().actor(EGO));
    }
    assertThat(new WalkPlans(session.world()).current()).isEmpty();
  }
}
