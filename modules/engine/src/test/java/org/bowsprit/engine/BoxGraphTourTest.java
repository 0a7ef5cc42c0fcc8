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
 * Tests that the default router takes ego to every target of the tour, also after locks and moves.
 * For an unreachable target, ego stays in its connected part of the floor.
 */
class BoxGraphTourTest {

  private static final int COUNT_VARIABLE = 104;
  private static final int FIRST_RECORD_VARIABLE = 240;
  private static final int VARIABLES_PER_TARGET = 4;
  private static final int TOUR_OF_ROOM = 100;
  private static final int MAX_TICKS = 3_000;

  private final Path game = Path.of("target/test-classes/games/walklab");
  private final GameResources resources = new GameOpener().open(game).resources();
  private int reached;
  private int outOfReach;

  /**
   * A step of a tour as the game records it.
   *
   * @param to the target or the new position
   * @param walks whether ego walks there
   */
  private record Step(Point to, boolean walks) {}

  @Test
  void theTourReachesEveryTarget() throws IOException {
    JsonNode manifest =
        new ObjectMapper().readTree(Files.readAllBytes(game.resolve("manifest.json")));
    for (JsonNode room : manifest.get("rooms")) {
      checkRoom(room);
    }
    System.out.println(
        "BoxGraphTourTest: " + reached + " targets reached, " + outOfReach + " out of reach");
    assertThat(reached).isPositive();
    assertThat(outOfReach).as("islands and locked boxes").isPositive();
  }

  private void checkRoom(JsonNode room) {
    int number = room.get("id").asInt();
    GameSession session =
        GameSession.boot(
            GameSetup.headless(resources, new BoxGraphProvider())
                .withBootParameter(TOUR_OF_ROOM + number));
    Point position = point(room.get("start"), 0);
    List<Step> steps = steps(room);
    for (int i = 0; i < steps.size(); i++) {
      playUntil(session, VARIABLES_PER_TARGET * (i + 1));
      Point newPosition = recordedPosition(session, i);
      if (steps.get(i).walks()) {
        check(
            session.world().floor().floor(),
            position,
            steps.get(i).to(),
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

  private static void playUntil(GameSession session, int records) {
    while (session.machine().variables().read(COUNT_VARIABLE) < records
        && session.ticks() < MAX_TICKS) {
      session.tick();
    }
    assertThat(session.machine().variables().read(COUNT_VARIABLE)).isGreaterThanOrEqualTo(records);
  }

  private static Point recordedPosition(GameSession session, int step) {
    int record = FIRST_RECORD_VARIABLE + VARIABLES_PER_TARGET * step;
    return new Point(
        session.machine().variables().read(record), session.machine().variables().read(record + 1));
  }

  private void check(Floor floor, Point from, Point target, Point end, String description) {
    if (floor.isOpen()) {
      assertThat(end).as(description).isEqualTo(target);
      reached++;
      return;
    }
    BoxIndex reachable = ReachableBoxes.from(floor, from.x(), from.y());
    int box = floor.effective().resolve(target.x(), target.y());
    if (reachable.isMember(box)) {
      long goal = Outline.nearest(floor.box(box), target.x(), target.y());
      assertThat(PackedPoint.of(end.x(), end.y())).as(description).isEqualTo(goal);
      reached++;
    } else {
      int around = reachable.resolve(end.x(), end.y());
      assertThat(Outline.contains(floor.box(around), end.x(), end.y())).as(description).isTrue();
      outOfReach++;
    }
  }
}
