package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.router.classic.ClassicProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests the distances that scripts measure between actors and objects (spec 14, rules 9 and 14).
 */
class DistanceRulesTest {

  /**
   * The statements that measure the distance between ego at (10,20) and an object. They first move
   * the walk point of the object to (477,40), outside the floor.
   */
  private static final String[] MEASURING_STATEMENTS = {
    "drawObject(301,setXY(60,4));",
    "Var[100] = getDist(1,301);",
    "Var[101] = getDist(301,1);",
    "VAR_ACTOR_RANGE_MIN = 1;",
    "VAR_ACTOR_RANGE_MAX = 1;",
    "Var[102] = getClosestObjActor(301);"
  };

  private final ScriptedGame game = new ScriptedGame();

  @Test
  void theClassicRouterMovesTheWalkPointOntoTheFloorOnlyIfTheActorComesFirst() {
    game.withSetup(setup -> setup.withPlanner(WalkPlanner.of(new ClassicProvider())))
        .script(20, MEASURING_STATEMENTS)
        .open()
        .run(20);

    assertThat(game.variable(100)).isEqualTo(319 - 10);
    assertThat(game.variable(101)).isEqualTo(477 - 10);
    assertThat(game.variable(102)).as("the result if no actor is nearer than 255").isEqualTo(255);
  }

  @Test
  void theDefaultRouterMovesTheWalkPointOntoTheFloorInBothDirections() {
    game.script(20, MEASURING_STATEMENTS).open().run(20);

    assertThat(game.variable(100)).isEqualTo(319 - 10);
    assertThat(game.variable(101)).isEqualTo(319 - 10);
  }

  @Test
  void withoutARoomTheDistanceOfActorsInRoomZeroIsZero() {
    game.script(
            1,
            "Var[100] = getDist(1,2);",
            "putActorInRoom(2,1);",
            "Var[101] = getDist(1,2);",
            "loadRoom(1);")
        .open();

    assertThat(game.variable(100)).isZero();
    assertThat(game.variable(101)).isEqualTo(255);
  }

  @Test
  void withoutARoomNoActorIsShown() {
    game.script(1, "ActorOps(2,[Costume(1),IgnoreBoxes()]);", "loadRoom(1);").open();

    assertThat(game.world().cast().snapshot().get(2).dress().isNew())
        .as("the costume is new, because its init chore has not started")
        .isTrue();
  }
}
