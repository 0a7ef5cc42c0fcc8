package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.format.fixture.Vectors;
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
 * Tests both walkers in the rooms of the routing vectors, tick by tick ({@code
 * walk-walker-vectors}).
 */
class WalkerTwinVectorTest {

  private final JsonNode walks = Vectors.read("walk-walker-vectors.json");
  private final JsonNode rooms = Vectors.read("walk-routing-vectors.json").get("rooms");

  @Test
  void classicWalksEqualTheVectors() {
    int cases = 0;
    for (JsonNode walk : walks.get("walks")) {
      if (walk.has("classic")) {
        assertThat(walkClassic(walk, false)).as(name(walk)).isEqualTo(rows(walk, "classic"));
        cases++;
      }
      if (walk.has("classicWithDrawRescale")) {
        assertThat(walkClassic(walk, true))
            .as(name(walk))
            .isEqualTo(rows(walk, "classicWithDrawRescale"));
        cases++;
      }
    }
    System.out.println("WalkerTwinVectorTest: " + cases + " classic walks");
    assertThat(cases).isPositive();
  }

  @Test
  void boxGraphWalksEqualTheVectors() {
    int cases = 0;
    for (JsonNode walk : walks.get("walks")) {
      if (walk.has("boxGraph")) {
        assertThat(walkBoxGraph(walk)).as(name(walk)).isEqualTo(rows(walk, "boxGraph"));
        cases++;
      }
    }
    System.out.println("WalkerTwinVectorTest: " + cases + " box-graph walks");
    assertThat(cases).isPositive();
  }

  @Test
  void legsHaveTheFactorsOfBothWalkers() {
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

  private List<List<Integer>> walkClassic(JsonNode walk, boolean withDrawing) {
    Scene scene = new Scene(walk, new ClassicProvider().open(), WalkStyle.LEG_BY_LEG);
    scene.start(walk);
    List<List<Integer>> ticks = new ArrayList<>();
    Actor actor = scene.actor;
    while (actor.moveBits != 0 && ticks.size() < 1000) {
      scene.cast.movement().walk(actor);
      if (withDrawing) {
        scene.cast.movement().beforeDrawing(actor);
      }
      ticks.add(List.of(actor.x, actor.y, actor.moveBits, actor.box, actor.facing, actor.scaleX));
    }
    return ticks;
  }

  private List<List<Integer>> walkBoxGraph(JsonNode walk) {
    Scene scene = new Scene(walk, new BoxGraphProvider().open(), WalkStyle.PLANNED);
    scene.start(walk);
    List<List<Integer>> ticks = new ArrayList<>();
    Actor actor = scene.actor;
    while (actor.walk.isWalking() && ticks.size() < 1000) {
      scene.cast.movement().walk(actor);
      ticks.add(List.of(actor.x, actor.y, actor.box, actor.facing, actor.scaleX));
    }
    return ticks;
  }

  /** One room with one actor. */
  private final class Scene {
    private final Cast cast;
    private final Actor actor;

    Scene(JsonNode walk, Router router, WalkStyle style) {
      JsonNode room = rooms.get(walk.get("room").asText());
      RoomFloor floor = new RoomFloor(RoomInfo.UNKNOWN, disk(room), router, style.scaling());
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

    void start(JsonNode walk) {
      cast.movement()
          .walkTo(
              actor,
              walk.get("target").get(0).asInt(),
              walk.get("target").get(1).asInt(),
              walk.path("destdir").asInt(Facing.NONE));
    }
  }

  private static BoxChunks disk(JsonNode room) {
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
    List<BoxMatrixChunk.Row> rows = new ArrayList<>();
    for (JsonNode row : room.get("matrix")) {
      List<BoxMatrixChunk.Hop> hops = new ArrayList<>();
      for (JsonNode hop : row) {
        hops.add(
            new BoxMatrixChunk.Hop(hop.get(0).asInt(), hop.get(1).asInt(), hop.get(2).asInt()));
      }
      rows.add(new BoxMatrixChunk.Row(hops));
    }
    Optional<BoxMatrixChunk> matrix = Optional.of(new BoxMatrixChunk(rows));
    return new BoxChunks(
        new BoxRecords(boxes), matrix, matrix, VectorFloors.slots(room.get("scal")));
  }

  private static String name(JsonNode walk) {
    return walk.get("name").asText();
  }

  private static List<List<Integer>> rows(JsonNode walk, String field) {
    List<List<Integer>> rows = new ArrayList<>();
    walk.get(field).forEach(row -> rows.add(numbers(row)));
    return rows;
  }

  private static List<Integer> numbers(JsonNode array) {
    List<Integer> all = new ArrayList<>();
    array.forEach(value -> all.add(value.asInt()));
    return all;
  }
}
