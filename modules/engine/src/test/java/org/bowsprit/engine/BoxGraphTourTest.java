package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.actors.RoomFloor;
import org.bowsprit.format.game.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.junit.jupiter.api.Test;

/** The default router takes ego to every target of the tour. */
class BoxGraphTourTest {

  private static final int COUNT = 104;
  private static final int RECORDS = 240;
  private static final int PER_TARGET = 4;
  private static final int TOUR_OF_ROOM = 100;
  private static final int LONGEST = 3_000;

  private final Path game = Path.of("target/test-classes/games/walklab");
  private final GameResources resources = new GameOpener().open(game).resources();

  @Test
  void theTourReachesEveryTarget() throws IOException {
    JsonNode manifest =
        new ObjectMapper().readTree(Files.readAllBytes(game.resolve("manifest.json")));
    int targets = 0;
    for (JsonNode room : manifest.get("rooms")) {
      if (room.get("moves").isEmpty()) {
        targets += checkRoom(room);
      }
    }
    System.out.println("BoxGraphTourTest: " + targets + " targets");
    assertThat(targets).isPositive();
  }

  private int checkRoom(JsonNode room) {
    int number = room.get("id").asInt();
    int wanted = PER_TARGET * room.get("targets").size();
    GameSession session =
        GameSession.boot(
            GameSetup.headless(resources, new BoxGraphProvider())
                .withBootParameter(TOUR_OF_ROOM + number));
    while (session.machine().variables().read(COUNT) < wanted && session.ticks() < LONGEST) {
      session.tick();
    }
    assertThat(session.machine().variables().read(COUNT)).as("room %d", number).isEqualTo(wanted);
    for (int i = 0; i < room.get("targets").size(); i++) {
      JsonNode target = room.get("targets").get(i);
      long goal = goal(session.world().floor(), target.get(0).asInt(), target.get(1).asInt());
      int record = RECORDS + PER_TARGET * i;
      assertThat(
              PackedPoint.of(
                  session.machine().variables().read(record),
                  session.machine().variables().read(record + 1)))
          .as("room %d target %s", number, target)
          .isEqualTo(goal);
    }
    return room.get("targets").size();
  }

  private static long goal(RoomFloor floor, int x, int y) {
    if (floor.floor().isOpen()) {
      return PackedPoint.of(x, y);
    }
    int box = floor.floor().effective().resolve(x, y);
    return Outline.nearest(floor.floor().box(box), x, y);
  }
}
