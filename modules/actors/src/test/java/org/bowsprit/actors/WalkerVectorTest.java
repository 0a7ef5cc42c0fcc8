package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.classic.ClassicProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests both walkers tick by tick, in the rooms of the test vectors for routing. The expected
 * states are in {@code walk-walker-vectors.json}.
 */
class WalkerVectorTest {

  private final JsonNode walks = TestVectors.read("walk-walker-vectors.json");
  private final JsonNode rooms = TestVectors.read("walk-routing-vectors.json").get("rooms");

  @Test
  void classicWalksEqualTheTestVectors() {
    int caseCount = 0;
    for (JsonNode walk : walks.get("walks")) {
      if (walk.has("classic")) {
        assertThat(walkClassic(walk, false))
            .as(name(walk))
            .isEqualTo(expectedStates(walk, "classic"));
        caseCount++;
      }
      if (walk.has("classicWithDrawRescale")) {
        assertThat(walkClassic(walk, true))
            .as(name(walk))
            .isEqualTo(expectedStates(walk, "classicWithDrawRescale"));
        caseCount++;
      }
    }
    System.out.println("WalkerVectorTest: compared " + caseCount + " classic walks");
    assertThat(caseCount).isPositive();
  }

  @Test
  void boxGraphWalksEqualTheTestVectors() {
    int caseCount = 0;
    for (JsonNode walk : walks.get("walks")) {
      if (walk.has("boxGraph")) {
        assertThat(walkBoxGraph(walk)).as(name(walk)).isEqualTo(expectedStates(walk, "boxGraph"));
        caseCount++;
      }
    }
    System.out.println("WalkerVectorTest: compared " + caseCount + " box-graph walks");
    assertThat(caseCount).isPositive();
  }

  @Test
  void theFactorsOfALegEqualTheTestVectorsForBothWalkers() {
    for (JsonNode leg : walks.get("legFactors")) {
      Actor actor = new Actor(1);
      actor.speedX = leg.get("speed").get(0).asInt();
      actor.speedY = leg.get("speed").get(1).asInt();
      actor.x = leg.get("start").get(0).asInt();
      actor.y = leg.get("start").get(1).asInt();
      int x = leg.get("next").get(0).asInt();
      int y = leg.get("next").get(1).asInt();
      ClassicStep.begin(actor, x, y);
      assertThat(List.of(actor.leg.factorX(), actor.leg.factorY()))
          .isEqualTo(numbers(leg.get("reference")));
      BoxGraphStep.begin(actor, x, y);
      assertThat(List.of(actor.leg.factorX(), actor.leg.factorY()))
          .isEqualTo(numbers(leg.get("boxGraph")));
    }
  }

  private List<List<Integer>> walkClassic(JsonNode walk, boolean withRescaleOnDraw) {
    RoomWithOneActor room =
        new RoomWithOneActor(walk, new ClassicProvider().open(), WalkStyle.LEG_BY_LEG);
    room.startWalk(walk);
    List<List<Integer>> states = new ArrayList<>();
    Actor actor = room.actor;
    while (actor.moveBits != 0 && states.size() < 1000) {
      room.cast.movement().walk(actor);
      if (withRescaleOnDraw) {
        room.cast.movement().beforeDrawing(actor);
      }
      states.add(List.of(actor.x, actor.y, actor.moveBits, actor.box, actor.facing, actor.scaleX));
    }
    return states;
  }

  private List<List<Integer>> walkBoxGraph(JsonNode walk) {
    RoomWithOneActor room =
        new RoomWithOneActor(walk, new BoxGraphProvider().open(), WalkStyle.PLANNED);
    room.startWalk(walk);
    List<List<Integer>> states = new ArrayList<>();
    Actor actor = room.actor;
    while (actor.walk.isWalking() && states.size() < 1000) {
      room.cast.movement().walk(actor);
      states.add(List.of(actor.x, actor.y, actor.box, actor.facing, actor.scaleX));
    }
    return states;
  }

  /** The room of a test vector, with one actor. */
  private final class RoomWithOneActor {
    private final Cast cast;
    private final Actor actor;

    RoomWithOneActor(JsonNode walk, Router router, WalkStyle style) {
      JsonNode room = rooms.get(walk.get("room").asText());
      RoomFloor floor = new RoomFloor(RoomInfo.UNKNOWN, boxChunks(room), router, style.scaling());
      walk.path("locks")
          .properties()
          .forEach(
              lock -> floor.setFlags(Integer.parseInt(lock.getKey()), lock.getValue().asInt()));
      FakeStage stage = new FakeStage(floor);
      cast = new Cast(stage, style, ActorProfile.DEFAULT);
      actor = cast.actor(1);
      actor.room = FakeStage.ROOM;
      actor.visible = true;
      actor.speedX = walk.get("speed").get(0).asInt();
      actor.speedY = walk.get("speed").get(1).asInt();
      cast.staging()
          .put(
              actor,
              walk.get("start").get(0).asInt(),
              walk.get("start").get(1).asInt(),
              FakeStage.ROOM);
      actor.facing = walk.get("facing").asInt();
    }

    void startWalk(JsonNode walk) {
      cast.movement()
          .walkTo(
              actor,
              walk.get("target").get(0).asInt(),
              walk.get("target").get(1).asInt(),
              walk.path("destdir").asInt(Facing.NONE));
    }
  }

  private static BoxChunks boxChunks(JsonNode room) {
    List<BoxRecord> boxes = new ArrayList<>();
    for (JsonNode box : room.get("boxes")) {
      JsonNode corners = box.get("c");
      boxes.add(
          BoxRecord.ofValues(
              corners.get(0).asInt(),
              corners.get(1).asInt(),
              corners.get(2).asInt(),
              corners.get(3).asInt(),
              corners.get(4).asInt(),
              corners.get(5).asInt(),
              corners.get(6).asInt(),
              corners.get(7).asInt(),
              box.get("mask").asInt(),
              box.get("flags").asInt(),
              box.get("scale").asInt()));
    }
    List<BoxMatrixChunk.Row> matrixRows = new ArrayList<>();
    for (JsonNode row : room.get("matrix")) {
      List<BoxMatrixChunk.Hop> hops = new ArrayList<>();
      for (JsonNode hop : row) {
        hops.add(
            new BoxMatrixChunk.Hop(hop.get(0).asInt(), hop.get(1).asInt(), hop.get(2).asInt()));
      }
      matrixRows.add(new BoxMatrixChunk.Row(hops));
    }
    Optional<BoxMatrixChunk> matrix = Optional.of(new BoxMatrixChunk(matrixRows));
    return new BoxChunks(
        new BoxRecords(boxes), matrix, matrix, VectorFloors.slots(room.get("scal")));
  }

  private static String name(JsonNode walk) {
    return walk.get("name").asText();
  }

  private static List<List<Integer>> expectedStates(JsonNode walk, String field) {
    List<List<Integer>> states = new ArrayList<>();
    walk.get(field).forEach(row -> states.add(numbers(row)));
    return states;
  }

  private static List<Integer> numbers(JsonNode array) {
    List<Integer> result = new ArrayList<>();
    array.forEach(value -> result.add(value.asInt()));
    return result;
  }
}
