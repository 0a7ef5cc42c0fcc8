package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.ReachableBoxes;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.Test;

/**
 * Plays walklab, whose script sends ego to one target after another in each room. With the default
 * router, ego must reach every target, also after boxes are locked and ego is moved. If a target is
 * unreachable, ego stays in its connected part of the floor.
 */
class BoxGraphTourTest {

  private static final int RECORD_LENGTH_VARIABLE = 104;
  private static final int RECORD_START = 240;
  private static final int VARIABLES_PER_TARGET = 4;
  private static final int TOUR_BOOT_PARAMETER = 100;
  private static final int MAX_TICKS = 3_000;

  private final Path game = Path.of("target/test-classes/games/walklab");
  private final GameResources resources = new GameOpener().open(game).resources();
  private int reachedCount;
  private int unreachableCount;

  /**
   * A step of a tour, which the manifest of the game describes.
   *
   * @param point the target or the new position
   * @param walks whether ego walks to the point; otherwise a script puts ego there
   */
  private record Step(Point point, boolean walks) {}

  @Test
  void egoReachesEveryTargetOfTheTour() throws IOException {
    JsonNode manifest =
        new ObjectMapper().readTree(Files.readAllBytes(game.resolve("manifest.json")));
    for (JsonNode room : manifest.get("rooms")) {
      checkRoom(room);
    }
    System.out.println(
        "BoxGraphTourTest: "
            + reachedCount
            + " targets reached, "
            + unreachableCount
            + " unreachable");
    assertThat(reachedCount).isPositive();
    assertThat(unreachableCount)
        .as("the number of targets that are unreachable because of islands or locked boxes")
        .isPositive();
  }

  private void checkRoom(JsonNode room) {
    int number = room.get("id").asInt();
    GameSession session =
        GameSession.boot(
            GameSetup.headless(resources, new BoxGraphProvider())
                .withBootParameter(TOUR_BOOT_PARAMETER + number));
    Point position = point(room.get("start"), 0);
    List<Step> steps = steps(room);
    for (int i = 0; i < steps.size(); i++) {
      playUntilRecorded(session, VARIABLES_PER_TARGET * (i + 1));
      Point newPosition = recordedPosition(session, i);
      if (steps.get(i).walks()) {
        checkEnd(
            session.world().roomFloor().floor(),
            position,
            steps.get(i).point(),
            newPosition,
            "room " + number + " " + i);
      }
      position = newPosition;
    }
  }

  private static List<Step> steps(JsonNode room) {
    List<Step> steps = new ArrayList<>();
    room.get("targets").forEach(target -> steps.add(new Step(point(target, 0), true)));
    for (JsonNode move : room.get("moves")) {
      if (move.get(0).isInt()) {
        steps.add(new Step(point(move, 0), true));
      } else if (move.get(0).asText().equals("put")) {
        steps.add(new Step(point(move, 1), false));
      }
    }
    return steps;
  }

  private static Point point(JsonNode numbers, int from) {
    return new Point(numbers.get(from).asInt(), numbers.get(from + 1).asInt());
  }

  private static void playUntilRecorded(GameSession session, int recordedValues) {
    while (session.machine().variables().read(RECORD_LENGTH_VARIABLE) < recordedValues
        && session.ticks() < MAX_TICKS) {
      session.tick();
    }
    assertThat(session.machine().variables().read(RECORD_LENGTH_VARIABLE))
        .isGreaterThanOrEqualTo(recordedValues);
  }

  private static Point recordedPosition(GameSession session, int step) {
    int record = RECORD_START + VARIABLES_PER_TARGET * step;
    return new Point(
        session.machine().variables().read(record), session.machine().variables().read(record + 1));
  }

  private void checkEnd(Floor floor, Point from, Point target, Point end, String description) {
    if (floor.isOpen()) {
      assertThat(end).as(description).isEqualTo(target);
      reachedCount++;
      return;
    }
    BoxIndex reachable = ReachableBoxes.from(floor, from.x(), from.y());
    int box = floor.effective().resolve(target.x(), target.y());
    if (reachable.isMember(box)) {
      long goal = Outline.nearest(floor.box(box), target.x(), target.y());
      assertThat(PackedPoint.of(end.x(), end.y())).as(description).isEqualTo(goal);
      reachedCount++;
    } else {
      int boxOfEgo = reachable.resolve(end.x(), end.y());
      assertThat(Outline.contains(floor.box(boxOfEgo), end.x(), end.y())).as(description).isTrue();
      unreachableCount++;
    }
  }
}
