package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Facing;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.actors.WalkStyle;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.classic.ClassicProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests that the router can be changed in the middle of a walk. The room is room 2 of walklab, in
 * which two boxes form an L.
 */
class RouterChangeTest {

  private static final int ROOM = 2;
  private static final int EGO = 1;

  private final GameSession session =
      GameSession.boot(
          GameSetup.headless(
                  new GameOpener().open(Path.of("target/test-classes/games/walklab")).resources(),
                  new BoxGraphProvider())
              .withBootParameter(ROOM));

  private Actor ego() {
    return session.world().cast().actor(EGO);
  }

  private boolean isMoving() {
    return session.world().cast().movement().movingResult(ego()) != 0;
  }

  private void startWalk() {
    session.tick();
    session.world().cast().staging().put(ego(), 20, 70, ROOM);
    session.world().cast().movement().walkTo(ego(), 280, 120, Facing.WEST);
    for (int i = 0; i < 10; i++) {
      session.tick();
    }
    assertThat(isMoving()).isTrue();
  }

  private void changeRouter(RouterProvider provider, WalkStyle style) {
    session.changePlanner(new WalkPlanner(provider.open(), style));
  }

  private void assertEgoArrives() {
    for (int i = 0; i < 300 && isMoving(); i++) {
      session.tick();
    }
    assertThat(isMoving()).isFalse();
    assertThat(ego().x()).isEqualTo(280);
    assertThat(ego().y()).isEqualTo(120);
    assertThat(ego().facing()).isEqualTo(Facing.WEST);
  }

  @Test
  void aWalkReachesItsDestinationAfterTheRouterIsChangedTwice() {
    startWalk();
    changeRouter(new ClassicProvider(), WalkStyle.LEG_BY_LEG);
    session.tick();
    assertThat(ego().walk().leg()).as("the current leg of the classic walker").isPresent();
    changeRouter(new BoxGraphProvider(), WalkStyle.PLANNED);
    session.tick();
    assertThat(ego().walk().route()).as("the whole route of the box-graph walker").isPresent();
    assertEgoArrives();
  }

  @Test
  void changingTheRouterDoesNotMoveAStandingActor() {
    session.tick();
    int x = ego().x();
    changeRouter(new ClassicProvider(), WalkStyle.LEG_BY_LEG);
    for (int i = 0; i < 5; i++) {
      session.tick();
    }
    assertThat(isMoving()).isFalse();
    assertThat(ego().x()).isEqualTo(x);
  }

  @Test
  void changingTheRouterKeepsTheChangesThatScriptsMadeToTheFloor() {
    session.tick();
    session.world().roomFloor().setFlags(2, 0x80);
    session.world().roomFloor().rebuildMatrix();
    changeRouter(new ClassicProvider(), WalkStyle.LEG_BY_LEG);
    assertThat(session.world().roomFloor().flags(2)).isEqualTo(0x80);
    assertThat(session.world().roomFloor().snapshot().rebuilt()).isTrue();
  }
}
