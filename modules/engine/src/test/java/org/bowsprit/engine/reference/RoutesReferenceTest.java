package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.Facing;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.router.classic.ClassicProvider;
import org.junit.jupiter.api.Test;

/**
 * Compares random walks, step by step, with the walks of the capturing interpreter. The router is
 * {@code classic}.
 */
class RoutesReferenceTest {

  private static final int EGO = 1;
  private static final int MAX_STEPS = 5_000;

  @Test
  void everyStepOfAWalkEqualsTheCapturedStep() throws IOException {
    int walkCount = 0;
    for (Path file : RunFile.walkFiles()) {
      String game = file.getParent().getFileName().toString();
      GameSession session =
          GameSession.boot(
              GameSetup.headless(Replay.openGame(game), new ClassicProvider())
                  .withBootParameter(1));
      session.tick();
      for (JsonNode walk : CapturedRun.lines(file)) {
        checkWalk(session, walk);
        walkCount++;
      }
    }
    assertThat(walkCount).isPositive();
    System.out.println("RoutesReferenceTest: compared " + walkCount + " walks");
  }

  private static void checkWalk(GameSession session, JsonNode walk) {
    session.machine().enterRoom(walk.get("room").asInt());
    Cast cast = session.world().cast();
    Actor ego = cast.actor(EGO);
    JsonNode start = walk.get("start");
    cast.choreographer().face(ego, Facing.SOUTH);
    cast.staging()
        .placeInBox(ego, start.get(0).asInt(), start.get(1).asInt(), start.get(2).asInt());
    cast.movement()
        .walkTo(ego, walk.get("to").get(0).asInt(), walk.get("to").get(1).asInt(), Facing.NONE);
    List<Integer> expectedDestination = numbers(walk.get("dest"));
    List<List<Integer>> steps = new ArrayList<>();
    if (cast.movement().movingResult(ego) != 0) {
      assertThat(List.of(ego.walk().destX(), ego.walk().destY(), ego.walk().destBox()))
          .as("the destination of %s", walk)
          .isEqualTo(expectedDestination);
    }
    while (cast.movement().movingResult(ego) != 0 && steps.size() < MAX_STEPS) {
      cast.movement().walk(ego);
      cast.movement().beforeDrawing(ego);
      steps.add(List.of(ego.x(), ego.y(), ego.boxForScripts(), ego.scaleX(), ego.facing()));
    }
    List<List<Integer>> expectedSteps = new ArrayList<>();
    walk.get("steps").forEach(step -> expectedSteps.add(numbers(step)));
    assertThat(steps)
        .as("the steps of the walk from %s", walk.get("start"))
        .isEqualTo(expectedSteps);
  }

  private static List<Integer> numbers(JsonNode array) {
    List<Integer> result = new ArrayList<>();
    array.forEach(value -> result.add(value.asInt()));
    return result;
  }
}
